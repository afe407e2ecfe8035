import { enumMember } from './enum-names';

const formatKey = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

/** Writer for values as JavaScript source. Collects the enums that the source needs. */
export class SourceWriter {
  /** Names of the enums. */
  readonly enums = new Set<string>();
  readonly #prefix: string;

  /** @param prefix - text before an enum's name, for example 'vitrine.' */
  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  /**
   * Returns a value as source. A function is written as its field's name, and an enum value as a member of its enum.
   *
   * @param path - names of the fields that lead to the value, innermost first
   */
  write(value: unknown, path: readonly string[], indent: string): string {
    const [name = '', parent = ''] = path;
    if (typeof value === 'function') return name;
    if (typeof value === 'string') return /['\\\n\r]/.test(value) ? JSON.stringify(value) : `'${value}'`;
    if (typeof value === 'number') return this.#number(value, name, parent);
    return typeof value === 'object' && value !== null ? this.#object(value, path, indent) : String(value);
  }

  #number(value: number, name: string, parent: string): string {
    const [type, member] = enumMember(parent, name, value) ?? [];
    if (type === undefined) return String(value);
    this.enums.add(type);
    return `${this.#prefix}${type}.${member}`;
  }

  #object(value: object, path: readonly string[], indent: string): string {
    const inner = `${indent}  `;
    const parts = Array.isArray(value)
      ? value.map((item: unknown) => this.write(item, path, inner))
      : Object.entries(value).map(([key, item]) => {
          const written = this.write(item, [key, ...path], inner);
          return written === key ? key : `${formatKey(key)}: ${written}`;
        });
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    if (parts.length === 0) return open + close;
    const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
    if (line.length < 60 && !line.includes('\n')) return line;
    return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
  }
}
