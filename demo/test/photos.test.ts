import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanImage } from '../server/photos/image';
import { limits, type StaffMember } from '../shared';
import type { Client } from './support/client';
import { ruleDatabaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { jpegWithMetadata, makePng, pngChunk, tinyJpeg } from './support/images';
import { addPerson } from './support/people';

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
};

describe('image conversion', () => {
  test('accepts a valid PNG and removes its text and camera data', async () => {
    const extra = [pngChunk('tEXt', Buffer.from('Author\0SECRET')), pngChunk('eXIf', Buffer.from('II*\0GPS-PLACE'))];
    const photo = await cleanImage(makePng({ extra }));
    expect([photo.mediaType, await sizeOf(photo.bytes)]).toEqual(['image/png', { width: 4, height: 3 }]);
    expect(Buffer.from(photo.bytes).toString('latin1')).not.toMatch(/SECRET|GPS/);
  });

  test('accepts a valid JPEG and removes camera data, profiles, comments and trailing bytes', async () => {
    const photo = await cleanImage(jpegWithMetadata(1));
    expect([photo.mediaType, await sizeOf(photo.bytes)]).toEqual(['image/jpeg', { width: 2, height: 2 }]);
    expect(Buffer.from(photo.bytes).toString('latin1')).not.toMatch(/GPS|SECRET|COMMENT|trailing|Exif/);
  });

  test('rotates a photo upright and scales it down to the maximum size', async () => {
    const wide = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#808080' } });
    const photo = await cleanImage(await wide.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await sizeOf(photo.bytes)).toEqual({ width: 512, height: 1024 });
  });

  test.each([
    ['interlaced gray', { interlace: 1, color: 0, pixels: Buffer.alloc(18) }],
    ['16-bit', { depth: 16, pixels: Buffer.alloc(3 * 25) }],
    ['palette', { color: 3, pixels: Buffer.alloc(15), extra: [pngChunk('PLTE', Buffer.alloc(6))] }],
  ])('converts a PNG with %s pixels', async (_description, options) => {
    expect(await sizeOf((await cleanImage(makePng(options))).bytes)).toEqual({ width: 4, height: 3 });
  });

  const png = makePng();
  const damaged = Buffer.from(png);
  damaged[45] = (damaged[45] ?? 0) ^ 0xff;
  test.each([
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a PNG signature without chunks', png.subarray(0, 8)],
    ['half a PNG', png.subarray(0, png.length - 20)],
    ['a PNG with a damaged byte', damaged],
    ['a PNG with too few pixels', makePng({ pixels: Buffer.alloc(10) })],
    ['a PNG without a size', makePng({ width: 0 })],
    ['a PNG with an unknown color type', makePng({ color: 5 })],
    ['a PNG with an unknown critical chunk', makePng({ extra: [pngChunk('EVIL', Buffer.alloc(1))] })],
    ['a palette PNG without a palette', makePng({ color: 3, pixels: Buffer.alloc(15) })],
    ['half a JPEG', tinyJpeg.subarray(0, 200)],
    ['a JPEG without an end marker', tinyJpeg.subarray(0, tinyJpeg.length - 2)],
    ['a JPEG with only its start and end markers', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG whose segment is too long', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0])],
    ['an HTML page that starts like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')])],
  ])('rejects %s', async (_description, bytes) => {
    await expect(cleanImage(bytes)).rejects.toHaveProperty('name', 'InvalidImageError');
  });

  test('rejects images above the pixel limit based on their header, without decoding them', async () => {
    const hugeJpeg = Buffer.from(tinyJpeg);
    hugeJpeg.writeUInt32BE(0xea60ea60, hugeJpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    const bomb = makePng({ width: 8192, height: 8192, depth: 16, pixels: Buffer.alloc(8192 * (1 + 8192 * 6)) });
    expect(bomb.length).toBeLessThan(limits.photoBytes);
    const before = process.cpuUsage();
    for (const image of [hugeJpeg, bomb, makePng({ width: 30_000, height: 30_000, pixels: Buffer.alloc(10) })])
      await expect(cleanImage(image)).rejects.toHaveProperty('name', 'InvalidImageError');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });

  test('converts or rejects images with damaged bytes without hanging or crashing', async () => {
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647);
    for (let round = 0; round < 100; round++) {
      const bytes = Buffer.from(round % 2 === 0 ? jpegWithMetadata(3) : makePng());
      for (let count = 0; count < 3; count++) bytes[random() % bytes.length] = random() % 256;
      await cleanImage(bytes).catch((error: unknown) => {
        expect(error).toHaveProperty('name', 'InvalidImageError');
      });
    }
  });

  test('decodes one image at a time without blocking the main thread', async () => {
    const large = makePng({ width: 3000, height: 3000, depth: 16, pixels: Buffer.alloc(3000 * (1 + 3000 * 6)) });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const finished: number[] = [];
    await Promise.all([1, 2, 3].map((number) => cleanImage(large).then(() => finished.push(number))));
    clearInterval(timer);
    expect(finished).toEqual([1, 2, 3]);
    expect(ticks).toBeGreaterThan(10);
  });

  test('rejects images while too many are waiting', async () => {
    const waiting = Array.from({ length: 16 }, () => cleanImage(makePng()));
    expect(() => cleanImage(makePng())).toThrow('Too many photos are being saved');
    await Promise.all(waiting);
    await cleanImage(makePng());
  });
});

describe.each(ruleDatabaseKinds)('photos on the %s database', (kind) => {
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

  test('stores a photo, serves it by its content hash, replaces it and removes it', async () => {
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

  test('keeps a photo that two people share until neither of them uses it', async () => {
    const image = upload(makePng({ width: 5, height: 5 }));
    const [first, second] = [await savePhoto(image), await savePhoto(image)];
    expect(second.body.photoUrl).toBe(first.body.photoUrl);
    const url = `${demo.origin}${first.body.photoUrl ?? ''}`;
    await corporate.put(`IYG-US/staff/${first.body.id}`, { ...first.body, newPhotoUpload: { isDropping: true } });
    expect((await fetch(url)).status).toBe(200);
    await corporate.delete(`IYG-US/staff/${second.body.id}`);
    expect((await fetch(url)).status).toBe(404);
  });

  test('accepts a photo as a data URL with a new staff member', async () => {
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

  test('responds with the specified messages to invalid photos', async () => {
    const type = { error: 'Invalid image type. Please upload PNG, JPEG, or JPG.' };
    const size = { error: 'Selected file is too large. Max upload size is 5 MB.' };
    expect(await savePhoto(upload(Buffer.from('GIF89a')))).toMatchObject({ status: 415, body: type });
    expect(await savePhoto({ base64Data: 'not base64!' })).toMatchObject({ status: 415, body: type });
    const large = Buffer.alloc(limits.photoBytes + 1);
    makePng().copy(large);
    expect(await savePhoto(upload(large))).toMatchObject({ status: 413, body: size });
    const noise = randomBytes(1300 * 1300 * 3);
    const largest = await sharp(noise, { raw: { width: 1300, height: 1300, channels: 3 } })
      .png()
      .toBuffer();
    expect(largest.length).toBeGreaterThan(0.9 * limits.photoBytes);
    expect((await savePhoto(upload(largest))).status).toBe(200);
  });
});
