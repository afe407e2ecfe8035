import { LayoutType, type LayoutType as LayoutTypeValue, type Settings, type VisualLayout } from '../models';

/** Returns whether a layout type is for phones. */
export function isMobileLayout(layoutType: LayoutTypeValue | undefined): boolean {
  return layoutType === LayoutType.MobilePortrait || layoutType === LayoutType.MobileLandscape;
}

/** Returns the settings that change the layout of one visual. */
export function visualLayoutSettings(pageName: string, visualName: string, layout: VisualLayout): Settings {
  return {
    layoutType: LayoutType.Custom,
    customLayout: { pagesLayout: { [pageName]: { visualsLayout: { [visualName]: layout } } } },
  };
}
