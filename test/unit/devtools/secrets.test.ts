import { describe, expect, it } from 'vitest';
import { Secrets } from '../../../src/devtools/store/secrets';

describe('Secrets', () => {
  it.each([
    ['Bearer abcdefghijklmnop123 was rejected', 'Bearer [redacted] was rejected'],
    ['authorization: EmbedToken H4sIAAAAAAAEAB==', 'authorization: EmbedToken [redacted]'],
    ['a Bearer token is missing', 'a Bearer token is missing'],
    [
      'https://host.example/embed?reportId=1&access_token=abc%2Bdef&page=2#id_token=xyz',
      'https://host.example/embed?reportId=1&access_token=[redacted]&page=2#id_token=[redacted]',
    ],
    ['{"accessToken":"abc def","tokenType":1}', '{"accessToken":"[redacted]","tokenType":1}'],
    [String.raw`{\"clientSecret\": \"abc\"}`, String.raw`{\"clientSecret\": \"[redacted]\"}`],
    ['eyJhbGciOiJub25lIn0.eyJleHAiOjF9. has expired', '[redacted] has expired'],
    ['key_eyJhbGciOiJub25lIn0.eyJleHAiOjF9.abc', 'key_[redacted]'],
    ['eyJhbGciOiJub25lIn0%2EeyJleHAiOjF9%2Eabc', '[redacted]'],
    [`failed with ${btoa('eyJhbGciOiJub25lIn0.eyJleHAiOjF9.abc')}`, 'failed with [redacted]'],
    ['https://host.example/?access%5Ftoken=abc', 'https://host.example/?access%5Ftoken=[redacted]'],
    ['/sign-in?next=https%3A%2F%2Fx%2F%3Ftoken%3Dabc', '/sign-in?next=https%3A%2F%2Fx%2F%3Ftoken%3D[redacted]'],
    ['Authorization: opaque-value', 'Authorization: [redacted]'],
    ['x-api-key: opaque-value', 'x-api-key: [redacted]'],
    ['Ocp-Apim-Subscription-Key: opaque-value', 'Ocp-Apim-Subscription-Key: [redacted]'],
    [
      'https://host.example/?subscription-key=opaque&page=2',
      'https://host.example/?subscription-key=[redacted]&page=2',
    ],
    ['AccountName=a;AccountKey=opaque==;Pwd=opaque', 'AccountName=a;AccountKey=[redacted];Pwd=[redacted]'],
    ['Cookie: a=1; session=opaque-value', 'Cookie: [redacted]'],
    ['Set-Cookie: session=opaque-value; path=/\nage: 1', 'Set-Cookie: [redacted]\nage: 1'],
    ['at https://user:secret@host.example/a', 'at https://[redacted]@host.example/a'],
    ['?next=https%3A%2F%2Fuser%3Asecret%40host.example', '?next=https%3A%2F%2F[redacted]%40host.example'],
    ['https://opaque@host.example and a@b.example', 'https://[redacted]@host.example and a@b.example'],
    ['Bearer%20opaque-value-12345 was rejected', 'Bearer%20[redacted] was rejected'],
    ['authorization=Basic+dXNlcjpvcGFxdWU=', 'authorization=[redacted]'],
    ['grant=x&client_secret=opaque&page=2', 'grant=x&client_secret=[redacted]&page=2'],
    ['https://host.example/?sig=opaque%2Bvalue&se=1', 'https://host.example/?sig=[redacted]&se=1'],
    ['%3Ftoken%3Dopaque%26page%3D2', '%3Ftoken%3D[redacted]%26page%3D2'],
    ['{"X-Api-Key":"opaque","JWT":"opaque","page":1}', '{"X-Api-Key":"[redacted]","JWT":"[redacted]","page":1}'],
    [String.raw`{\"set-cookie\":[\"a=opaque\",\"b=opaque\"]}`, String.raw`{\"set-cookie\":[redacted]}`],
    ["{ apiKey: 'opaque' }", "{ apiKey: '[redacted]' }"],
    ['{"accessToken":\n  "abc"}', '{"accessToken":\n  "[redacted]"}'],
    [String.raw`{"accessToken":"abc\"def"}`, '{"accessToken":"[redacted]"}'],
    [
      JSON.stringify(JSON.stringify(JSON.stringify({ accessToken: 'abc"def', tokenType: 1 }))),
      JSON.stringify(JSON.stringify(JSON.stringify({ accessToken: '[redacted]', tokenType: 1 }))),
    ],
  ])('redacts unregistered credentials in %j', (text, expected) => {
    expect(new Secrets().redactText(text)).toBe(expected);
  });

  it.each([
    'x-api-key',
    'X-API-Key',
    'apiKey',
    'Ocp-Apim-Subscription-Key',
    'x-functions-key',
    'accessKey',
    'privateKey',
    'passwd',
    'cookie',
    'Set-Cookie',
    'jwt',
    'idJwt',
    'AUTHORIZATION',
    'refresh_token',
  ])('redacts all strings in the field %s', (name) => {
    const value = { [name]: 'opaque', list: [{ [name]: ['opaque', { deep: 'opaque', count: 1 }] }] };
    const expected = { [name]: '[redacted]', list: [{ [name]: ['[redacted]', { deep: '[redacted]', count: 1 }] }] };
    expect(new Secrets().redact(value)).toEqual(expected);
  });

  it.each([
    { pageName: 'ReportSectionb0a1f9d2c3e4', id: '7f5c1f1e-5f0b-4b3a-9a55-0c8d5a3f2b10' },
    { values: ['A long filter value, with an email address: someone@example.com; 20 % off / 5 = 1'] },
    { title: 'Basic responsibilities', monkeyJungle: 'monkeyJungle.something.else', cookieConsent: 'accepted' },
    { keyStatus: 'KPI', tokenType: 1, url: 'https://unpkg.com/@vitrine/sdk/docs/?pageName=a&language=en' },
    { displayName: 'Keys: 12, authors: 3', error: 'Cookies: not available in this frame' },
  ])('does not redact %j', (value) => {
    expect(new Secrets().redact(value)).toEqual(value);
  });

  it.each([
    [
      { name: 'Authorization', value: 'opaque' },
      { name: 'Authorization', value: '[redacted]' },
    ],
    [
      { key: 'x-api-key', value: ['opaque', 1] },
      { key: 'x-api-key', value: ['[redacted]', 1] },
    ],
    [
      { headers: [{ value: { deep: 'opaque' }, name: 'Cookie' }] },
      { headers: [{ value: { deep: '[redacted]' }, name: 'Cookie' }] },
    ],
    [
      { name: 'Sales', key: 7, value: 'North' },
      { name: 'Sales', key: 7, value: 'North' },
    ],
  ])("redacts a pair's value by the name or key next to it: %j", (pair, expected) => {
    expect(new Secrets().redact(pair)).toEqual(expected);
  });

  it('copies cyclic values, and does not change prototypes', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}') as Record<string, unknown>;
    value.self = value;
    const copy = new Secrets().redact(value) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1},"self":"[cyclic]"}');
  });

  it('redacts registered tokens in plain and encoded form, and inside other tokens', () => {
    const secrets = new Secrets();
    secrets.add('opaque');
    secrets.add('opaque+token/1=');
    expect(secrets.redactText('opaque+token/1= and opaque%2Btoken%2F1%3D and opaque')).toBe(
      '[redacted] and [redacted] and [redacted]',
    );
    secrets.add('later');
    expect(secrets.redactText('later')).toBe('[redacted]');
  });

  it.each([
    ['in base64', btoa('opaque+token/1?é')],
    ['in base64 for URLs', btoa('opaque+token/1?é').replaceAll('+', '-').replaceAll('/', '_')],
    ['in base64 with more text', btoa('opaque+token/1?é and more')],
    ['encoded as a path segment', encodeURIComponent('opaque token/1')],
    ['in JSON', JSON.stringify('opaque"token\\1')],
  ])('redacts registered tokens %s', (_form, text) => {
    const secrets = new Secrets();
    for (const token of ['opaque+token/1?é', 'opaque token/1', 'opaque"token\\1', 'non-latin-漢字']) secrets.add(token);
    expect(secrets.redactText(text)).toMatch(/^"?\[redacted\]"?[\w=]*$/);
  });

  it('ignores strings that are too short, and values that are not strings', () => {
    const secrets = new Secrets();
    for (const value of ['', 'abc', undefined, 12345]) secrets.add(value);
    expect(secrets.redactText('abc 12345')).toBe('abc 12345');
  });

  it('redacts long strings from a hostile frame quickly', { timeout: 60_000 }, () => {
    const secrets = new Secrets();
    const start = performance.now();
    for (const part of [
      '?token',
      '"token',
      '"token":"',
      'Bearer ',
      'cookie:',
      '-eyaaaaaaaa',
      'eyJaaaaaaaa',
      'ZXlK',
      '//a',
      'token:[',
      'token%3D',
      'token=%',
      'api-key',
    ])
      secrets.redactText(part.repeat(100_000));
    // Takes about a second, several times as long on a busy machine, and many minutes if a pattern backtracks.
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
