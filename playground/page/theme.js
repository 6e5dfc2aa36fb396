const KEY = "theme";
const prefersLight = matchMedia("(prefers-color-scheme: light)");

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** "dark" or "light": as chosen here, else as the system prefers. */
export function currentTheme() {
  return stored() ?? (prefersLight.matches ? "light" : "dark");
}

export function applyTheme() {
  document.documentElement.dataset.theme = currentTheme();
}

export function chooseTheme(theme) {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that forbids storage keeps the choice for this page only.
  }
  document.documentElement.dataset.theme = theme;
}

prefersLight.addEventListener("change", applyTheme);
