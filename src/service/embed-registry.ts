import { randomHex } from '../channel/random-id';
import type { Embed } from '../embed/embed';
import { RemovalObserver } from './removal-observer';

/** State that embedders can share: the embeds by element, the access token, the trusted origins and the session id. */
export class EmbedRegistry {
  /** Embeds by container element. */
  readonly embeds = new Map<HTMLElement, Embed>();
  /** Origins that are trusted in addition to the provider's hosts. */
  readonly trustedOrigins = new Set<string>();
  /** Access token of all embeds without one. */
  accessToken: string | undefined;
  readonly #removals = new RemovalObserver((element) => {
    this.embeds.get(element)?.service.reset(element);
  });
  #sessionId: string | undefined;

  /** Registers an embed. It is reset when its container is removed from the document. */
  add(embed: Embed): void {
    this.embeds.set(embed.element, embed);
    this.#removals.add(embed.element);
  }

  /** Disposes the embed of an element; does nothing without one. */
  remove(element: HTMLElement): void {
    this.#removals.delete(element);
    this.embeds.get(element)?.dispose();
    this.embeds.delete(element);
  }

  /** Random id of the session: 20 hex digits, created on first use. */
  get sessionId(): string {
    return (this.#sessionId ??= randomHex(20));
  }
}
