import sharp from 'sharp';
import { limits } from '../../shared';
import { Refusal } from '../http/refusal';

/** A photo that has been decoded and encoded again: it contains pixels only, no comments, camera data or locations. */
export interface Photo {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** The bytes are not a valid PNG or JPEG of acceptable size. The message is for the log; users get the specified text. */
export class BadImage extends Error {
  override name = 'BadImage';
}

// one thread, and no cache of pixels: together with the queue below, the memory is that of one image
sharp.concurrency(1);
sharp.cache(false);

const maxWaiting = 16;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one job after the other, so that the memory is that of one image.
 * @throws {Refusal} 503 when too many jobs wait already
 */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (waiting >= maxWaiting) throw new Refusal(503, 'Too many photos are being saved at the moment. Please try again.');
  waiting++;
  const result = last.then(run).finally(() => {
    waiting--;
  });
  last = result.catch(() => undefined);
  return result;
}

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/** Decides by the first bytes, so that no other decoder than these two is ever reached. */
function formatOf(bytes: Uint8Array): 'png' | 'jpeg' {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  throw new BadImage('the file is neither PNG nor JPEG');
}

async function convert(bytes: Uint8Array): Promise<Photo> {
  const format = formatOf(bytes);
  // also the limit of the decoder, in case a file promises fewer pixels in one place than in another
  const image = sharp(bytes, { limitInputPixels: limits.photoPixels, failOn: 'warning' });
  try {
    // reads the header only
    const { width, height } = await image.metadata();
    if (width * height > limits.photoPixels)
      throw new BadImage(`the image is ${String(width)} by ${String(height)} pixels`);
    const output = image
      .autoOrient()
      .resize(limits.photoSide, limits.photoSide, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb');
    const encoded = format === 'png' ? output.png() : output.jpeg({ quality: 88 });
    return { mediaType: `image/${format}`, bytes: await encoded.toBuffer() };
  } catch (cause) {
    if (cause instanceof BadImage) throw cause;
    throw new BadImage('the image cannot be decoded', { cause });
  }
}

/**
 * Decodes an image outside of the main thread, turns it upright, reduces it to the largest size that is shown, and drops
 * its metadata.
 * @throws {BadImage} for anything but a valid PNG or JPEG of at most `limits.photoPixels`
 */
export const cleanImage = (bytes: Uint8Array): Promise<Photo> => inTurn(() => convert(bytes));
