import type { ElementSize } from './use-element-size';

/** Initial height in pixels of the devtools, which fits the six messages of a load. */
export const initialMessagesHeight = 217;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 690;

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = ({ height }: ElementSize): boolean => height >= roomyHeight;
