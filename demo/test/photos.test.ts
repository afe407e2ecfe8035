import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanImage } from '../server/photos/image';
import { limits, type StaffMember } from '../shared';
import type { Client } from './support/client';
import { databaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { jpegWithMetadata, makePng, pngChunk, tinyJpeg } from './support/images';
import { addPerson } from './support/people';

describe('checking images', () => {
  test('keeps a sound PNG and drops its texts, times and camera data', () => {
    const extra = [
      pngChunk('tEXt', Buffer.from('Author\0SECRET')),
      pngChunk('eXIf', Buffer.from('GPS-PLACE')),
      pngChunk('gAMA', Buffer.from([0, 0, 177, 143])),
    ];
    const photo = cleanImage(Buffer.concat([makePng({ extra }), Buffer.from('trailing')]));
    expect(photo).toMatchObject({ mediaType: 'image/png', width: 4, height: 3 });
    expect(Buffer.from(photo.bytes).equals(makePng({ extra: extra.slice(2) }))).toBe(true);
  });

  test('keeps a sound JPEG and drops camera data, profiles, comments and what follows', () => {
    const photo = cleanImage(jpegWithMetadata(1));
    expect(photo).toMatchObject({ mediaType: 'image/jpeg', width: 2, height: 2 });
    expect(Buffer.from(photo.bytes).toString('latin1')).not.toMatch(/GPS|SECRET|COMMENT|trailing|JFIF|Exif/);
    expect(cleanImage(photo.bytes).bytes).toEqual(photo.bytes);
  });

  test('keeps how a JPEG must be turned, and nothing else of its camera data', () => {
    const text = Buffer.from(cleanImage(jpegWithMetadata(6)).bytes);
    expect(text.toString('latin1')).toContain('Exif');
    expect(text.toString('latin1')).not.toContain('GPS');
    expect(text.equals(cleanImage(text).bytes)).toBe(true);
    expect(text.readUInt16BE(6 + 24)).toBe(6);
  });

  test('reads interlaced, grey, palette and 16 bit PNGs by their real size', () => {
    const sound: [depth: number, color: number, interlace: number, length: number, extra: Buffer[]][] = [
      [16, 2, 0, 3 * (1 + 24), []],
      [1, 0, 0, 3 * (1 + 1), []],
      [8, 3, 0, 3 * (1 + 4), [pngChunk('PLTE', Buffer.alloc(6))]],
      // the passes of 4 by 3 pixels that are not empty: 1 by 1, 1 by 1, 2 by 1, 2 by 2, 4 by 1
      [8, 0, 1, 2 + 2 + 3 + 6 + 5, []],
    ];
    for (const [depth, color, interlace, length, extra] of sound) {
      const image = (size: number) => makePng({ depth, color, interlace, extra, pixels: Buffer.alloc(size) });
      expect(cleanImage(image(length))).toMatchObject({ width: 4, height: 3 });
      for (const size of [length - 1, length + 1]) expect(() => cleanImage(image(size))).toThrow('pixels');
    }
  });

  const png = makePng();
  const flipped = Buffer.from(png);
  flipped[45] = (flipped[45] ?? 0) ^ 0xff;
  test.each([
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG signature alone', png.subarray(0, 8)],
    ['half a PNG', png.subarray(0, png.length - 20)],
    ['a PNG with a flipped bit', flipped],
    ['a PNG with too few pixels', makePng({ pixels: Buffer.alloc(10) })],
    ['a PNG with too many pixels', makePng({ pixels: Buffer.alloc(1000) })],
    ['a PNG that unpacks to a gigabyte', makePng({ width: 2, height: 2, pixels: Buffer.alloc(50_000_000) })],
    ['a PNG of 30000 by 30000', makePng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(10) })],
    ['a PNG without a size', makePng({ width: 0 })],
    ['a PNG of an unknown colour type', makePng({ color: 5 })],
    ['a PNG with an unknown critical chunk', makePng({ extra: [pngChunk('EVIL', Buffer.alloc(1))] })],
    ['a PNG with two headers', makePng({ extra: [pngChunk('IHDR', Buffer.alloc(13))] })],
    ['a palette PNG without a palette', makePng({ color: 3, pixels: Buffer.alloc(15) })],
    ['half a JPEG', tinyJpeg.subarray(0, 200)],
    ['a JPEG without its end', tinyJpeg.subarray(0, tinyJpeg.length - 2)],
    ['a JPEG start alone', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG whose segment is too long', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0])],
    ['a JPEG whose segment is too short', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    ['a page that calls itself a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')])],
  ])('refuses %s', (_about, bytes) => {
    expect(() => cleanImage(bytes)).toThrow(/PNG|JPEG|image|file/);
  });

  test('refuses a JPEG of too many pixels by its header', () => {
    const huge = Buffer.from(tinyJpeg);
    const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
    huge.writeUInt16BE(60_000, frame + 5);
    expect(() => cleanImage(huge)).toThrow('2 by 60000');
  });

  test('never hangs or crashes on damaged bytes', () => {
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647);
    for (let round = 0; round < 4000; round++) {
      const bytes = Buffer.from(round % 2 === 0 ? jpegWithMetadata(3) : makePng());
      for (let flips = 0; flips < 3; flips++) bytes[random() % bytes.length] = random() % 256;
      try {
        cleanImage(bytes);
      } catch (error) {
        expect(error).toHaveProperty('name', 'BadImage');
      }
    }
  });
});

describe.each(databaseKinds)('photos on the %s database', (kind) => {
  let demo: TestDemo;
  let corporate: Client;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
    corporate = await demo.as(users.corporate);
  });
  afterAll(() => demo.close());

  const upload = (bytes: Buffer, fileName = 'me.png') => ({
    fileName,
    base64Data: bytes.toString('base64'),
    isDropping: false,
  });
  const savePhoto = async (newPhotoUpload: unknown) => {
    const person = await addPerson(demo.db);
    return corporate.put<StaffMember>(`IYG-US/staff/${person.id}`, { ...person, newPhotoUpload });
  };

  test('stores, serves by the hash of its content, replaces and drops a photo', async () => {
    const { body } = await savePhoto(upload(jpegWithMetadata(1), '../../me.exe'));
    const url = `${demo.origin}${body.photoUrl ?? ''}`;
    const served = await fetch(url);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(body.photoUrl).toBe(`/api/photos/${createHash('sha256').update(bytes).digest('hex')}`);
    expect(bytes.toString('latin1')).not.toContain('GPS');
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await fetch(url, { headers: { 'if-none-match': served.headers.get('etag') ?? '' } })).status).toBe(304);

    const path = `IYG-US/staff/${body.id}`;
    expect((await corporate.put<StaffMember>(path, { ...body, newPhotoUpload: null })).body.photoUrl).toBe(
      body.photoUrl,
    );
    const replaced = await corporate.put<StaffMember>(path, {
      ...body,
      newPhotoUpload: upload(makePng({ width: 9, height: 9 })),
    });
    expect(replaced.body.photoUrl).not.toBe(body.photoUrl);
    expect((await fetch(url)).status).toBe(404);
    const dropped = await corporate.put<StaffMember>(path, { ...body, newPhotoUpload: { isDropping: true } });
    expect(dropped.body.photoUrl).toBeNull();
    expect((await fetch(`${demo.origin}${replaced.body.photoUrl ?? ''}`)).status).toBe(404);
  });

  test('a photo that two people share stays until both have dropped it', async () => {
    const image = upload(makePng({ width: 5, height: 5 }));
    const [first, second] = [await savePhoto(image), await savePhoto(image)];
    expect(second.body.photoUrl).toBe(first.body.photoUrl);
    const url = `${demo.origin}${first.body.photoUrl ?? ''}`;
    await corporate.put(`IYG-US/staff/${first.body.id}`, { ...first.body, newPhotoUpload: { isDropping: true } });
    expect((await fetch(url)).status).toBe(200);
    await corporate.delete(`IYG-US/staff/${second.body.id}`);
    expect((await fetch(url)).status).toBe(404);
  });

  test('takes a data address and a photo with a new staff member', async () => {
    const created = await corporate.post<StaffMember>('IYG-US/staff', {
      firstName: 'Photo',
      lastName: 'Genic',
      email: 'photo.genic@test.example',
      staffType: 'LocationStaff',
      locationNumbers: ['1001'],
      primaryLocationNumber: '1001',
      password: 'abcdefg1',
      newPhotoUpload: { fileName: 'a.jpg', base64Data: `data:image/jpeg;base64,${tinyJpeg.toString('base64')}` },
    });
    expect(created.body.photoUrl).toMatch(/^\/api\/photos\//);
    await corporate.delete(`IYG-US/staff/${created.body.id}`);
  });

  test('says what is wrong with a photo', async () => {
    const type = { error: 'Invalid image type. Please upload PNG, JPEG, or JPG.' };
    const size = { error: 'Selected file is too large. Max upload size is 5 MB.' };
    expect(await savePhoto(upload(Buffer.from('GIF89a')))).toMatchObject({ status: 415, body: type });
    expect(await savePhoto({ base64Data: 'not base64!' })).toMatchObject({ status: 415, body: type });
    const large = Buffer.alloc(limits.photoBytes + 1);
    makePng().copy(large);
    expect(await savePhoto(upload(large))).toMatchObject({ status: 413, body: size });
    const largest = Buffer.concat([makePng(), Buffer.alloc(limits.photoBytes - makePng().length)]);
    expect((await savePhoto(upload(largest))).status).toBe(200);
  });
});
