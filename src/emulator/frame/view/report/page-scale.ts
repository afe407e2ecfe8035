import type { pageFrame } from '../../../session/state/layout';

type PageFrame = ReturnType<typeof pageFrame>;

/** On-screen size to which the text on pages is enlarged, in pixels. */
const readableSize = 12;
/** Minimum on-screen text size, in pixels. Pages with smaller text use the phone layout. */
const minSize = 10.6;
/** Smallest text size on a page at its original scale, in pixels. */
const smallestText = 12;
/** Maximum factor by which text is enlarged. Larger text would not fit in its visual. */
const maxTextScale = 1.9;
/** Maximum factor in custom layouts. It is reached only in frames with almost no size, such as hidden frames. */
const maxCustomTextScale = 16;
/** Minimum page scale at which enlarged text is readable. */
export const minReadableScale = minSize / smallestText / maxTextScale;
/** Minimum scale of a page in edit mode. Only in frames with almost no height, the page is larger than the view. */
const minEditScale = 0.25;
/** Minimum scale of a page in edit mode that has been in one column until the author zoomed. */
const columnEditScale = 0.75;
/** Usual minimum text size in edit mode, in pixels. It leaves more room for charts. */
const minEditSize = 9.6;
/** Factor by which text is enlarged in edit mode until it would be smaller than that. */
const usualEditTextScale = 4 / 3;
/** Space around the page in edit mode, in pixels. Keeps handles on visuals at the edge visible. */
export const editMargin = 16;
/** Width, in pixels, below which a page is laid out in one column. */
export const phoneWidth = 560;
/** Width of the view next to a sheet, in pixels, below which text on the scaled page would not be readable in edit mode. */
const minWidthBesideSheet = 480;
/** Minimum frame width, in pixels, for panes next to the page. */
const minWidthForPanes = 740;
/** The same for edit mode, in which the panes are wider. In narrower frames, text on the page would not be readable. */
const minWidthForEditPanes = 940;
/** Minimum frame width, in pixels, for the pane with the fields next to a page with visuals, unless the host page or the author opens it. */
export const minWidthForInitialFields = 1100;
/** Minimum frame width, in pixels, for the pane with the fields next to an empty page. */
export const minWidthForOpenFields = 640;

/** Returns the minimum frame width for panes next to the page, in pixels. */
export const minWidthFor = (isEditing: boolean): number => (isEditing ? minWidthForEditPanes : minWidthForPanes);

/**
 * Returns whether visuals are in one column in edit mode: on phones, and next to a sheet that leaves little room. If the author zooms, the
 * page nevertheless has its regular layout, in which visuals can be moved.
 */
export const isColumnInEditMode = (frameWidth: number, viewWidth: number): boolean =>
  frameWidth < phoneWidth || viewWidth < minWidthBesideSheet;

/** Returns the factor by which a page is scaled to fit the view. */
export function pageScale({ displayOption, width, height }: PageFrame, viewWidth: number, viewHeight: number): number {
  if (displayOption === 'ActualSize') return 1;
  const byWidth = viewWidth / width;
  return displayOption === 'FitToWidth' ? byWidth : Math.min(byWidth, viewHeight / height);
}

/**
 * Returns the scale of a page in edit mode until the author zooms. All of it is visible next to the panes, unless its visuals
 * are in one column.
 */
export function editScale(frame: PageFrame, width: number, height: number, isColumn: boolean): number {
  const whole = pageScale(frame, width - 2 * editMargin, height - 2 * editMargin);
  return Math.max(whole, isColumn ? columnEditScale : minEditScale);
}

/**
 * Returns the factor by which text on a page is enlarged to stay readable. A custom layout determines the scale of the page,
 * however small. Its text is always readable, but may be cut off.
 */
export const textScaleAt = (scale: number, isCustom = false): number => {
  const scaleTo = (size: number, max: number): number => Math.min(max, size / smallestText / scale);
  return Math.max(1, isCustom ? scaleTo(minSize, maxCustomTextScale) : 0, scaleTo(readableSize, maxTextScale));
};

/** Returns the factor by which text is enlarged in edit mode. Where possible, the page is scaled like a picture. */
export const editTextScaleAt = (scale: number): number =>
  Math.max(
    1,
    Math.min(usualEditTextScale, textScaleAt(scale)),
    Math.min(maxTextScale, minEditSize / smallestText / scale),
  );

/** Size, in pixels, below which a view has no room for rows of charts that adapt to it. On phones, the charts are in a single row. */
const rowsView = { width: 660, height: 420 };

/** Returns whether a view has no room for several rows of charts. */
export const isTooSmallForRows = (viewWidth: number, viewHeight: number): boolean =>
  viewWidth < rowsView.width && viewHeight < rowsView.height;

/** Returns whether a view is as narrow as a phone, or too small for readable text on a page. */
export const isTooSmall = (frame: PageFrame, viewWidth: number, viewHeight: number): boolean =>
  viewWidth < phoneWidth || pageScale(frame, viewWidth, viewHeight) < minReadableScale;
