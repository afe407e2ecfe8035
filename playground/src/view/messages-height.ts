/** Height in pixels of the devtools without the rows of the message list. */
const fixedHeight = 93;

/** Height in pixels of a row of the message list. */
const rowHeight = 24;

/** Minimum number of rows that the devtools show initially. */
const minRows = 5;

/** Share of the window's height that the devtools initially have in tall windows. A whole report page fits above them. */
const initialShare = 0.27;

/** Height in pixels that the content keeps, with the gap below it. */
const minContentHeight = 208;

/** Returns the initial height in pixels of the devtools, which fits whole rows. */
export function initialMessagesHeight(windowHeight: number): number {
  const rows = Math.max(minRows, Math.round((windowHeight * initialShare - fixedHeight) / rowHeight));
  return fixedHeight + rows * rowHeight;
}

/** Returns the maximum height of the devtools. */
export const maxMessagesHeight = (previewHeight: number): number => Math.max(0, previewHeight - minContentHeight);

/** Query for windows in which the devtools are open until the visitor closes them. In others, they would cut the first report. */
export const roomy = '(width >= 1366px) and (height >= 840px)';
