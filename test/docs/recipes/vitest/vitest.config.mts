import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // the frame is in memory: that nothing is loaded into the iframe is as it should be
    onConsoleLog: (log) => !log.includes('Iframe page loading is disabled'),
  },
});
