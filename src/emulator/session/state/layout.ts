import {
  type CustomPageSize,
  LayoutType,
  type PageInfo,
  PageSizeType,
  SectionVisibility,
  type Settings,
  VisualContainerDisplayMode,
  type VisualInfo,
} from '../../../models';
import { type Rectangle, displayOptions } from '../../model/definition';
import type { PageState, VisualState } from './report-state';

const defaultSize = { width: 1280, height: 720 };

const sizes: Record<number, { width: number; height: number }> = {
  [PageSizeType.Widescreen]: defaultSize,
  [PageSizeType.Standard]: { width: 960, height: 720 },
  [PageSizeType.Cortana]: { width: 296, height: 592 },
  [PageSizeType.Letter]: { width: 816, height: 1056 },
  [PageSizeType.Mobile]: { width: 320, height: 568 },
};

/** Position, size and visibility of a visual on its page. */
export interface Placement extends Rectangle {
  z: number;
  visible: boolean;
}

/** Returns a visual's placement. A custom layout in the settings overrides the visual's own layout. */
export function placementOf(page: PageState, visual: VisualState, settings: Settings): Placement {
  const base: Placement = { z: 0, ...visual.layout, visible: !visual.hidden };
  if (settings.layoutType !== LayoutType.Custom) return base;
  const layout = settings.customLayout?.pagesLayout?.[page.name];
  if (!layout) return base;
  const custom = layout.visualsLayout[visual.name] ?? {};
  const fallback = layout.defaultLayout ?? {};
  const pick = (side: 'x' | 'y' | 'z' | 'width' | 'height'): number => custom[side] ?? fallback[side] ?? base[side];
  const mode = custom.displayState?.mode ?? fallback.displayState?.mode;
  return {
    x: pick('x'),
    y: pick('y'),
    z: pick('z'),
    width: pick('width'),
    height: pick('height'),
    visible: mode === undefined ? base.visible : mode !== VisualContainerDisplayMode.Hidden,
  };
}

/** A visual and its placement. */
export interface PlacedVisual {
  visual: VisualState;
  at: Placement;
}

/** Returns the visible visuals on a page, from back to front. */
export function placedVisuals(page: PageState, settings: Settings): PlacedVisual[] {
  return page.visuals
    .map((visual) => ({ visual, at: placementOf(page, visual, settings) }))
    .filter(({ at }) => at.visible)
    .sort((a, b) => a.at.z - b.at.z);
}

/** Returns a page's size in pixels, and how the page fits the frame. */
export function pageFrame(page: PageState, settings: Settings) {
  const { size: ownSize = defaultSize, displayOption: ownOption = 'FitToPage' } = page;
  if (settings.layoutType !== LayoutType.Custom) return { ...ownSize, displayOption: ownOption };
  const { pageSize, displayOption } = settings.customLayout ?? {};
  return {
    ...ownSize,
    ...(pageSize?.type === PageSizeType.Custom ? definedSize(pageSize) : pageSize && sizes[pageSize.type]),
    displayOption: displayOption === undefined ? ownOption : displayOptions[displayOption],
  };
}

/** Returns the sides of a size that are not undefined. */
export function definedSize({ width, height }: Partial<CustomPageSize>) {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

/** Returns the page description for responses and events. */
export function pageInfo(page: PageState, activePage: string): PageInfo {
  const { width, height } = page.size ?? defaultSize;
  const type = Object.entries(sizes).find(([, size]) => size.width === width && size.height === height)?.[0];
  return {
    name: page.name,
    displayName: page.displayName,
    isActive: page.name === activePage,
    visibility: page.hidden ? SectionVisibility.HiddenInViewMode : SectionVisibility.AlwaysVisible,
    defaultSize: { type: Number(type ?? PageSizeType.Custom) as 0, width, height },
    ...(page.mobileSize && { mobileSize: { type: PageSizeType.Mobile, ...page.mobileSize } }),
    defaultDisplayOption: displayOptions.indexOf(page.displayOption ?? 'FitToPage') as 0,
    ...(page.background && { background: page.background }),
    ...(page.wallpaper && { wallpaper: page.wallpaper }),
  };
}

/** Returns the visual description for responses and events. */
export function visualInfo(page: PageState, visual: VisualState, settings: Settings): VisualInfo {
  const { visible, ...layout } = placementOf(page, visual, settings);
  return {
    name: visual.name,
    title: visual.title ?? '',
    type: visual.type,
    layout: {
      ...layout,
      displayState: { mode: visible ? VisualContainerDisplayMode.Visible : VisualContainerDisplayMode.Hidden },
    },
    ...(visual.mobileLayout && { mobilePortraitLayout: visual.mobileLayout }),
  };
}
