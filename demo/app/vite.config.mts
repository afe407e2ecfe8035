import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { esbuildTargetsOf, readBrowsers } from '../../scripts/browsers.mjs';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export { config as default };
const config = defineConfig({
  root: resolvePath('.'),
  plugins: [react()],
  // the server replaces this placeholder with a new nonce in every response
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      { find: /^@vitrine\/sdk$/, replacement: resolvePath('../../src/index.ts') },
      { find: /^@vitrine\/sdk\/react$/, replacement: resolvePath('../../react/src/index.ts') },
      { find: /^@vitrine\/sdk\/devtools$/, replacement: resolvePath('../../src/devtools/index.ts') },
    ],
  },
  build: {
    outDir: resolvePath('./dist'),
    emptyOutDir: true,
    target: esbuildTargetsOf(readBrowsers(resolvePath('../package.json'))),
  },
});
