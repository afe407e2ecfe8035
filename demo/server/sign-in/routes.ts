import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { limits, signIn } from '../../shared';
import { verifyPassword } from '../accounts/password';
import type { Database } from '../database/open';
import { addressOf } from '../http/address';
import type { Log } from '../log';
import { findStaffByEmail } from '../staff/record';
import { signInAssets } from './assets';
import type { LoginThrottle } from './login-throttle';
import { brandOfRequest, errorPage, signInPage } from './pages';

export interface SignInParts {
  provider: Provider;
  db: Database;
  throttle: LoginThrottle;
  log: Log;
  origin: string;
  appOrigins: readonly string[];
  siteBrand: string;
  trustProxy: boolean;
}

const path = signIn.providerPath;
const wrong = 'The email or the password is not correct.';

const html = (res: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void => {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers });
  res.end(body);
};

async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  let body = '';
  for await (const chunk of req) {
    body += String(chunk);
    if (body.length > 4096) return undefined;
  }
  return new URLSearchParams(body);
}

/** Handles everything under `/identity`: the provider itself, the sign-in page and its files. */
export function signInRoutes(parts: SignInParts) {
  const { provider, db, throttle, log, origin, appOrigins, siteBrand, trustProxy } = parts;
  const callback = provider.callback();
  const { host, protocol } = new URL(origin);
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    // the form results in a redirect to the app
    `form-action ${["'self'", ...appOrigins].join(' ')}`,
    // the app renews tokens in a frame
    `frame-ancestors ${["'self'", ...appOrigins].join(' ')}`,
  ].join('; ');

  /** Verifies the form and redirects to the app, or shows the form again. */
  async function handleForm(req: IncomingMessage, res: ServerResponse, uid: string, space: unknown): Promise<void> {
    const brand = brandOfRequest(space, siteBrand);
    const form = await readForm(req);
    const email = (form?.get('email') ?? '').replaceAll('\0', '').slice(0, limits.emailLength);
    const password = form?.get('password') ?? '';
    const again = (status: number, error: string, headers?: Record<string, string>) => {
      html(res, status, signInPage({ uid, email, error, brand }), headers);
    };
    // forms on other sites cannot sign in
    if (req.headers.origin !== undefined && req.headers.origin !== origin) {
      again(403, 'Please sign in on this page.');
      return;
    }
    if (email === '' || password === '' || password.length > limits.passwordLength) {
      again(400, email === '' || password === '' ? 'Please enter your email and your password.' : wrong);
      return;
    }
    const address = addressOf(req, trustProxy);
    const wait = await throttle.attempt(email, address);
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      const time = `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
      again(429, `Too many tries. Please wait ${time} and try again.`, { 'retry-after': String(wait) });
      return;
    }
    const account = await findStaffByEmail(db, email);
    if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
      log.info('sign-in refused', { address });
      again(401, wrong);
      return;
    }
    await throttle.succeed(email, address);
    log.info('signed in', { account: account.id });
    const result = { login: { accountId: account.id, remember: true } };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  }

  async function interact(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let details: Awaited<ReturnType<Provider['interactionDetails']>>;
    try {
      details = await provider.interactionDetails(req, res);
    } catch (cause) {
      if (!(cause instanceof errors.SessionNotFound)) throw cause;
      html(res, 400, errorPage('This sign-in has expired, or it was started in another browser.'));
      return;
    }
    const { uid, params } = details;
    if (!(req.url ?? '').startsWith(`${path}/sign-in/${uid}`))
      html(res, 400, errorPage('This sign-in has been replaced by a newer one.'));
    else if (req.method === 'POST') await handleForm(req, res, uid, params.space);
    else {
      const email = typeof params.login_hint === 'string' ? params.login_hint.slice(0, limits.emailLength) : '';
      html(res, 200, signInPage({ uid, email, brand: brandOfRequest(params.space, siteBrand) }));
    }
  }

  /** Resolves with false when the request is not for the provider. */
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = req.url ?? '/';
    const name = url.replace(/\?.*$/s, '');
    if (name !== path && !name.startsWith(`${path}/`)) return false;
    res.setHeader('content-security-policy', policy);
    // URLs in tokens and redirects follow the settings, not the request's headers
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];

    const asset = signInAssets[name.slice(path.length + 1)];
    if (asset !== undefined && Object.hasOwn(signInAssets, name.slice(path.length + 1))) {
      res.writeHead(200, { 'content-type': asset.type, 'cache-control': 'public, max-age=3600' }).end(asset.text);
      return true;
    }
    if (name.startsWith(`${path}/sign-in/`)) await interact(req, res);
    else {
      Object.assign(req, { originalUrl: url });
      req.url = url.slice(path.length) || '/';
      await callback(req, res);
    }
    return true;
  };
}
