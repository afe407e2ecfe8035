import { limits, messages } from '../../../../shared';

/** The kinds of image that a photo may be, as browsers name them. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/jpg'] as const;

/** What is wrong with a chosen file, in the words of the specification; undefined for a good one. */
export function findFileError(file: Pick<File, 'size' | 'type'>): string | undefined {
  if (!(imageTypes as readonly string[]).includes(file.type)) return messages.photoType;
  if (file.size > limits.photoBytes) return messages.photoTooLarge;
  return undefined;
}
