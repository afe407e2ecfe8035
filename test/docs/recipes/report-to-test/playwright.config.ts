import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.e2e.ts',
  use: { baseURL: 'http://localhost:5173' },
  webServer: [
    { command: 'npx vite --port 5173 --strictPort', url: 'http://localhost:5173' },
    {
      command: 'npx vitrine-emulator --content reports/ --lenient',
      url: 'http://127.0.0.1:4300/health',
    },
  ],
});
