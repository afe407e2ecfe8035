import { Embedder } from './embedder';

/**
 * Default embedder for functions such as `embedReport` and for React components without a `service`. It shares its embeds,
 * trusted origins and access token with the default `service`.
 *
 * @example
 * embedder.trustOrigin('https://content.example.com');
 */
export const embedder: Embedder = /* @__PURE__ */ new Embedder();
