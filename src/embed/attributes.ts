/** Attributes that declare an embed. They are only read: a token must never be written into the document. */
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

  /** Returns the value of an attribute; undefined if it is missing or empty. */
  get(name: string): string | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === '' ? undefined : (value ?? undefined);
  }

  /** Returns the value of a flag: true unless it is 'false'; undefined if it is missing. */
  flag(name: string): boolean | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === null ? undefined : value !== 'false';
  }
}
