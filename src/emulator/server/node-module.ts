interface NodeModules {
  crypto: typeof import('node:crypto');
  'fs/promises': typeof import('node:fs/promises');
  http: typeof import('node:http');
  https: typeof import('node:https');
  path: typeof import('node:path');
  url: typeof import('node:url');
  zlib: typeof import('node:zlib');
}

/**
 * Imports a built-in Node.js module. The import specifier is not a literal, because bundlers resolve literal specifiers
 * even for pages that use only the browser exports.
 */
export const nodeModule = async <Name extends keyof NodeModules>(name: Name): Promise<NodeModules[Name]> =>
  (await import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`)) as NodeModules[Name];
