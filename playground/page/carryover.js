/**
 * What the member was doing inside a message, so that an edit from the bot does not take it away: the focused control
 * and an open select. Custom ids often carry a version, so a control is found again by its id, else by its words.
 */
export function remember(article) {
  const focused = article.contains(document.activeElement) ? document.activeElement : null;
  const control = focused?.closest("[data-custom-id]");
  const open = [...article.querySelectorAll(".select")].map((node) => node.select).find((select) => select.isOpen);
  return {
    id: control?.dataset.customId,
    words: control?.textContent,
    place: control ? controls(article).indexOf(control) : -1,
    focused: Boolean(focused),
    visible: focused?.matches(":focus-visible") ?? false,
    select: open ? { id: open.spec.custom_id, state: open.openState } : null,
    spoilers: [...article.querySelectorAll(".spoiler")].map((node) => node.classList.contains("shown")),
  };
}

export function restore(article, memory) {
  [...article.querySelectorAll(".spoiler")].forEach((node, index) => memory.spoilers[index] && node.click());
  const select =
    memory.select &&
    [...article.querySelectorAll(".select")]
      .map((node) => node.select)
      .find((one) => one.spec.custom_id === memory.select.id);
  if (select && !select.spec.disabled) {
    select.restore(memory.select.state);
    return;
  }
  if (!memory.focused) return;
  const target = sameControl(article, memory) ?? article;
  target.focus({ preventScroll: true, focusVisible: memory.visible });
}

function sameControl(article, memory) {
  if (!memory.id) return null;
  const all = controls(article).filter((control) => !control.disabled);
  const byId = all.find((control) => control.dataset.customId === memory.id);
  const byWords = all.find((control) => control.textContent === memory.words);
  return byId ?? byWords ?? all[Math.min(memory.place, all.length - 1)];
}

function controls(article) {
  return [...article.querySelectorAll("[data-custom-id]")];
}
