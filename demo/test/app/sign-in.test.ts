// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { brandCodeOf } from '../../app/src/lib/brand';
import { SignIn } from '../../app/src/lib/session/sign-in';

const authority = 'https://identity.example';

let assign: MockInstance<Location['assign']>;
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  // happy-dom does not implement `window.stop`, which oidc-client-ts calls when a redirect fails
  vi.stubGlobal('stop', vi.fn());
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      Promise.resolve(Response.json({ issuer: authority, authorization_endpoint: `${authority}/authorize` })),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const createSignIn = () =>
  new SignIn({
    environment: 'demo',
    brand: 'IYG',
    authority,
    clientId: 'app',
    scope: 'openid',
    metadataUrl: `${authority}/metadata`,
    contentOrigin: null,
    pageViewsUrl: '',
    usesAcademyStandIn: false,
  });

test('the page that completes a sign-in has the brand of the page that the sign-in was started for', async () => {
  void createSignIn().start('/PLS-SG/KPIReport', 'PLS-SG');
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(brandCodeOf({ pathname: '/oidc/callback', search: '?code=1&state=2' })).toBe('pls');
  expect(brandCodeOf({ pathname: '/BLT-US/new', search: '' })).toBe('blt');
});

test('concurrent sign-ins share one redirect', async () => {
  const signIn = createSignIn();
  // strict mode runs effects twice
  void signIn.start('/IYG-US', 'IYG-US');
  void signIn.start('/IYG-US', 'IYG-US');
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalled();
  });
  expect(fetch).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledOnce();
});

test('a failed redirect can be retried', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const signIn = createSignIn();
  await expect(signIn.start('/IYG-US', undefined)).rejects.toThrow('Failed to fetch');
  void signIn.start('/IYG-US', undefined);
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledOnce();
  });
});
