import { randomHex } from '../channel/random-id';
import type { Embed } from '../embed/embed';
import { EmbedError } from '../errors';
import { getContainerOwners } from './container-owners';
import { RemovalObserver } from './removal-observer';

/** State that embedders can share: the embeds by element, the access token, the trusted origins and the session id. */
export class EmbedRegistry {
  /** Origins that are trusted in addition to Power BI's hosts. */
  readonly trustedOrigins = new Set<string>();
  /** Default access token for all embeds. */
  accessToken: string | undefined;
  /** Embeds by container. The weak map keeps an embed alive only as long as its container. */
  readonly #byElement = new WeakMap<HTMLElement, Embed>();
  readonly #observer = new RemovalObserver<Embed>();
  /** Object that identifies this registry to other copies of the SDK without exposing it. */
  readonly #identity = {};
  #sessionId: string | undefined;

  /** Embeds that are not detached. */
  get embeds(): readonly Embed[] {
    return this.#observer.embeds;
  }

  /** Number of embeds that are not detached. */
  get size(): number {
    return this.#observer.size;
  }

  /** Returns an element's embed. */
  get(element: HTMLElement): Embed | undefined {
    return this.#byElement.get(element);
  }

  /**
   * Returns an element's embed after suspending or resuming it if necessary.
   *
   * @throws {EmbedError} `elementInUse` if the element holds an embed of another registry
   */
  claim(element: HTMLElement): Embed | undefined {
    if ((getContainerOwners().get(element) ?? this.#identity) !== this.#identity) {
      throw new EmbedError(
        'elementInUse',
        'The element holds an embed of another service. Use that service, or reset the element with it.',
      );
    }
    const embed = this.get(element);
    if (embed) this.#observer.refresh(embed);
    return embed;
  }

  /** Registers a started embed. From now on, it is detached while its frame is not in the document. */
  add(embed: Embed): void {
    const { element } = embed;
    this.#byElement.set(element, embed);
    getContainerOwners().set(element, this.#identity);
    this.#observer.add(embed);
  }

  /** Disposes an element's embed. Does nothing if the element does not hold one. */
  remove(element: HTMLElement, options?: { keepFrame: boolean }): void {
    const embed = this.get(element);
    if (!embed) return;
    this.#observer.delete(embed);
    this.#byElement.delete(element);
    getContainerOwners().delete(element);
    embed.dispose(options);
  }

  /** Random id of the session: 20 hex digits, created on first use. */
  get sessionId(): string {
    return (this.#sessionId ??= randomHex(20));
  }
}
