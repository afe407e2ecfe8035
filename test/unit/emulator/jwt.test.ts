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
  it('hashes as the module of Node does', () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(Buffer.from(sha256(data))).toEqual(createHash('sha256').update(data).digest());
      }),
    );
  });

  it('authenticates messages as the module of Node does', () => {
    fc.assert(
      fc.property(bytes, bytes, (hmacKey, data) => {
        expect(Buffer.from(hmacSha256(hmacKey, data))).toEqual(createHmac('sha256', hmacKey).update(data).digest());
      }),
    );
  });
});

describe('Base64', () => {
  it('encodes as TextEncoder does, and decodes the result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Buffer.compare(utf8Bytes(text), Buffer.from(text))).toBe(0);
        expect(encodeBase64(text)).toBe(Buffer.from(text).toString('base64'));
        expect(decodeBase64(encodeBase64(text))).toBe(text);
      }),
    );
  });

  it('replaces lone surrogates', () => {
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

  it('is accepted by other implementations', async () => {
    const token = createJwt({ items: ['résumé'], exp: 2000 }, secret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(1_000_000) });
    expect(payload).toEqual({ items: ['résumé'], exp: 2000 });
  });

  it('is accepted from other implementations', async () => {
    const token = await new SignJWT({ items: ['é'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(2000)
      .sign(key);
    expect(verifyJwt(token, secret, 1999)).toEqual({ items: ['é'], exp: 2000 });
    expect(codeOf(token, 2000)).toBe('expired');
  });

  it('is rejected before it is valid', () => {
    expect(codeOf(createJwt({ nbf: 1001 }, secret))).toBe('invalid');
    expect(codeOf(createJwt({ nbf: 1000 }, secret))).toBe('accepted');
  });

  it('is rejected with a signature of another algorithm', async () => {
    const sign = (alg: string) => new SignJWT({}).setProtectedHeader({ alg }).sign(new Uint8Array(64).fill(7));
    expect(codeOf(await sign('HS512'))).toBe('invalid');
    expect(codeOf(new UnsecuredJWT({}).encode())).toBe('invalid');
  });

  it('is rejected after any change', () => {
    const token = createJwt({ items: ['*'] }, secret);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', '.', '=', '-'), (at, character) => {
        fc.pre(token[at] !== character);
        expect(codeOf(token.slice(0, at) + character + token.slice(at + 1))).toBe('invalid');
      }),
    );
    for (const other of ['', '.', '..', `${token}.`, `${token}=`, token.slice(0, -1)])
      expect(codeOf(other)).toBe('invalid');
  });

  it('is rejected with a malformed expiry, or content that is not an object', () => {
    expect(codeOf(createJwt({ exp: '3000' }, secret))).toBe('invalid');
    expect(codeOf(createJwt([1] as never, secret))).toBe('invalid');
  });
});
