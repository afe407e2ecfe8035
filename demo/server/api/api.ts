import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { canOpenReports, limits, messages, pageViewSchema, permissions } from '../../shared';
import { checked, forbidden, notFound, Refusal } from '../http/refusal';
import { recordPageView } from '../page-views/collector';
import { findPhoto } from '../photos/store';
import { readJson } from './body';
import type { ApiEnv, ApiParts } from './context';
import { requireSpace, requireUser } from './guards';
import { spaceRoutes } from './space-routes';

// a photo of the largest size in Base64, and the rest of the form
const largestBody = Math.ceil(limits.photoBytes / 3) * 4 + 64 * 1024;

/** The API under `/api`. */
export function createApi(parts: ApiParts): Hono<ApiEnv> {
  const { db, log } = parts;
  const app = new Hono<ApiEnv>().basePath('/api');

  app.use(async (c, next) => {
    await next();
    // answers depend on the user; photos set their own header
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        throw new Refusal(413, messages.photoTooLarge);
      },
    }),
  );

  app.get('/config', (c) => c.json(parts.config));
  app.get('/proxy-openid-configuration', async (c) => {
    const metadata = await parts.openIdConfiguration(c.req.query('originalAuthority') ?? '');
    if (metadata === undefined) throw new Refusal(400, 'originalAuthority is not an authority of this application.');
    return c.json(metadata);
  });
  // an image element cannot send a token: the hash of the content, which nobody can guess, is the key
  app.get('/photos/:hash', async (c) => {
    const photo = await findPhoto(db, c.req.param('hash'));
    if (!photo) throw notFound('This photo does not exist.');
    const etag = `"${c.req.param('hash')}"`;
    c.header('cache-control', 'private, max-age=31536000, immutable');
    c.header('etag', etag);
    c.header('content-security-policy', "default-src 'none'; sandbox");
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('content-type', photo.mediaType);
    return c.body(new Uint8Array(photo.bytes));
  });
  app.post('/page-views', async (c) => {
    await recordPageView(db, checked(pageViewSchema, await readJson(c)));
    return c.body(null, 204);
  });

  const user = requireUser(parts);
  app.get('/permissions', user, (c) => c.json(permissions));
  app.get('/power-bi', user, async (c) => {
    const actor = c.get('actor');
    if (!canOpenReports(actor)) throw forbidden('You are not allowed to see reports.');
    return c.json(await parts.reportEmbed(actor));
  });
  app.use('/:dir/*', user, requireSpace);
  app.route('/:dir', spaceRoutes(parts));

  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      if (error.status === 401) c.header('www-authenticate', 'Bearer');
      return c.json(error.body, error.status);
    }
    if (error instanceof HTTPException) return c.json({ error: error.message || 'The request failed.' }, error.status);
    log.error('request failed', { method: c.req.method, path: c.req.path, error });
    return c.json({ error: 'Something went wrong. Please try again later.' }, 500);
  });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- `Hono` is generic over the routes that it has collected
  return app;
}
