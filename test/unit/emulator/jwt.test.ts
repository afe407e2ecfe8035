import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT, UnsecuredJWT, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64, utf8Bytes } from '../../../src/emulator/base64';
import { JwtError, createJwt, verifyJwt } from '../../../src/emulator/content/jwt';
import { hmacSha256, sha256 } from '../../../src/emulator/content/sha256';

const secret = 'a secret of at least 32 characters';
const key = new TextEncoder().encode(secret);
const bytes = fc.uint8Array({ maxLength: 300 });

describe('SHA-256', () => {
  it('returns the same hashes as node:crypto', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(Buffer.from(sha256(data))).toEqual(createHash('sha256').update(data).digest());
      }),
    );
  });

  it('returns the same HMACs as node:crypto', () => {
    fc.assert(
      fc.property(bytes, bytes, (hmacKey, data) => {
        expect(Buffer.from(hmacSha256(hmacKey, data))).toEqual(createHmac('sha256', hmacKey).update(data).digest());
      }),
    );
  });
});

describe('Base64', () => {
  it('encodes text as Buffer does and decodes the result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Buffer.compare(utf8Bytes(text), Buffer.from(text))).toBe(0);
        expect(encodeBase64(text)).toBe(Buffer.from(text).toString('base64'));
        expect(decodeBase64(encodeBase64(text))).toBe(text);
      }),
    );
  });

  it('replaces lone surrogates as TextEncoder does', () => {
    expect(utf8Bytes('a\ud800b')).toEqual(new TextEncoder().encode('a\ud800b'));
  });
});

describe('JWT', () => {
  const codeOf = (token: string, seconds = 1000): unknown => {
    try {
      verifyJwt(token, secret, seconds);
      return 'accepted';
    } catch (error) {
      if (!(error instanceof JwtError)) throw error;
      return error.code;
    }
  };

  it('creates tokens that other implementations accept', async () => {
    const token = createJwt({ items: ['résumé'], exp: 2000 }, secret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(1_000_000) });
    expect(payload).toEqual({ items: ['résumé'], exp: 2000 });
  });

  it('accepts tokens from other implementations', async () => {
    const token = await new SignJWT({ items: ['é'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(2000)
      .sign(key);
    expect(verifyJwt(token, secret, 1999)).toEqual({ items: ['é'], exp: 2000 });
    expect(codeOf(token, 2000)).toBe('expired');
  });

  it('rejects a token before it is valid', () => {
    expect(codeOf(createJwt({ nbf: 1001 }, secret))).toBe('invalid');
    expect(codeOf(createJwt({ nbf: 1000 }, secret))).toBe('accepted');
  });

  it('rejects a token that is unsigned or signed with a different algorithm', async () => {
    const sign = (alg: string) => new SignJWT({}).setProtectedHeader({ alg }).sign(new Uint8Array(64).fill(7));
    expect(codeOf(await sign('HS512'))).toBe('invalid');
    expect(codeOf(new UnsecuredJWT({}).encode())).toBe('invalid');
  });

  it('rejects a token if any character has been changed', () => {
    const token = createJwt({ items: ['*'] }, secret);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', '.', '=', '-'), (index, character) => {
        fc.pre(token[index] !== character);
        expect(codeOf(token.slice(0, index) + character + token.slice(index + 1))).toBe('invalid');
      }),
    );
    for (const malformed of ['', '.', '..', `${token}.`, `${token}=`, token.slice(0, -1)])
      expect(codeOf(malformed)).toBe('invalid');
  });

  it('rejects a malformed expiry and a payload that is not an object', () => {
    expect(codeOf(createJwt({ exp: '3000' }, secret))).toBe('invalid');
    expect(codeOf(createJwt([1] as never, secret))).toBe('invalid');
  });
});
