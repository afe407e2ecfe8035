import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { canOpenReports, pageViewSchema, permissions } from '../../shared';
import { forbidden, HttpError, notFound, retryAfterSeconds, toHttpError, validate } from '../http/http-error';
import { recordPageView } from '../page-views/collector';
import { findPhoto } from '../photos/store';
import { readJson, smallBody } from './body';
import type { ApiEnv, ApiOptions } from './context';
import { requireSpace, requireUser } from './guards';
import { spaceRoutes } from './space-routes';

/** Creates the Hono application that serves `/api`. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { db, log } = options;
  const app = new Hono<ApiEnv>().basePath('/api');

  app.use(async (c, next) => {
    await next();
    // responses depend on the user; photos set their own header
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.get('/config', (c) => c.json(options.config));
  app.get('/proxy-openid-configuration', async (c) => {
    const metadata = await options.openIdConfiguration(c.req.query('originalAuthority') ?? '');
    if (metadata === undefined)
      throw new HttpError(400, 'originalAuthority is not an authority that this application uses.');
    return c.json(metadata);
  });
  // `<img>` requests cannot carry a token, so the unguessable content hash in the URL grants access
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
  app.post('/page-views', smallBody, async (c) => {
    await recordPageView(db, validate(pageViewSchema, await readJson(c)));
    return c.body(null, 204);
  });

  const user = requireUser(options);
  app.get('/permissions', user, (c) => c.json(permissions));
  app.get('/power-bi', user, async (c) => {
    const actor = c.get('actor');
    if (!canOpenReports(actor)) throw forbidden('You are not allowed to view reports.');
    return c.json(await options.reportEmbed(actor, c.get('grant')));
  });
  app.use('/:space/*', user, requireSpace);
  app.route('/:space', spaceRoutes(options));

  app.notFound((c) => c.json({ error: 'This URL does not exist.' }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.json({ error: error.message || 'The request failed.' }, error.status);
    const { status, body } = toHttpError(error);
    if (!(error instanceof HttpError)) log.error('request failed', { method: c.req.method, path: c.req.path, error });
    if (status === 401) c.header('www-authenticate', 'Bearer');
    if (status === 503) c.header('retry-after', retryAfterSeconds);
    return c.json(body, status);
  });
  return app;
}
