import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { EmbedTokenError } from '@vitrine/sdk/server';
import { Hono, type Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { log } from './log';
import type { ReportAccess } from './report-access';
import { findUser, users, type User } from './users';

const cookieName = 'user';
const pageFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Creates the app, which serves the page and the API routes that the page calls. */
export function createApp(access: ReportAccess, frameOrigin: string, folder = pageFolder): Hono {
  // Signs the cookie that identifies the user. All users are signed out when the process restarts.
  const cookieKey = randomBytes(32);

  const currentUser = async (c: Context): Promise<User | undefined> =>
    findUser(await getSignedCookie(c, cookieKey, cookieName));

  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", 'data:'], frameSrc: [frameOrigin] },
    }),
  );
  app.use('/api/*', csrf(), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  app.get('/api/session', async (c) => {
    const user = await currentUser(c);
    return c.json({ user: user && publicUser(user), users: users.map(publicUser) });
  });

  // Stands in for your own sign-in: anyone can become any user.
  app.post('/api/session', async (c) => {
    const { userId } = await c.req.json<{ userId?: unknown }>();
    const user = findUser(userId);
    if (!user) return c.json({ error: 'unknownUser' }, 400);
    await setSignedCookie(c, cookieName, user.id, cookieKey, { httpOnly: true, sameSite: 'Strict', path: '/' });
    return c.json({ user: publicUser(user) });
  });

  app.get('/api/report', async (c) => {
    if (!(await currentUser(c))) return c.json({ error: 'signedOut' }, 401);
    const { name, embedUrl } = await access.getReport(c.req.raw.signal);
    // only the emulator is served over http
    return c.json({ name, embedUrl, isEmulated: frameOrigin.startsWith('http:') });
  });

  app.get('/api/embed-token', async (c) => {
    const user = await currentUser(c);
    if (!user) return c.json({ error: 'signedOut' }, 401);
    const fresh = c.req.query('reason') === 'expired';
    return c.json(await access.getToken(user, { fresh, signal: c.req.raw.signal }));
  });

  app.onError((error, c) => {
    if (!(error instanceof EmbedTokenError)) throw error;
    const { code, message, retryAfterMs, requestId } = error;
    log('error', { code, message, requestId });
    if (retryAfterMs !== undefined) c.header('retry-after', String(Math.ceil(retryAfterMs / 1000)));
    return c.json({ error: code }, ['throttled', 'unavailable', 'timeout'].includes(code) ? 503 : 502);
  });

  app.use(serveStatic({ root: folder }));
  return app;
}

/** Returns the user fields that the page shows. */
const publicUser = ({ id, name, title }: User) => ({ id, name, title });
