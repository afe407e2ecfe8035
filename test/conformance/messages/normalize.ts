const sessionId = /^[0-9a-f]{20}$/;

/** Converter that makes recordings comparable by replacing values that differ between runs with placeholders. */
export class Normalizer {
  readonly #uids = new Map<string, string>();

  /** Registers the frame uids in a document. */
  registerFrames(document: Document): void {
    for (const { src } of document.querySelectorAll('iframe')) {
      if (src) this.registerUid(new URL(src).searchParams.get('uid'));
    }
  }

  /** Registers the uid of an embed that reuses a frame. */
  registerUid(uid: unknown): void {
    if (typeof uid === 'string' && uid && !this.#uids.has(uid)) this.#uids.set(uid, `<uid ${this.#uids.size + 1}>`);
  }

  /** Returns the comparable form of a value: plain JSON with sorted keys and without undefined. */
  clean(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return this.#cleanString(value, key);
    if (Array.isArray(value)) return value.map((item) => this.clean(item));
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '<function>' : value;
    const entries = Object.entries(value as Record<string, unknown>)
      .filter(([, item]) => item !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, key === 'headers' && name === 'id' ? '<id>' : this.clean(item, name)] as const);
    return Object.fromEntries(entries);
  }

  #cleanString(value: string, key: string): unknown {
    if (key === 'sdkSessionId' && sessionId.test(value)) return '<session>';
    let result = value;
    for (const [uid, name] of this.#uids) result = result.replaceAll(uid, name);
    return result;
  }
}
