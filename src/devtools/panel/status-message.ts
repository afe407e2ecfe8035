import { h, setText } from '../rendering/dom';

const durationMs = 4000;

/** Message that is shown briefly at the end of the panel. Screen readers announce it. */
export class StatusMessage {
  readonly root = h('div', { class: 'status', role: 'status' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    setText(this.root, text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => setText(this.root, ''), durationMs);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
