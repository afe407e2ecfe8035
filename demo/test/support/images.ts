import { crc32, deflateSync } from 'node:zlib';

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** PNG properties, which may be invalid. */
export interface PngOptions {
  width?: number;
  height?: number;
  depth?: number;
  color?: number;
  interlace?: number;
  /** Uncompressed rows, each preceded by its filter byte. Default: 8-bit RGB pixels that match the size in the header. */
  pixels?: Buffer;
  /** Additional chunks before the pixels. */
  extra?: Buffer[];
}

export const makePng = ({
  width = 4,
  height = 3,
  depth = 8,
  color = 2,
  interlace = 0,
  pixels,
  extra = [],
}: PngOptions = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(pixels ?? Buffer.alloc(height * (1 + width * 3)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A JPEG of 2 × 2 pixels. */
export const tinyJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/' +
    '2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAACAAIDASIAAhEBAxEB/8QA' +
    'HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkK' +
    'FhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG' +
    'x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC' +
    'AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE' +
    'hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD3+iiigD//' +
    '2Q==',
  'base64',
);

const segment = (code: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Returns the tiny JPEG with metadata: orientation, location, comment, ICC profile and trailing bytes. */
export const jpegWithMetadata = (orientation: number): Buffer => {
  const exif = Buffer.from(
    'Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0GPS-PLACE',
    'latin1',
  );
  exif.writeUInt16LE(orientation, 24);
  return Buffer.concat([
    tinyJpeg.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xe2, Buffer.from('ICC_PROFILE\0SECRET')),
    segment(0xfe, Buffer.from('COMMENT by the camera')),
    tinyJpeg.subarray(2),
    Buffer.from('trailing bytes'),
  ]);
};
