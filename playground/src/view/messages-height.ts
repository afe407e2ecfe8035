import type { ElementSize } from './use-element-size';

/** Height in pixels of the tabs below a report's page and of the gap above the devtools. */
const barsHeight = 48;

/** Heights in pixels of the key figures and the first row of charts in the sample report, on narrow and on wide pages. */
const firstRowsHeight = { min: 458, max: 476 };

const minHeight = 198;
const maxHeight = 320;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 690;

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = ({ height }: ElementSize): boolean => height >= roomyHeight;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Returns the devtools' initial height: as much as the first rows of a 16:9 page leave, within limits. */
export const initialMessagesHeight = ({ width, height }: ElementSize): number =>
  clamp(height - clamp((width * 9) / 16, firstRowsHeight.min, firstRowsHeight.max) - barsHeight, minHeight, maxHeight);
