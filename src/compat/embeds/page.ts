import * as core from '@vitrine/sdk';
import type { DisplayOption, ICustomPageSize, IPageBackground, IPageWallpaper, SectionVisibility } from '../models';
import type { Page as PageInstance, Report } from './report-declarations';

/** Page of an embedded report. */
export type Page = PageInstance;

/** Class of report pages. */
export const Page = core.Page as unknown as new (
  report: Report,
  name: string,
  displayName?: string,
  isActivePage?: boolean,
  visibility?: SectionVisibility,
  defaultSize?: ICustomPageSize,
  defaultDisplayOption?: DisplayOption,
  mobileSize?: ICustomPageSize,
  background?: IPageBackground,
  wallpaper?: IPageWallpaper,
) => Page;
