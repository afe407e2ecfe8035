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
  /** How long the typing has to pause before a search is asked. */
  searchDebounceMs: 500,
  /** The app's state is stored once in this time at most. */
  storeThrottleMs: 1000,
  fadeMs: 300,
  photoBytes: 5_242_880,
  /** Longest side of a photo in pixels. A larger one is refused before it is decoded. */
  photoSide: 8192,
  embedTokenSeconds: 600,
} as const;

/** How a photo is cropped, from section 9 as well. Lengths are in pixels of the screen, turns in degrees. */
export const cropping = {
  border: 50,
  radius: 150,
  zoom: { minimum: 1, maximum: 3.5, initial: 1.2 },
  turn: 90,
} as const;
