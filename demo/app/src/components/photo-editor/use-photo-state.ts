import { useState } from 'react';
import type { PhotoUpload } from '../../../../shared';

/** Change to a photo that is sent with the next save. Undefined if the photo is unchanged. */
export type PhotoChange = PhotoUpload | undefined;

/** A form's photo, with its unsaved change. */
export interface PhotoState {
  change: PhotoChange;
  /** URL of the photo with the unsaved change applied. Null if there is no photo. */
  shownUrl: string | null;
  isChanged: boolean;
  /** Replaces the photo with a cropped image, passed as a data URL. */
  replace: (fileName: string, dataUrl: string) => void;
  /** Marks the saved photo for deletion. Without a saved photo, discards the unsaved one. */
  remove: () => void;
  /** Discards the unsaved change. */
  reset: () => void;
  /** Restores an unsaved change from a draft. */
  restore: (change: PhotoChange) => void;
}

/**
 * Manages the unsaved change to a photo.
 * @param savedUrl URL of the saved photo, or null
 */
export function usePhotoState(savedUrl: string | null): PhotoState {
  const [change, setChange] = useState<PhotoChange>();
  const isDropping = change?.isDropping === true;
  return {
    change,
    shownUrl: isDropping ? null : (change?.base64Data ?? savedUrl),
    isChanged: change !== undefined,
    replace: (fileName, dataUrl) => setChange({ fileName, base64Data: dataUrl, isDropping: false }),
    remove: () => setChange(savedUrl === null ? undefined : { isDropping: true }),
    reset: () => setChange(undefined),
    restore: setChange,
  };
}
