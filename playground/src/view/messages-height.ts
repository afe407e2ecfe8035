import type { ElementSize } from './use-element-size';

/** Height in pixels of the tabs below a report's page and of the gap above the devtools. */
const barsHeight = 48;

/** Height in pixels of the key figures and the first row of charts in the sample report. Narrower pages are not lower. */
const firstRowsHeight = 458;

const minHeight = 200;
const maxHeight = 320;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 700;

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = ({ height }: ElementSize): boolean => height >= roomyHeight;

/** Returns the devtools' initial height: as much as the first rows of a 16:9 page leave, within limits. */
export const initialMessagesHeight = ({ width, height }: ElementSize): number =>
  Math.min(Math.max(height - Math.max((width * 9) / 16, firstRowsHeight) - barsHeight, minHeight), maxHeight);
