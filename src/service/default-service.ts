import { embedder } from './default-embedder';
import { Service } from './service';

/** Default service of the page. It shares its embeds, trusted origins and access token with the default `embedder`. */
export const service: Service = /* @__PURE__ */ new Service({ sharedWith: embedder });
