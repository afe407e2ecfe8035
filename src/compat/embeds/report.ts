import * as core from '@vitrine/sdk';
import type { IReportEmbedConfiguration, IReportLoadConfiguration, SectionVisibility, ViewMode } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import type { Page } from './page';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Where the published declarations of reports say otherwise than the core. */
export interface PublishedReportMembers extends PublishedMembers {
  /** Renders a report that `service.load` prepared. */
  render(config?: IReportLoadConfiguration | IReportEmbedConfiguration): Promise<void>;
  /** Adds a page; edit mode only. */
  addPage(displayName?: string): Promise<Page>;
  /** Renames a page for people; edit mode only. */
  renamePage(pageName: string, displayName: string): Promise<void>;
  /** The report's pages. */
  getPages(): Promise<Page[]>;
  /** The page of this name. */
  getPageByName(pageName: string): Promise<Page>;
  /** The active page. */
  getActivePage(): Promise<Page>;
  /** A page object by name, without asking the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page;
  /** Switches to view or edit mode. */
  switchMode(viewMode: ViewMode | string): Promise<void>;
}

/** An embedded report. */
export interface Report extends Omit<core.Report, keyof PublishedReportMembers>, PublishedReportMembers {}

/** The static members of `Report`. */
export interface ReportStatics extends IdStatics {
  /** The attribute with the report's id. */
  reportIdAttribute: string;
  /** The attribute that shows or hides the filter pane. */
  filterPaneEnabledAttribute: string;
  /** The attribute that shows or hides the page navigation. */
  navContentPaneEnabledAttribute: string;
}

/** The static members of `Report`, which `Visual` inherits. */
export const reportStatics = {
  ...embedStatics,
  allowedEvents: [
    'filtersApplied',
    'pageChanged',
    'commandTriggered',
    'swipeStart',
    'swipeEnd',
    'bookmarkApplied',
    'dataHyperlinkClicked',
    'visualRendered',
    'visualClicked',
    'selectionChanged',
    'renderingStarted',
    'blur',
    'exportDataCompleted',
  ],
  reportIdAttribute: 'powerbi-report-id',
  filterPaneEnabledAttribute: 'powerbi-settings-filter-pane-enabled',
  navContentPaneEnabledAttribute: 'powerbi-settings-nav-content-pane-enabled',
  type: 'Report',
  findIdFromEmbedUrl: parameterReader('reportId'),
};

/** An embedded report, to construct, derive from or compare with. */
export const Report = publishedClass(core.Report, reportStatics) as EmbedConstructor<Report> & ReportStatics;
