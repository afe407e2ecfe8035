/** Height in pixels of the devtools without the rows of the message list. */
const fixedHeight = 93;

/** Height in pixels of a row of the message list. */
const rowHeight = 24;

/** Minimum number of rows that the devtools show initially. */
const minRows = 5;

/** Share of the window's height that the devtools initially have in tall windows. A whole report page fits above them. */
const initialShare = 0.27;

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
  const rows = Math.max(minRows, Math.round((windowHeight * initialShare - fixedHeight) / rowHeight));
  return fixedHeight + (isAuthoring ? minRows : rows) * rowHeight;
}

/** Returns the maximum height of the devtools. */
export const maxMessagesHeight = (previewHeight: number): number => Math.max(0, previewHeight - minContentHeight);

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = (previewHeight: number): boolean => previewHeight >= roomyHeight;
