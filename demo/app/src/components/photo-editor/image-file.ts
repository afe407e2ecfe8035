import { limits, messages } from '../../../../shared';

/** MIME types accepted for photos. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/jpg'] as const;

/** Returns the error message for a file that is not accepted as a photo, otherwise undefined. */
export function findFileError(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (!(imageTypes as readonly string[]).includes(file.type)) return messages.photoType;
  if (file.size > limits.photoBytes) return messages.photoTooLarge;
  return undefined;
}
