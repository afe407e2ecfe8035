import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { limits, signIn, type Brand } from '../../shared';
import { verifyPassword } from '../accounts/password';
import type { Database } from '../database/open';
import { addressOf, networkOf } from '../http/address';
import { formatWait } from '../http/format-wait';
import type { Log } from '../log';
import { findStaffByEmail } from '../staff/record';
import { signInAssets } from './assets';
import type { LoginThrottle } from './login-throttle';
import { brandOfRequest, errorPage, signInPage, type OfferedAccount } from './pages';

export interface SignInOptions {
  provider: Provider;
  db: Database;
  throttle: LoginThrottle;
  log: Log;
  origin: string;
  appOrigins: readonly string[];
  siteBrand: string;
  /** Accounts offered on their brand's sign-in page. */
  offeredAccounts: readonly (OfferedAccount & { brand: string })[];
  trustProxy: boolean;
}

const path = signIn.providerPath;
const wrongCredentials = 'Incorrect email or password.';

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

/** Creates the handler for `/identity`: the provider's endpoints, the sign-in page and its assets. */
export function signInRoutes(options: SignInOptions) {
  const { provider, db, throttle, log, origin, appOrigins, siteBrand, offeredAccounts, trustProxy } = options;
  const callback = provider.callback();
  const { host, protocol } = new URL(origin);
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    // submitting the form redirects to the app
    `form-action ${["'self'", ...appOrigins].join(' ')}`,
    // the app refreshes tokens in a hidden frame
    `frame-ancestors ${["'self'", ...appOrigins].join(' ')}`,
  ].join('; ');

  const accountsOf = (brand: Brand | undefined) => offeredAccounts.filter((account) => account.brand === brand?.code);

  /** Verifies the submitted credentials and redirects to the app, or responds with the form and an error. */
  async function handleForm(req: IncomingMessage, res: ServerResponse, uid: string, space: unknown): Promise<void> {
    const brand = brandOfRequest(space, siteBrand);
    const form = await readForm(req);
    const email = (form?.get('email') ?? '').replaceAll('\0', '').slice(0, limits.emailLength);
    const password = form?.get('password') ?? '';
    const accounts = accountsOf(brand);
    const showForm = (status: number, error: string, headers?: Record<string, string>) => {
      html(res, status, signInPage({ uid, email, error, brand, accounts }), headers);
    };
    // prevents forms on other sites from signing users in
    if (req.headers.origin !== undefined && req.headers.origin !== origin) {
      showForm(403, 'Please sign in on this page.');
      return;
    }
    if (email === '' || password === '') {
      const fieldErrors = {
        ...(email === '' ? { email: 'Please enter your email.' } : {}),
        ...(password === '' ? { password: 'Please enter your password.' } : {}),
      };
      html(res, 400, signInPage({ uid, email, fieldErrors, brand, accounts }));
      return;
    }
    if (password.length > limits.passwordLength) {
      showForm(400, wrongCredentials);
      return;
    }
    const address = addressOf(req, trustProxy);
    const attempt = await throttle.attempt(email, networkOf(address));
    if (attempt.wait > 0) {
      const time = formatWait(Math.ceil(attempt.wait / 60), 'minute');
      showForm(429, `Too many attempts. Please wait ${time} and try again.`, { 'retry-after': String(attempt.wait) });
      return;
    }
    const account = await findStaffByEmail(db, email);
    if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
      log.info('sign-in rejected', { address });
      showForm(401, wrongCredentials);
      return;
    }
    await attempt.succeed();
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
      // Going back to a completed sign-in opens the app, which starts a new sign-in if there is no session.
      if (req.method === 'GET') res.writeHead(303, { location: '/', 'cache-control': 'no-store' }).end();
      else html(res, 400, errorPage('This sign-in has expired, or it was started in a different browser.'));
      return;
    }
    const { uid, params } = details;
    if (!(req.url ?? '').startsWith(`${path}/sign-in/${uid}`))
      html(res, 400, errorPage('This sign-in has been replaced by a newer one.'));
    else if (req.method === 'POST') await handleForm(req, res, uid, params.space);
    else {
      const email = typeof params.login_hint === 'string' ? params.login_hint.slice(0, limits.emailLength) : '';
      const brand = brandOfRequest(params.space, siteBrand);
      html(res, 200, signInPage({ uid, email, brand, accounts: accountsOf(brand) }));
    }
  }

  // resolves to false for requests outside `/identity`
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const url = req.url ?? '/';
    const name = url.replace(/\?.*$/s, '');
    if (name !== path && !name.startsWith(`${path}/`)) return false;
    res.setHeader('content-security-policy', policy);
    // URLs in tokens and redirects are based on the settings, not on request headers
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];

    const asset = signInAssets[name.slice(path.length + 1)];
    if (asset !== undefined && Object.hasOwn(signInAssets, name.slice(path.length + 1))) {
      res.writeHead(200, { 'content-type': asset.type, 'cache-control': 'public, max-age=3600' }).end(asset.body);
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
