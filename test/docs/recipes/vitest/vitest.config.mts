import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'happy-dom', // or 'jsdom'
    environmentOptions: {
      // prevents happy-dom from logging an error because it does not load the iframe's page
      happyDOM: {
        settings: {
          enableIframePageLoading: true,
          navigation: { disableChildFrameNavigation: true },
        },
      },
    },
  },
});
