import { LayoutType, type LayoutType as LayoutTypeValue, type Settings, type VisualLayout } from '../models';

/** Tells whether settings, or a layout type, are for phones. */
export function isMobileLayout(layoutType: LayoutTypeValue | undefined): boolean {
  return layoutType === LayoutType.MobilePortrait || layoutType === LayoutType.MobileLandscape;
}

/** The settings that change one visual's layout (wire protocol, 4). */
export function visualLayoutSettings(pageName: string, visualName: string, layout: VisualLayout): Settings {
  return {
    layoutType: LayoutType.Custom,
    customLayout: { pagesLayout: { [pageName]: { visualsLayout: { [visualName]: layout } } } },
  };
}
