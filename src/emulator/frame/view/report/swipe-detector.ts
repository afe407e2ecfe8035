import type { FrameSession } from '../../../session/frame-session';

/** Detector that emits events for touch-screen swipes. */
export class SwipeDetector {
  readonly #session: FrameSession;
  #start: { x: number; y: number } | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  observe(target: HTMLElement): void {
    target.addEventListener('touchstart', this.#begin, { passive: true });
    target.addEventListener('touchend', this.#end, { passive: true });
  }

  readonly #begin = (event: TouchEvent): void => {
    this.#start = positionOf(event);
    this.#session.emit('swipeStart', { currentPosition: this.#start, startPosition: this.#start });
  };

  readonly #end = (event: TouchEvent): void => {
    if (this.#start) this.#session.emit('swipeEnd', { currentPosition: positionOf(event), startPosition: this.#start });
    this.#start = undefined;
  };
}

const positionOf = ({ changedTouches: [touch] }: TouchEvent) => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });
