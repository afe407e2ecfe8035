import {
  validateCreateReport,
  validateDashboardLoad,
  validateLoadQnaConfiguration,
  validatePaginatedReportLoad,
  validateQuickCreate,
  validateReportLoad,
  validateTileLoad,
  type Validator,
} from '../../validation';
import { validateOtherSettings } from '../../validation/validators';
import type { EmbedFeature } from '../feature';

// A function, because a module-level record of validators would stay in every bundle.
function validatorOf(kind: string): Validator | undefined {
  switch (kind) {
    case 'report':
    case 'visual':
      return validateReportLoad;
    case 'paginatedReport':
      return validatePaginatedReportLoad;
    case 'dashboard':
      return validateDashboardLoad;
    case 'tile':
      return validateTileLoad;
    case 'qna':
      return validateLoadQnaConfiguration;
    case 'create':
      return validateCreateReport;
    case 'quickCreate':
      return validateQuickCreate;
    default:
      return undefined;
  }
}

/**
 * Feature that validates configurations and settings before they are sent. If a configuration is invalid, an `EmbedError` with
 * the code `invalidConfig` is thrown. If settings are invalid, `updateSettings` rejects with this error. Without this feature,
 * the frame validates the configuration and emits `error`.
 *
 * @example
 * embedReport(element, config, { features: [validation] });
 */
export const validation: EmbedFeature = {
  validate: (kind, config) => validatorOf(kind)?.(config) ?? validateOtherSettings(config),
};
