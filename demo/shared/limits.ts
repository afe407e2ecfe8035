/** Business constants. Sizes are in bytes, lengths in characters. */
export const limits = {
  nameLength: 25,
  emailLength: 50,
  passwordLength: 50,
  passwordMinimum: 8,
  staffSearchLength: 50,
  locationSearchLength: 20,
  staffPageSize: 10,
  /** The largest page of the API; the app requests `staffPageSize`. */
  staffPageMaximum: 100,
  /** How long typing has to pause before a search is sent. */
  searchDebounceMs: 500,
  /** Shortest time between two writes of the app's state to browser storage. */
  storeThrottleMs: 1000,
  fadeMs: 300,
  photoBytes: 5_242_880,
  /** Pixels of an uploaded photo. A larger one is rejected before it is decoded. */
  photoPixels: 50_000_000,
  /** Longest side of a stored photo in pixels; larger ones are reduced. */
  photoSide: 1024,
  embedTokenSeconds: 600,
} as const;

/** How a photo is cropped. Lengths are in CSS pixels, turns in degrees. */
export const cropping = {
  border: 50,
  radius: 150,
  zoom: { minimum: 1, maximum: 3.5, initial: 1.2 },
  turn: 90,
} as const;
