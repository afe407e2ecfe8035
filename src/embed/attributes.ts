/**
 * Reader for the attributes that declare an embed. It never writes attributes, because a token must not end up in the document.
 */
export class Attributes {
  readonly #element: Element;
  readonly #prefix: string;

  constructor(element: Element, prefix: string) {
    this.#element = element;
    this.#prefix = prefix;
  }

  /** Returns the full name of an attribute. */
  name(name: string): string {
    return this.#prefix + name;
  }

  /** Returns the value of an attribute, or undefined if the attribute is missing or empty. */
  get(name: string): string | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === '' ? undefined : (value ?? undefined);
  }

  /** Returns the value of a Boolean attribute: true unless it is 'false', or undefined if the attribute is missing. */
  flag(name: string): boolean | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === null ? undefined : value !== 'false';
  }
}
