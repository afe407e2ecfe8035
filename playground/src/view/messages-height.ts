import type { ElementSize } from './use-element-size';

/** Initial height in pixels of the devtools. The last four messages fit, and the content gets three quarters of the space. */
export const initialMessagesHeight = 175;

/** Initial height in pixels of the devtools while they show a message's details or a view with a form. */
export const initialDetailsHeight = 320;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 690;

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = ({ height }: ElementSize): boolean => height >= roomyHeight;
