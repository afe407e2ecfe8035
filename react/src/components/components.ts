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
import type { EmbedComponent } from '../props/component-props';

/**
 * Embeds an interactive report. Changed props are applied with the smallest possible update, usually without reloading the
 * content. `ref` is the SDK's `Report` object, or null while nothing is embedded.
 *
 * @example
 * ```tsx
 * <Report
 *   embedUrl={embedUrl}
 *   accessToken={token}
 *   tokenType={TokenType.Embed}
 *   pageName={pageName}
 *   onPageChanged={({ detail }) => setPageName(detail.newPage.name)}
 * />
 * ```
 */
export const Report: EmbedComponent<'report'> = /* @__PURE__ */ createComponent(
  reportDefinition,
  'Report',
  reportUpdaters,
);

/**
 * Embeds a paginated report, that is, one whose embed URL contains '/rdlEmbed?'. Pass its parameters as `parameterValues`.
 *
 * @example
 * ```tsx
 * <PaginatedReport embedUrl={embedUrl} accessToken={token} parameterValues={[{ name: 'Region', value: 'West' }]} />
 * ```
 */
export const PaginatedReport: EmbedComponent<'report'> = /* @__PURE__ */ createComponent(
  reportDefinition,
  'PaginatedReport',
  reportUpdaters,
);

/**
 * Embeds a dashboard.
 *
 * @example
 * ```tsx
 * <Dashboard embedUrl={embedUrl} accessToken={token} onTileClicked={({ detail }) => open(detail.reportEmbedUrl)} />
 * ```
 */
export const Dashboard: EmbedComponent<'dashboard'> = /* @__PURE__ */ createComponent(
  dashboardDefinition,
  'Dashboard',
  commonUpdaters,
);

/**
 * Embeds a single dashboard tile.
 *
 * @example
 * ```tsx
 * <Tile embedUrl={embedUrl} dashboardId={dashboardId} accessToken={token} height={240} />
 * ```
 */
export const Tile: EmbedComponent<'tile'> = /* @__PURE__ */ createComponent(tileDefinition, 'Tile', commonUpdaters);

/**
 * Embeds a single visual from a report.
 *
 * @example
 * ```tsx
 * <Visual embedUrl={embedUrl} accessToken={token} pageName="overview" visualName="headcount" />
 * ```
 */
export const Visual: EmbedComponent<'visual'> = /* @__PURE__ */ createComponent(
  visualDefinition,
  'Visual',
  visualUpdaters,
);

/**
 * Embeds Q&A: an input for natural-language questions, which are answered with a visual.
 *
 * @example
 * ```tsx
 * <Qna embedUrl={embedUrl} datasetIds={[datasetId]} accessToken={token} question="headcount by region" />
 * ```
 */
export const Qna: EmbedComponent<'qna'> = /* @__PURE__ */ createComponent(qnaDefinition, 'Qna', qnaUpdaters);

/**
 * Embeds the editor for a new report on an existing dataset.
 *
 * @example
 * ```tsx
 * <CreateReport embedUrl={embedUrl} datasetId={datasetId} accessToken={token} onSaved={showReport} />
 * ```
 */
export const CreateReport: EmbedComponent<'create'> = /* @__PURE__ */ createComponent(
  createDefinition,
  'CreateReport',
  commonUpdaters,
);

/**
 * Embeds a report that is generated from data that the host page passes as `datasetCreateConfig`.
 *
 * @example
 * ```tsx
 * <QuickCreate embedUrl={embedUrl} datasetCreateConfig={datasetCreateConfig} accessToken={token} />
 * ```
 */
export const QuickCreate: EmbedComponent<'quickCreate'> = /* @__PURE__ */ createComponent(
  quickCreateDefinition,
  'QuickCreate',
  commonUpdaters,
);
