import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { offline } from './offline/plugin';

export default defineConfig(({ command, mode }) => {
  const usesPowerBi = Boolean(loadEnv(mode, import.meta.dirname).VITE_CLIENT_ID);
  const port = Number(process.env.PORT ?? 5173);
  return {
    // the identity provider redirects to this port
    server: { port, strictPort: true },
    plugins: [react(), ...(command === 'serve' && !usesPowerBi ? [offline(`http://localhost:${port}`)] : [])],
  };
});
