const FIRST_RETRY = 500;
const LONGEST_RETRY = 8000;
const PATIENCE = 12000;

/** The page's WebSocket: reconnects for ever, and pairs each interaction with its result by nonce. */
export class Connection {
  #socket = null;
  #retry = FIRST_RETRY;
  #waiting = new Map();
  #nonce = 0;
  #prefix = Math.random().toString(36).slice(2, 8);

  constructor({ memberOf, onUnknownMember, onFrame, onState }) {
    this.memberOf = memberOf;
    this.onUnknownMember = onUnknownMember;
    this.onFrame = onFrame;
    this.onState = onState;
  }

  open() {
    const member = this.memberOf();
    const address = new URL("/page/ws", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (member) address.searchParams.set("member", member);
    const socket = new WebSocket(address);
    let opened = false;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onopen = () => {
      opened = true;
      this.#retry = FIRST_RETRY;
    };
    socket.onclose = () => this.#lost(opened ? null : address);
    this.#socket = socket;
  }

  /** Sends a frame that has no result. */
  tell(op, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#nonce += 1;
    const nonce = `${this.#prefix}-${this.#nonce}`;
    this.#socket.send(JSON.stringify({ op, nonce, ...fields }));
    return nonce;
  }

  /** Sends an interaction; resolves to its result frame, `{status: "failed"}` when the connection is or gets lost. */
  ask(op, fields) {
    const nonce = this.tell(op, fields);
    if (nonce === null) return Promise.resolve({ status: "failed" });
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle({ nonce, status: "failed" }), PATIENCE);
      this.#waiting.set(nonce, { resolve, timer });
    });
  }

  #receive(frame) {
    if (frame.t === "result") this.#settle(frame);
    if (frame.t === "error" && frame.nonce) this.#settle({ ...frame, status: "failed" });
    if (frame.t === "snapshot") this.onState(true);
    this.onFrame(frame);
  }

  #settle(frame) {
    const entry = this.#waiting.get(frame.nonce);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.#waiting.delete(frame.nonce);
    entry.resolve(frame);
  }

  #lost(refused) {
    if (refused) this.#checkMember(refused);
    for (const nonce of [...this.#waiting.keys()]) this.#settle({ nonce, status: "failed" });
    this.onState(false);
    setTimeout(() => this.open(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
  }

  /** An address that names nobody at this server would be refused for ever: the next try asks for any free member. */
  async #checkMember(address) {
    const answer = await fetch(`${address.pathname}${address.search}`).catch(() => null);
    if (answer?.status === 404) this.onUnknownMember();
  }
}
