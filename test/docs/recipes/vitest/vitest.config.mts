import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // the content frame is in memory, so it is expected that the iframe loads no page
    onConsoleLog: (log) => !log.includes('Iframe page loading is disabled'),
  },
});
