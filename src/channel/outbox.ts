import type { RequestMessage } from '../protocol/envelope';
import { cloneMessage } from './clone-message';

/** Requests that are held until the content accepts them. A new outbox holds requests until `release` is called. */
export class Outbox {
  /** Held requests except early ones, in the order in which they were made. Undefined while requests are sent immediately. */
  #held: RequestMessage[] | undefined = [];
  /** Held requests that a frame accepts before its content has loaded. */
  #early: RequestMessage[] = [];

  /** Whether requests are held. */
  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Holds requests from now on. */
  hold(): void {
    this.#held ??= [];
  }

  /** Removes and returns all held requests, early ones first, and stops holding. */
  release(): readonly RequestMessage[] {
    const held = [...this.releaseEarly(), ...(this.#held ?? [])];
    this.#held = undefined;
    return held;
  }

  /** Removes and returns the held early requests, in order. */
  releaseEarly(): readonly RequestMessage[] {
    const early = this.#early;
    this.#early = [];
    return early;
  }

  /**
   * Holds a copy of a request, so that later changes to the caller's objects are not sent.
   *
   * @throws {EmbedError} `notCloneable`
   */
  add(message: RequestMessage, name: string, isEarly = false): void {
    (isEarly ? this.#early : this.#held)?.push(cloneMessage(message, name));
  }

  /** Returns whether the request with this id is held. */
  has(id: string): boolean {
    return [...this.#early, ...(this.#held ?? [])].some(({ headers }) => headers.id === id);
  }
}
