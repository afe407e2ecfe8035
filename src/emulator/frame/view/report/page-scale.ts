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
/** Minimum scale of a page in edit mode. */
const minEditScale = 0.44;
/** Maximum scale of a page in edit mode that is fitted to the width of the view instead, and scrolls. */
const usualEditScale = 0.75;
/** Usual minimum text size in edit mode, in pixels. It leaves more room for charts. */
const minEditSize = 9.6;
/** Factor by which text is enlarged in edit mode until it would be smaller than that. */
const usualEditTextScale = 4 / 3;
/** Space around the page in edit mode, in pixels. Keeps handles on visuals at the edge visible. */
export const editMargin = 16;
/** Width, in pixels, below which a page is laid out in one column. */
export const phoneWidth = 560;
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
 * Returns whether visuals are stacked in edit mode. This is the case on phones until the author zooms, which shows the
 * page's regular layout, in which visuals can be moved.
 */
export const isStackedInEditMode = (frameWidth: number, zoomLevel = 1): boolean =>
  frameWidth < phoneWidth && zoomLevel === 1;

/** Returns the factor by which a page is scaled to fit the view. */
export function pageScale({ displayOption, width, height }: PageFrame, viewWidth: number, viewHeight: number): number {
  if (displayOption === 'ActualSize') return 1;
  const byWidth = viewWidth / width;
  return displayOption === 'FitToWidth' ? byWidth : Math.min(byWidth, viewHeight / height);
}

/** Scales of a page in edit mode: without a zoom level, and with the whole page in view. */
export interface EditScale {
  usual: number;
  whole: number;
}

/**
 * Returns the scales of a page in edit mode. On phones, the whole page is visible in one column instead. An empty page has no text that
 * would be too small, so all of it is visible.
 *
 * @param fullWidth - width of the view, in pixels, while no sheet is next to it. A sheet does not change the scale.
 */
export function editScale(
  frame: PageFrame,
  { width, height, fullWidth = width }: { width: number; height: number; fullWidth?: number },
  { isPhone = false, isEmpty = false } = {},
): EditScale {
  const inView = (viewWidth: number): number => pageScale(frame, viewWidth - 2 * editMargin, height - 2 * editMargin);
  const whole = inView(width);
  const phone = Math.max(whole, usualEditScale);
  if (isPhone) return { usual: phone, whole: phone };
  const byWidth = (fullWidth - 2 * editMargin) / frame.width;
  const fit = inView(fullWidth);
  const usual = fit >= minEditScale ? fit : Math.min(usualEditScale, Math.max(minEditScale, byWidth));
  return { usual: isEmpty ? whole : usual, whole };
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
