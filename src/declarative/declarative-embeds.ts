import type { EmbedConfiguration } from '../models';
import { observeContainers } from './container-observer';
import { whenNearViewport } from './visibility';

/** The part of a service that embeds declared containers. */
export interface DeclarativeService<Embed> {
  /** Prefix of the attributes that declare an embed. */
  readonly attributePrefix: string;
  /** Whether containers are embedded only when they come near the viewport. */
  readonly lazy: boolean;
  /** Embeds content in an element. */
  embed(element: HTMLElement, config?: EmbedConfiguration): Embed;
  /** Returns whether an element holds an embed. */
  has(element: HTMLElement): boolean;
  /** Returns an element's embed. */
  get(element: HTMLElement): Embed;
}

/** Embeds of declared containers: elements with an `embed-url` attribute. */
export class DeclarativeEmbeds<Embed> {
  readonly #service: DeclarativeService<Embed>;
  readonly #onError: (error: unknown) => void;
  /** Functions that cancel waiting, for each container that is not near the viewport yet. */
  readonly #waiting = new WeakMap<HTMLElement, () => void>();
  /** Embed URLs of containers whose content was embedded based on their attributes. */
  readonly #embedUrls = new WeakMap<HTMLElement, string | null>();

  constructor(service: DeclarativeService<Embed>, onError: (error: unknown) => void = (error) => reportError(error)) {
    this.#service = service;
    this.#onError = onError;
  }

  /**
   * Embeds the containers in an element, including the element itself. Returns their embeds, except for containers that are not
   * near the viewport yet.
   */
  scan(container: HTMLElement, config?: EmbedConfiguration): Embed[] {
    const selector = `[${this.#attribute}]`;
    const elements = [...container.querySelectorAll<HTMLElement>(selector)];
    if (container.matches(selector)) elements.unshift(container);
    return elements.flatMap((element) => {
      if (config) return this.#embed(element, config);
      return this.#service.has(element) ? this.#service.get(element) : this.#embedOrWait(element);
    });
  }

  /** Embeds the containers in an element. After that, also embeds containers that are added or whose attribute changes. */
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
