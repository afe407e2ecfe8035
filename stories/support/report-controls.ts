import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json } from './control';
import { access, content, hooks, permission, reportComponent, start, commonFields } from './fields';
import { reportSettings } from './setting-fields';

/** Controls for all interactive report fields. */
export const reportControls = argTypesFor<ReportEmbedConfiguration>()({
  Content: { ...commonFields, ...content },
  Access: { ...access, ...permission },
  'Initial state': start,
  Settings: { settings: reportSettings },
  'Paginated reports only': {
    parameterValues: json('Parameter values; see Paginated report.'),
    datasetBindings: json('Replacement datasets; see Paginated report.'),
  },
  Hooks: hooks,
  Component: reportComponent,
});
