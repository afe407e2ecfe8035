import * as core from '@vitrine/sdk';
import type { EmbedConstructor } from './embed';
import { createCompatClass } from './compat-class';
import type { Report as ReportInstance } from './report-declarations';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded report. */
export type Report = ReportInstance;

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
export const Report = createCompatClass(core.Report, reportStatics) as EmbedConstructor<Report> & ReportStatics;
