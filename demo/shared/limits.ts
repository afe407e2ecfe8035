/** Business limits. Sizes are in bytes, lengths in characters, names ending in `Ms` in milliseconds. */
export const limits = {
  nameLength: 25,
  emailLength: 50,
  passwordLength: 50,
  passwordMinimum: 8,
  staffSearchLength: 50,
  locationSearchLength: 20,
  staffPageSize: 10,
  /** The API's maximum page size. The app requests `staffPageSize`. */
  staffPageMaximum: 100,
  /** Delay between the last keystroke and the search request. */
  searchDebounceMs: 500,
  /** Minimum interval between writes of the app's state to browser storage. */
  storeThrottleMs: 1000,
  fadeMs: 300,
  photoBytes: 5_242_880,
  /** Maximum number of pixels in an uploaded photo. Larger photos are rejected before they are decoded. */
  photoPixels: 50_000_000,
  /** Maximum length of a stored photo's longer side in pixels. Larger photos are scaled down. */
  photoSide: 1024,
  embedTokenSeconds: 600,
} as const;

/** Settings for the photo crop dialog. Lengths are in CSS pixels, rotation steps in degrees. */
export const cropping = {
  border: 50,
  radius: 150,
  zoom: { minimum: 1, maximum: 3.5, initial: 1.2 },
  turn: 90,
} as const;
