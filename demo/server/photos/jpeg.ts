import { BadImage, requireSize, type Photo } from './image';

const marker = { SOI: 0xd8, EOI: 0xd9, SOS: 0xda, DQT: 0xdb, DHT: 0xc4, DAC: 0xcc, DRI: 0xdd, COM: 0xfe } as const;
const APP0 = 0xe0;
const APP1 = 0xe1;
/** Adobe's segment tells how the colours are coded: without it some pictures turn green. */
const APP14 = 0xee;

// baseline, extended and progressive: what browsers decode
const isFrame = (code: number) => code === 0xc0 || code === 0xc1 || code === 0xc2;
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;
const isKept = (code: number) =>
  isFrame(code) || code === marker.DQT || code === marker.DHT || code === marker.DRI || code === APP14;

/** Reads the one tag of camera data that a viewer needs: how the picture must be turned, 1 to 8. */
function readOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0' || segment.length < 14) return 1;
  const tiff = segment.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (at + 4 > tiff.length ? 0 : little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  for (let index = 0; index < short(directory); index++) {
    const entry = directory + 2 + index * 12;
    if (short(entry) !== 0x0112) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF segment with nothing but the orientation. */
const orientationSegment = (value: number): Buffer => {
  const body = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  body.writeUInt16BE(value, 24);
  return Buffer.concat([Buffer.from([0xff, APP1, 0, body.length + 2]), body]);
};

/** The end of the coded pixels that begin at `at`: the next real marker. */
function endOfScan(bytes: Buffer, at: number): number {
  for (
    let next = bytes.indexOf(0xff, at);
    next !== -1 && next + 1 < bytes.length;
    next = bytes.indexOf(0xff, next + 1)
  ) {
    const code = bytes[next + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return next;
  }
  throw new BadImage('the JPEG ends within its pixels');
}

/**
 * Walks the segments from start to end: exactly one frame with a size, tables before pixels, an end. Application data and
 * comments are dropped, so is whatever follows the end.
 */
export function cleanJpeg(input: Uint8Array): Photo {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const out: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) throw new BadImage('the JPEG has bytes between its segments');
    while (bytes[at + 1] === 0xff) at++;
    const code = bytes[at + 1];
    if (code === undefined) throw new BadImage('the JPEG ends too early');
    if (code === marker.EOI) break;
    if (at + 4 > bytes.length) throw new BadImage('the JPEG ends too early');
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw new BadImage('the JPEG ends within a segment');
    const segment = bytes.subarray(at, end);
    const data = segment.subarray(4);
    if (isFrame(code)) {
      if (size) throw new BadImage('the JPEG has two frames');
      const components = data[5] ?? 0;
      if (![1, 3, 4].includes(components) || data.length !== 6 + components * 3)
        throw new BadImage('the JPEG frame is damaged');
      size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
      requireSize(size.width, size.height);
    }
    if (code === APP1) orientation = Math.max(orientation, readOrientation(data));
    if (code === marker.SOS) {
      if (!size) throw new BadImage('the JPEG has pixels before its frame');
      const scanEnd = endOfScan(bytes, end);
      if (scanEnd === end) throw new BadImage('the JPEG has an empty scan');
      out.push(bytes.subarray(at, scanEnd));
      scans++;
      at = scanEnd;
      continue;
    }
    if (isKept(code)) out.push(segment);
    else if (code !== marker.COM && (code < APP0 || code > 0xef))
      throw new BadImage(`the JPEG has an unsupported segment ${code.toString(16)}`);
    at = end;
  }
  if (!size || scans === 0) throw new BadImage('the JPEG has no pixels');
  const start = [Buffer.from([0xff, marker.SOI]), ...(orientation > 1 ? [orientationSegment(orientation)] : [])];
  return {
    mediaType: 'image/jpeg',
    bytes: Buffer.concat([...start, ...out, Buffer.from([0xff, marker.EOI])]),
    ...size,
  };
}
