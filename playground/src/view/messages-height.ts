import type { ElementSize } from './use-element-size';

/** Height in pixels of the tabs below a report's page. */
const tabsHeight = 38;

const minHeight = 200;
/** Minimum height in windows of less than 850 px, whose previews are lower than `lowHeight`. */
const lowMinHeight = 160;
const lowHeight = 798;
const maxHeight = 264;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 600;

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = ({ height }: ElementSize): boolean => height >= roomyHeight;

/** Returns the devtools' initial height: as much as a 16:9 page leaves, within limits. */
export const initialMessagesHeight = ({ width, height }: ElementSize): number =>
  Math.min(Math.max(height - (width * 9) / 16 - tabsHeight, height < lowHeight ? lowMinHeight : minHeight), maxHeight);
