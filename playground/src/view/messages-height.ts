/** Height in pixels of the devtools without the rows of the message list. */
const fixedHeight = 91;

/** Height in pixels of a row of the message list. */
const rowHeight = 21;

/** Part of the preview's height that the devtools take initially, unless the first charts of a report need it. */
const initialShare = 0.37;

/** Height in pixels of the first charts of a report, with the bars around them and the gap below. */
const chartsHeight = 488;

/** Height in pixels of a preview that has room for the devtools. */
const roomyHeight = 690;

/** Height in pixels that the content keeps, with the gap below it. */
const minContentHeight = 208;

/** Returns the initial height of the devtools, which fits whole rows. */
export const initialMessagesHeight = (previewHeight: number): number =>
  fixedHeight +
  rowHeight *
    Math.floor((Math.min(initialShare * previewHeight, previewHeight - chartsHeight) - fixedHeight) / rowHeight);

/** Returns the maximum height of the devtools. */
export const maxMessagesHeight = (previewHeight: number): number => Math.max(0, previewHeight - minContentHeight);

/** Returns whether the devtools are open until the visitor opens or closes them. */
export const fitsMessages = (previewHeight: number): boolean => previewHeight >= roomyHeight;
