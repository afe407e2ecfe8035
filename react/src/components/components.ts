import { commonUpdaters, qnaUpdaters, reportUpdaters, visualUpdaters } from '../updates/prop-updates';
import { componentOf } from './component';
import type { EmbedComponent } from './props';

/**
 * An interactive report.
 *
 * @example
 * ```tsx
 * <Report embedUrl={embedUrl} accessToken={token} tokenType={1} pageName={page} onPageChanged={follow} />
 * ```
 */
export const Report: EmbedComponent<'report'> = /* @__PURE__ */ componentOf('report', 'Report', reportUpdaters);

/** A paginated report: a report whose embed URL contains '/rdlEmbed?'. `parameterValues` are its parameters. */
export const PaginatedReport: EmbedComponent<'report'> = /* @__PURE__ */ componentOf(
  'report',
  'PaginatedReport',
  reportUpdaters,
);

/** A dashboard. */
export const Dashboard: EmbedComponent<'dashboard'> = /* @__PURE__ */ componentOf(
  'dashboard',
  'Dashboard',
  commonUpdaters,
);

/** One tile of a dashboard. */
export const Tile: EmbedComponent<'tile'> = /* @__PURE__ */ componentOf('tile', 'Tile', commonUpdaters);

/** One visual of a report. */
export const Visual: EmbedComponent<'visual'> = /* @__PURE__ */ componentOf('visual', 'Visual', visualUpdaters);

/** A question-and-answer box. */
export const Qna: EmbedComponent<'qna'> = /* @__PURE__ */ componentOf('qna', 'Qna', qnaUpdaters);

/** The making of a report from a dataset. */
export const CreateReport: EmbedComponent<'create'> = /* @__PURE__ */ componentOf(
  'create',
  'CreateReport',
  commonUpdaters,
);

/** The making of a report from data that the page brings. */
export const QuickCreate: EmbedComponent<'quickCreate'> = /* @__PURE__ */ componentOf(
  'quickCreate',
  'QuickCreate',
  commonUpdaters,
);
