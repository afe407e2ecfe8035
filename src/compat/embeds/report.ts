import * as core from '@vitrine/sdk';
import type { IReportEmbedConfiguration, IReportLoadConfiguration, SectionVisibility, ViewMode } from '../models';
import type { EmbedConstructor, PublishedMembers } from './embed';
import type { Page } from './page';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Members whose powerbi-client declarations differ from the core. */
export interface PublishedReportMembers extends PublishedMembers {
  /** Renders a report that was loaded with `service.load`. */
  render(config?: IReportLoadConfiguration | IReportEmbedConfiguration): Promise<void>;
  /** Adds a page. Requires edit mode. */
  addPage(displayName?: string): Promise<Page>;
  /** Changes the title of a page. Requires edit mode. */
  renamePage(pageName: string, displayName: string): Promise<void>;
  /** Returns the pages of the report. */
  getPages(): Promise<Page[]>;
  /** Returns the page with a name. */
  getPageByName(pageName: string): Promise<Page>;
  /** Returns the active page. */
  getActivePage(): Promise<Page>;
  /** Creates a page object without sending a request to the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page;
  /** Switches the view mode. */
  switchMode(viewMode: ViewMode | string): Promise<void>;
}

/** Embedded report. */
export interface Report extends Omit<core.Report, keyof PublishedReportMembers>, PublishedReportMembers {}

/** Static members of `Report`. */
export interface ReportStatics extends IdStatics {
  /** Name of the attribute with the id of the report. */
  reportIdAttribute: string;
  /** Name of the attribute that shows or hides the filters pane. */
  filterPaneEnabledAttribute: string;
  /** Name of the attribute that shows or hides the page navigation. */
  navContentPaneEnabledAttribute: string;
}

/** Static members of `Report`, which `Visual` inherits. */
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

/** Class of embedded reports. */
export const Report = publishedClass(core.Report, reportStatics) as EmbedConstructor<Report> & ReportStatics;
