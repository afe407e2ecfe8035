import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor } from './control';
import { access, content, hooks, paginatedData, permission, reportComponent, start, commonFields } from './fields';
import { reportSettings } from './setting-fields';

/** Controls for all report fields. */
export const reportControls = argTypesFor<ReportEmbedConfiguration>()({
  Content: { ...commonFields, ...content },
  Access: { ...access, ...permission },
  'Initial state': start,
  Settings: { settings: reportSettings },
  'Paginated reports only': paginatedData,
  Hooks: hooks,
  Component: reportComponent,
});
