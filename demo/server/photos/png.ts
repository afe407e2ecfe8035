import { inflateSync } from 'node:zlib';
import { crc32 } from './crc32';
import { BadImage, requireSize, type Photo } from './image';

// what decides how pixels look; text, time, EXIF, ICC profiles (they carry texts) and animation are left out
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND']);

const channels: Record<number, { count: number; depths: number[] }> = {
  0: { count: 1, depths: [1, 2, 4, 8, 16] },
  2: { count: 3, depths: [8, 16] },
  3: { count: 1, depths: [1, 2, 4, 8] },
  4: { count: 2, depths: [8, 16] },
  6: { count: 4, depths: [8, 16] },
};

/** Start and step in x and y of the seven passes of an interlaced image. */
const passes = [
  [0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2],
] as const; // prettier-ignore

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  palette: boolean;
  interlaced: boolean;
}

function readHeader(data: Buffer): Header {
  if (data.length !== 13) throw new BadImage('the PNG header has a wrong length');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, color, compression, filter, interlace] = data.subarray(8);
  requireSize(width, height);
  const kind = channels[color ?? -1];
  if (!kind?.depths.includes(depth ?? 0)) throw new BadImage('the PNG has an unknown colour type');
  if (compression !== 0 || filter !== 0 || (interlace ?? 2) > 1) throw new BadImage('the PNG header is wrong');
  return { width, height, bitsPerPixel: kind.count * (depth ?? 0), palette: color === 3, interlaced: interlace === 1 };
}

/** Bytes of the unpacked pixels: each row has one byte more, for its filter. */
function unpackedLength({ width, height, bitsPerPixel, interlaced }: Header): number {
  const block = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : 0;
  if (!interlaced) return block(width, height);
  return passes.reduce(
    (sum, [x, y, stepX, stepY]) => sum + block(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)),
    0,
  );
}

/** Checks every chunk's checksum and that the pixels unpack to exactly the size that the header promises. */
export function cleanPng(input: Uint8Array): Photo {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const out: Buffer[] = [bytes.subarray(0, 8)];
  const pixels: Buffer[] = [];
  let header: Header | undefined;
  let palette = false;
  let ended = false;
  for (let at = 8; !ended;) {
    if (at + 12 > bytes.length) throw new BadImage('the PNG ends too early');
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new BadImage('the PNG ends within a chunk');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(end - 4))
      throw new BadImage(`the PNG chunk ${type} is damaged`);
    if ((header === undefined) !== (type === 'IHDR')) throw new BadImage('the PNG must begin with one header');
    if (type === 'IHDR') header = readHeader(data);
    if (type === 'PLTE') palette = true;
    if (type === 'IDAT') pixels.push(data);
    if (type === 'IEND') ended = true;
    const critical = (type.charCodeAt(0) & 0x20) === 0;
    if (critical && !kept.has(type)) throw new BadImage(`the PNG has an unknown chunk ${type}`);
    if (kept.has(type)) out.push(bytes.subarray(at, end));
    at = end;
  }
  if (!header || (header.palette && !palette)) throw new BadImage('the PNG lacks its palette');
  const expected = unpackedLength(header);
  let found: number;
  try {
    found = inflateSync(Buffer.concat(pixels), { maxOutputLength: expected + 1 }).length;
  } catch {
    throw new BadImage('the PNG pixels are damaged');
  }
  if (found !== expected) throw new BadImage('the PNG has too few or too many pixels');
  return { mediaType: 'image/png', bytes: Buffer.concat(out), width: header.width, height: header.height };
}
