/** Height in pixels of the devtools without the rows of the message list. */
const fixedHeight = 97;

/** Height in pixels of a row of the message list. */
const rowHeight = 24;

/** Minimum number of rows that the devtools show initially. */
const minInitialRows = 4;

/** Share of the window's height that the devtools initially have in tall windows. */
const initialShare = 0.3;

/** Width in pixels of the devtools above which the details of a message are next to the list. */
const detailsBesideWidth = 640;

/** Returns the height in pixels at which the devtools show eight lines of the details of a message. */
export const detailsHeight = (width: number): number => (width > detailsBesideWidth ? 326 : 460);

/** Height in pixels of the page above the devtools that shows a whole report page in wide windows. */
const pageHeight = 658;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 690;

/** Height in pixels that the content keeps, with the gap below it. */
const minContentHeight = 208;

/**
 * Returns the initial height in pixels of the devtools, which fits whole rows.
 *
 * @param isAuthoring - whether the content is an editor, which needs more height than a report
 */
export function initialMessagesHeight(windowHeight: number, isAuthoring: boolean): number {
  const available = isAuthoring ? 0 : Math.min(windowHeight * initialShare, windowHeight - pageHeight);
  const rows = Math.round((available - fixedHeight) / rowHeight);
  return fixedHeight + Math.max(rows, minInitialRows) * rowHeight;
}

/** Returns the maximum height of the devtools. */
export const maxMessagesHeight = (previewHeight: number): number => Math.max(0, previewHeight - minContentHeight);

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = (previewHeight: number): boolean => previewHeight >= roomyHeight;
