import type { FrameSession } from '../../../session/frame-session';

/** Tells the page of swipes on a touch screen. */
export class SwipeWatch {
  readonly #session: FrameSession;
  #start: { x: number; y: number } | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  watch(target: HTMLElement): void {
    target.addEventListener('touchstart', this.#begin, { passive: true });
    target.addEventListener('touchend', this.#end, { passive: true });
  }

  readonly #begin = (event: TouchEvent): void => {
    this.#start = placeOf(event);
    this.#session.emit('swipeStart', { currentPosition: this.#start, startPosition: this.#start });
  };

  readonly #end = (event: TouchEvent): void => {
    if (this.#start) this.#session.emit('swipeEnd', { currentPosition: placeOf(event), startPosition: this.#start });
    this.#start = undefined;
  };
}

const placeOf = ({ changedTouches: [touch] }: TouchEvent) => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });
