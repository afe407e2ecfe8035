import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // the frame is in memory, so nothing needs to be loaded into the iframe
    onConsoleLog: (log) => !log.includes('Iframe page loading is disabled'),
  },
});
