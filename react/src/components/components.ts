import {
  createDefinition,
  dashboardDefinition,
  qnaDefinition,
  quickCreateDefinition,
  reportDefinition,
  tileDefinition,
  visualDefinition,
} from '@vitrine/sdk';
import { commonUpdaters, qnaUpdaters, reportUpdaters, visualUpdaters } from '../updates/prop-updates';
import { createComponent } from './component';
import type { EmbedComponent } from './props';

/**
 * Interactive report.
 *
 * @example
 * ```tsx
 * <Report embedUrl={embedUrl} accessToken={token} tokenType={1} pageName={page} onPageChanged={follow} />
 * ```
 */
export const Report: EmbedComponent<'report'> = /* @__PURE__ */ createComponent(
  reportDefinition,
  'Report',
  reportUpdaters,
);

/** Paginated report: a report whose embed URL contains '/rdlEmbed?'. `parameterValues` are its parameters. */
export const PaginatedReport: EmbedComponent<'report'> = /* @__PURE__ */ createComponent(
  reportDefinition,
  'PaginatedReport',
  reportUpdaters,
);

/** Dashboard. */
export const Dashboard: EmbedComponent<'dashboard'> = /* @__PURE__ */ createComponent(
  dashboardDefinition,
  'Dashboard',
  commonUpdaters,
);

/** Tile of a dashboard. */
export const Tile: EmbedComponent<'tile'> = /* @__PURE__ */ createComponent(tileDefinition, 'Tile', commonUpdaters);

/** Single visual of a report. */
export const Visual: EmbedComponent<'visual'> = /* @__PURE__ */ createComponent(
  visualDefinition,
  'Visual',
  visualUpdaters,
);

/** Q&A box. */
export const Qna: EmbedComponent<'qna'> = /* @__PURE__ */ createComponent(qnaDefinition, 'Qna', qnaUpdaters);

/** Report authoring on a dataset. */
export const CreateReport: EmbedComponent<'create'> = /* @__PURE__ */ createComponent(
  createDefinition,
  'CreateReport',
  commonUpdaters,
);

/** Report creation from data of the page. */
export const QuickCreate: EmbedComponent<'quickCreate'> = /* @__PURE__ */ createComponent(
  quickCreateDefinition,
  'QuickCreate',
  commonUpdaters,
);
