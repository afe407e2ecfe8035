import { limits } from '../../shared';
import { cleanJpeg } from './jpeg';
import { cleanPng } from './png';

/** A photo that has been checked and holds pixels only: no comments, no camera data, no place. */
export interface Photo {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  /** Pixels as stored, before any turn by the orientation tag. */
  width: number;
  height: number;
}

/** The bytes are no sound PNG or JPEG of acceptable size. The message is for the log; users get the specified text. */
export class BadImage extends Error {
  override name = 'BadImage';
}

/** Refuses what would not fit in memory when a browser decodes it, before anything is decoded here. */
export function requireSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new BadImage('the image has no pixels');
  if (width > limits.photoSide || height > limits.photoSide)
    throw new BadImage(`the image is ${String(width)} by ${String(height)} pixels`);
}

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

/**
 * Checks content by its structure (the name says nothing) and drops the metadata.
 * @throws {BadImage} for anything but a sound PNG or JPEG
 */
export function cleanImage(bytes: Uint8Array): Photo {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return cleanPng(bytes);
  if (starts(bytes, 0xff, 0xd8, 0xff)) return cleanJpeg(bytes);
  throw new BadImage('the file is neither PNG nor JPEG');
}
