import sharp from 'sharp';
import { limits } from '../../shared';
import { HttpError } from '../http/http-error';

/** A re-encoded photo, which contains only pixels: no comments, camera data or locations. */
export interface Photo {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** Error for invalid images. Its message is for developers. Users see `messages.photoType` instead. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}

// One thread and no cache. Together with the queue below, this limits memory usage to one decoded image.
sharp.concurrency(1);
sharp.cache(false);

const maxWaiting = 16;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs jobs one at a time, which limits memory usage to one decoded image.
 * @throws {HttpError} 503 if 16 jobs are already running or waiting
 */
function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
  if (waiting >= maxWaiting)
    throw new HttpError(503, 'Too many photos are being saved at the moment. Please try again.');
  waiting++;
  const result = last.then(run).finally(() => {
    waiting--;
  });
  last = result.catch(() => undefined);
  return result;
}

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/** Detects the format from the first bytes, so only the PNG and JPEG decoders can be reached. */
function formatOf(bytes: Uint8Array): 'png' | 'jpeg' {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  throw new InvalidImageError('the file is neither PNG nor JPEG');
}

async function convert(bytes: Uint8Array): Promise<Photo> {
  const format = formatOf(bytes);
  // the decoder enforces the limit as well, in case a file contains contradictory sizes
  const image = sharp(bytes, { limitInputPixels: limits.photoPixels, failOn: 'warning' });
  try {
    // reads only the header
    const { width, height } = await image.metadata();
    if (width * height > limits.photoPixels)
      throw new InvalidImageError(`the image is ${String(width)} by ${String(height)} pixels`);
    const output = image
      .autoOrient()
      .resize(limits.photoSide, limits.photoSide, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb');
    const encoded = format === 'png' ? output.png() : output.jpeg({ quality: 88 });
    return { mediaType: `image/${format}`, bytes: await encoded.toBuffer() };
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw cause;
    throw new InvalidImageError('the image cannot be decoded', { cause });
  }
}

/**
 * Re-encodes an image outside the main thread: rotates it upright, limits its sides to `limits.photoSide` and removes its
 * metadata.
 * @throws {InvalidImageError} if the bytes are not a valid PNG or JPEG of at most `limits.photoPixels`
 */
export const cleanImage = (bytes: Uint8Array): Promise<Photo> => enqueue(() => convert(bytes));
