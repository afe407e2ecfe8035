/** Reads the attributes that declare an embed: what the page's author wrote is read, never written (security rules, 7). */
export class Attributes {
  readonly #element: Element;
  readonly #prefix: string;

  constructor(element: Element, prefix: string) {
    this.#element = element;
    this.#prefix = prefix;
  }

  /** The attribute's full name, as messages show it. */
  name(name: string): string {
    return this.#prefix + name;
  }

  /** The attribute's value; undefined when it is missing or empty. */
  get(name: string): string | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === '' ? undefined : (value ?? undefined);
  }

  /** The attribute as a flag: anything but 'false' is true; undefined when it is missing. */
  flag(name: string): boolean | undefined {
    const value = this.#element.getAttribute(this.#prefix + name);
    return value === null ? undefined : value !== 'false';
  }
}
