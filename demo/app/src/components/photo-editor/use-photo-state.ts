import { useState } from 'react';
import type { PhotoUpload } from '../../../../shared';

/** What is to happen with a photo when the form is saved. Undefined: it stays as it is. */
export type PhotoChange = PhotoUpload | undefined;

/** The photo of a form: the one on the server and what was done to it here. */
export interface PhotoState {
  change: PhotoChange;
  /** The image to show: the new one, the server's, or null for none. */
  shownUrl: string | null;
  isChanged: boolean;
  /** Takes a cropped image, as a data URL. */
  replace: (fileName: string, dataUrl: string) => void;
  /** Marks the server's photo for removal; a new one that was never saved just goes. */
  remove: () => void;
  /** Back to the server's photo: for 'Cancel Changes', and after a save. */
  reset: () => void;
  /** Puts a change back, from a draft. */
  restore: (change: PhotoChange) => void;
}

/** @param savedUrl the photo on the server, null for none */
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
