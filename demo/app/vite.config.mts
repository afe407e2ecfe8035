import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export { config as default };
const config = defineConfig({
  root: at('.'),
  plugins: [react()],
  // the server puts a fresh nonce in the place of this text with every answer
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      { find: /^@vitrine\/sdk$/, replacement: at('../../src/index.ts') },
      { find: /^@vitrine\/sdk\/react$/, replacement: at('../../react/src/index.ts') },
    ],
  },
  build: { outDir: at('./dist'), emptyOutDir: true, target: 'es2022' },
});
