import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Emulator } from '@vitrine/sdk/emulator';
import type { Plugin } from 'vite';
import { reportId, startContent } from './content';
import { clientId, createProvider } from './provider';
import { respondSignIn } from './sign-in-page';

/** Creates a plugin that runs the emulator, and an identity provider at `/identity`, alongside the development server. */
export function offline(origin: string): Plugin {
  // the identity provider signs access tokens with this secret, and the emulator verifies them
  const secret = randomBytes(32).toString('hex');
  let emulator: Emulator;
  return {
    name: 'offline',
    async config() {
      emulator = await startContent(secret);
      const settings = { authority: `${origin}/identity`, clientId, embedUrl: emulator.embedUrl(reportId) };
      return { define: { 'import.meta.env.VITE_OFFLINE': JSON.stringify(JSON.stringify(settings)) } };
    },
    configureServer({ middlewares, httpServer }) {
      const provider = createProvider({ origin, audience: emulator.origin, secret });
      const respond = provider.callback();
      middlewares.use('/identity', (request: IncomingMessage, response, next) => {
        if (request.url?.startsWith('/sign-in/')) respondSignIn(provider, request, response).catch(next);
        else void respond(request, response);
      });
      httpServer?.on('close', () => void emulator.close());
    },
  };
}
