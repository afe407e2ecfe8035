import { createHash } from 'node:crypto';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { limits, messages, type CreateStaff } from '../../shared';
import { foreignKeyViolation, violates, type Database } from '../database/open';
import { photos, staff } from '../database/schema';
import { HttpError } from '../http/http-error';
import { InvalidImageError, cleanImage, type Photo } from './image';

/** Returns the URL path of a photo on the API's origin. */
export const photoPath = (hash: string | null): string | null => (hash === null ? null : `/api/photos/${hash}`);

type Upload = { isDropping: true } | { isDropping: false; image: Photo };

const base64 = /^[\d+/A-Za-z]*={0,2}$/;

/**
 * Decodes the photo in a submitted form. Returns undefined if the form does not change the photo.
 * @throws {HttpError} 413 if the photo is too large, 415 if it is not a valid image, 503 if too many photos are waiting
 */
export async function readUpload(upload: CreateStaff['newPhotoUpload']): Promise<Upload | undefined> {
  if (!upload) return undefined;
  if (upload.isDropping) return { isDropping: true };
  const text = upload.base64Data.replace(/^data:[^,]{0,100};base64,/, '');
  if (text === '') return undefined;
  if (text.length > Math.ceil(limits.photoBytes / 3) * 4) throw new HttpError(413, messages.photoTooLarge);
  if (text.length % 4 !== 0 || !base64.test(text)) throw new HttpError(415, messages.photoType);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > limits.photoBytes) throw new HttpError(413, messages.photoTooLarge);
  try {
    return { isDropping: false, image: await cleanImage(bytes) };
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw new HttpError(415, messages.photoType);
    throw cause;
  }
}

/** Stores a photo and returns the hash of its bytes. Identical photos are stored once. */
export async function storePhoto(db: Database, photo: Photo): Promise<string> {
  const hash = createHash('sha256').update(photo.bytes).digest('hex');
  await db
    .insert(photos)
    .values({ hash, mediaType: photo.mediaType, bytes: photo.bytes })
    // the update locks the row, so a concurrent `deleteUnusedPhoto` cannot delete it
    .onConflictDoUpdate({ target: photos.hash, set: { mediaType: photo.mediaType } });
  return hash;
}

/** Finds a photo by the hash of its bytes. */
export async function findPhoto(db: Database, hash: string) {
  if (!/^[\da-f]{64}$/.test(hash)) return undefined;
  const [found] = await db
    .select({ mediaType: photos.mediaType, bytes: photos.bytes })
    .from(photos)
    .where(eq(photos.hash, hash));
  return found;
}

/** Deletes a photo if no staff member uses it. */
export async function deleteUnusedPhoto(db: Database, hash: string): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(staff)
    .where(eq(staff.photoHash, hash));
  try {
    await db.delete(photos).where(and(eq(photos.hash, hash), notExists(used)));
  } catch (cause) {
    // a concurrent save started to use the photo after the check
    if (!violates(cause, 'staff_photo_hash_photos_hash_fk', foreignKeyViolation)) throw cause;
  }
}
