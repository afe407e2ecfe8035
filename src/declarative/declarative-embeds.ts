import type { EmbedConfiguration } from '../models';
import { elementsIn, observeContainers } from './container-observer';
import { whenNearViewport } from './visibility';

/** The part of a service that embeds content in declared containers. */
export interface DeclarativeService<Embed> {
  /** Prefix of the attributes that declare an embed. */
  readonly attributePrefix: string;
  /** Whether content is embedded in a container only when the container comes near the viewport. */
  readonly lazy: boolean;
  /** Embeds content in an element. */
  embed(element: HTMLElement, config?: EmbedConfiguration): Embed;
  /** Returns whether an element holds an embed. */
  has(element: HTMLElement): boolean;
  /** Returns an element's embed. */
  get(element: HTMLElement): Embed;
}

/** Manager of the embeds in declared containers, which are elements with an `embed-url` attribute. */
export class DeclarativeEmbeds<Embed> {
  readonly #service: DeclarativeService<Embed>;
  readonly #onError: (error: unknown) => void;
  /** For each container that is not near the viewport yet, a function that stops waiting for it. */
  readonly #waiting = new WeakMap<HTMLElement, () => void>();
  /** Embed URLs of containers whose content was embedded based on their attributes. */
  readonly #embedUrls = new WeakMap<HTMLElement, string | null>();

  constructor(service: DeclarativeService<Embed>, onError: (error: unknown) => void) {
    this.#service = service;
    this.#onError = onError;
  }

  /**
   * Embeds content in the declared containers within an element, including the element itself. If the service is lazy and no
   * configuration is passed, new embeds are created later, when their containers come near the viewport. Returns the embeds
   * that exist so far.
   */
  scan(container: HTMLElement, config?: EmbedConfiguration): Embed[] {
    return elementsIn(container, `[${this.#attribute}]`).flatMap((element) => {
      if (config) return this.#embed(element, config);
      return this.#service.has(element) ? this.#service.get(element) : this.#embedOrWait(element);
    });
  }

  /**
   * Scans an element, and then also embeds content in containers that are added or whose attribute changes. Returns a function
   * that stops observing.
   */
  observe(root: HTMLElement): () => void {
    this.scan(root);
    return observeContainers(root, this.#attribute, {
      onAdded: (element) => {
        if (!this.#service.has(element)) this.#embedOrWait(element);
        // Attributes of an element that is not in the document are not observed.
        else if (this.#embedUrls.has(element) && this.#embedUrls.get(element) !== this.#embedUrlOf(element)) {
          this.#embed(element);
        }
      },
      onChanged: (element) => {
        this.#embed(element);
      },
    });
  }

  /** Scans the page as soon as its document is ready. */
  scanWhenReady(): void {
    if (document.readyState !== 'loading') this.scan(document.body);
    else document.addEventListener('DOMContentLoaded', () => this.scan(document.body), { once: true });
  }

  /** Stops waiting for a container to come near the viewport. */
  cancel(element: HTMLElement): void {
    this.#waiting.get(element)?.();
    this.#waiting.delete(element);
  }

  get #attribute(): string {
    return `${this.#service.attributePrefix}embed-url`;
  }

  #embedUrlOf(element: HTMLElement): string | null {
    return element.getAttribute(this.#attribute);
  }

  #embedOrWait(element: HTMLElement): Embed[] {
    if (!this.#service.lazy) return this.#embed(element);
    const embed = () => {
      this.#waiting.delete(element);
      if (!this.#service.has(element)) this.#embed(element);
    };
    this.#waiting.set(element, whenNearViewport(element, embed));
    return [];
  }

  #embed(element: HTMLElement, config?: EmbedConfiguration): Embed[] {
    if (!config) this.#embedUrls.set(element, this.#embedUrlOf(element));
    try {
      return [this.#service.embed(element, config)];
    } catch (error) {
      this.#onError(error);
      return [];
    }
  }
}
