/** Business constants, from section 9 of the staff-management specification. Sizes are in bytes, lengths in characters. */
export const limits = {
  nameLength: 25,
  emailLength: 50,
  passwordLength: 50,
  passwordMinimum: 8,
  staffSearchLength: 50,
  locationSearchLength: 20,
  staffPageSize: 10,
  /** The largest page that the API hands out; the app asks for `staffPageSize`. */
  staffPageMaximum: 100,
  photoBytes: 5_242_880,
  /** Longest side of a photo in pixels. A larger one is refused before it is decoded. */
  photoSide: 8192,
  embedTokenSeconds: 600,
} as const;
