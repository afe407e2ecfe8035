import { describe, expect, it } from 'vitest';
import { defaultEmbedUrl, isPaginatedUrl, parseEmbedUrl, parseTrustedOrigin } from '../../../src/embed/url';

const invalid =
  "Invalid embed URL detected. Either URL hostname or protocol are invalid. Please use the provider's REST APIs to get the valid URL";
const unsupported = "Embed URL is invalid for this scenario. Please use the provider's REST APIs to get the valid URL";
const noOrigins = new Set<string>();

describe('embed URLs', () => {
  it.each([
    'https://app.powerbi.com/reportEmbed?reportId=1',
    'https://APP.PowerBI.com/reportEmbed',
    'https://a.b.powerbi.com/x',
    'https://app.fabric.microsoft.com/x',
    'https://x.analysis.windows-int.net/x',
    'https://x.analysis-df.windows.net/x',
    'https://app.powerbi.cn/x',
    'https://app.powerbigov.us/x',
    'https://app.mil.powerbigov.us/x',
    'https://app.high.powerbigov.us/x',
    'https://app.powerbi.eaglex.ic.gov/x',
    'https://app.powerbi.microsoft.scloud/x',
    'https://app.powerbi.com/reportEmbed?title=autoAuth%3Dtrue',
  ])('accepts the embed URL %s', (url) => {
    expect(parseEmbedUrl(url, noOrigins).href).toBe(new URL(url).href);
  });

  it.each([
    '',
    'reportEmbed',
    'http://app.powerbi.com/x',
    'https://powerbi.com/x',
    'https://app.powerbi.com.evil.example/x',
    'https://evilpowerbi.com/x',
    'https://xapp.powerbigov.us/x',
    'https://app.canaryhigh.powerbigov.us/x',
    'https://app.powerbi.com@evil.example/x',
    'https://user:secret@app.powerbi.com/x',
    'https://app.powerbi.com:8443/x',
    'https://app.power\tbi.com/x',
    ' https://app.powerbi.com/x',
    'https://app.powerbi.com/x y',
    'javascript:alert(1)//app.powerbi.com',
    'data:text/html,app.powerbi.com',
    'https://127.0.0.1:4300/x',
    JSON.parse('5') as string,
  ])('rejects the embed URL %j with the specified message', (url) => {
    expect(() => parseEmbedUrl(url, noOrigins)).toThrow(
      expect.objectContaining({
        code: 'invalidEmbedUrl',
        message: invalid,
      }),
    );
  });

  it.each([
    ['https://content.example.com/reportEmbed?reportId=secret', 'https://content.example.com'],
    ['http://127.0.0.1:4300/reportEmbed', 'http://127.0.0.1:4300'],
  ])('explains how to trust the origin of %s in the details and in the cause, which consoles show', (url, origin) => {
    const hint = expect.stringContaining(
      `received ${origin}. If you trust this origin, call service.trustOrigin('${origin}').`,
    ) as string;
    expect(() => parseEmbedUrl(url, noOrigins)).toThrow(
      expect.objectContaining({
        message: invalid,
        detailedMessage: hint,
        cause: expect.objectContaining({ message: hint }) as Error,
      }),
    );
  });

  it.each([
    ['https://user:secret@content.example.com/reportEmbed?reportId=secret', 'https://content.example.com'],
    ['reportEmbed?reportId=secret', 'an invalid URL'],
    ['https://app.powerbi.com/reportEmbed?a=secret b', 'an invalid URL'],
  ])('includes only the origin from %s in the details', (url, received) => {
    expect(() => parseEmbedUrl(url, noOrigins)).toThrow(
      expect.objectContaining({ detailedMessage: expect.stringMatching(`; received ${received}\\.$`) as string }),
    );
  });

  it.each(['http://content.example.com/x', 'https://user:secret@content.example.com/x'])(
    'does not suggest trusting the origin of %s, because that would not help',
    (url) => {
      expect(() => parseEmbedUrl(url, noOrigins)).toThrow(
        expect.objectContaining({ detailedMessage: expect.not.stringContaining('trustOrigin') as string }),
      );
    },
  );

  it.each([
    'autoAuth=true',
    'autoauth=TRUE',
    'AUTOAUTH=true',
    'auto%41uth=tru%65',
    'x=1&autoAuth=%09true',
    'autoAuth=false&autoAuth=true',
    'x=1&amp;autoAuth=true',
  ])('rejects an embed URL that enables automatic sign-in with %s', (query) => {
    expect(() => parseEmbedUrl(`https://app.powerbi.com/reportEmbed?${query}`, noOrigins)).toThrow(
      expect.objectContaining({ code: 'invalidEmbedUrl', message: unsupported }),
    );
  });

  it('reads the parameters of a URL that a server template has encoded as HTML', () => {
    const { href } = parseEmbedUrl('https://app.powerbi.com/reportEmbed?groupId=g-1&amp;reportId=r-1', noOrigins);
    expect(href).toBe('https://app.powerbi.com/reportEmbed?groupId=g-1&reportId=r-1');
  });

  it('accepts URLs on a trusted origin but not on similar origins', () => {
    const trusted = new Set([parseTrustedOrigin('http://127.0.0.1:4300')]);
    expect(parseEmbedUrl('http://127.0.0.1:4300/reportEmbed', trusted).port).toBe('4300');
    expect(() => parseEmbedUrl('http://127.0.0.1:4301/reportEmbed', trusted)).toThrow(invalid);
    expect(() => parseEmbedUrl('http://localhost:4300/reportEmbed', trusted)).toThrow(invalid);
  });

  it.each([
    'http://example.com',
    'https://example.com/',
    'https://example.com/path',
    '*',
    'null',
    'ftp://localhost',
    undefined,
  ])('rejects %s as a trusted origin', (origin) => {
    expect(() => parseTrustedOrigin(origin!)).toThrow(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });

  it('builds the default URL from a host name with a scheme, spaces and capital letters', () => {
    expect(defaultEmbedUrl(undefined, 'reportEmbed')).toBe('https://app.powerbi.com/reportEmbed');
    expect(defaultEmbedUrl('  HTTPS://App.PowerBI.cn ', 'qnaEmbed')).toBe('https://app.powerbi.cn/qnaEmbed');
  });

  it.each(['app.powerbi.com/evil', 'app.powerbi.com?x', 'user@app.powerbi.com', 'a b.powerbi.com', 'x#y'])(
    'rejects the host name %j',
    (hostname) => {
      expect(() => defaultEmbedUrl(hostname, 'reportEmbed')).toThrow(invalid);
    },
  );

  it('identifies a paginated report by its path, regardless of case, and not by a query parameter', () => {
    expect(isPaginatedUrl('https://app.powerbi.com/RdlEmbed?reportId=1')).toBe(true);
    expect(isPaginatedUrl('https://app.powerbi.com/reportEmbed?x=/rdlembed?')).toBe(false);
  });
});
