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
    ['Cookie: session=opaque-value; path=/', 'Cookie: [redacted]; path=/'],
    ['{"accessToken":\n  "abc"}', '{"accessToken":\n  "[redacted]"}'],
    [String.raw`{"accessToken":"abc\"def"}`, '{"accessToken":"[redacted]"}'],
    [
      JSON.stringify(JSON.stringify(JSON.stringify({ accessToken: 'abc"def', tokenType: 1 }))),
      JSON.stringify(JSON.stringify(JSON.stringify({ accessToken: '[redacted]', tokenType: 1 }))),
    ],
  ])('redacts credentials that were not known in %j', (text, expected) => {
    expect(new Secrets().redactText(text)).toBe(expected);
  });

  it('redacts known tokens as they are, encoded, and inside of others', () => {
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
    ['encoded as a part of a path', encodeURIComponent('opaque token/1')],
    ['in JSON', JSON.stringify('opaque"token\\1')],
  ])('redacts known tokens %s', (_form, text) => {
    const secrets = new Secrets();
    for (const token of ['opaque+token/1?é', 'opaque token/1', 'opaque"token\\1', 'nicht-lateinisch-漢字'])
      secrets.add(token);
    expect(secrets.redactText(text)).toMatch(/^"?\[redacted\]"?[\w=]*$/);
  });

  it('ignores texts that are too short, and values that are not texts', () => {
    const secrets = new Secrets();
    for (const value of ['', 'abc', undefined, 12345]) secrets.add(value);
    expect(secrets.redactText('abc 12345')).toBe('abc 12345');
  });

  it('redacts long texts of a hostile frame in a short time', () => {
    const secrets = new Secrets();
    const start = performance.now();
    for (const part of ['?token', '"token', '"token":"', 'Bearer ', 'cookie:', '-eyaaaaaaaa', 'eyJaaaaaaaa', 'ZXlK'])
      secrets.redactText(part.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
