import type { Create } from '../embed/create';
import type { Dashboard } from '../embed/dashboard';
import type { EmbedFeature } from '../embed/feature';
import type { Qna } from '../embed/qna';
import type { QuickCreate } from '../embed/quick-create';
import type { Tile } from '../embed/tile';
import type {
  DashboardEmbedConfiguration,
  QnaEmbedConfiguration,
  QuickCreateConfiguration,
  ReportCreateConfiguration,
  ReportEmbedConfiguration,
  TileEmbedConfiguration,
  VisualEmbedConfiguration,
} from '../models';
import type { Report } from '../report/report';
import type { Visual } from '../report/visual';
import { embedder as defaultEmbedder } from './default-embedder';
import {
  createDefinition,
  dashboardDefinition,
  qnaDefinition,
  quickCreateDefinition,
  reportDefinition,
  tileDefinition,
  visualDefinition,
} from './definitions';
import type { Embedder } from './embedder';

/** Options of the functions that embed content of one type. */
export interface EmbedOptions {
  /** Features to include: `validation`, `managedTokens` and `telemetry(…)`. Default: none. */
  features?: readonly EmbedFeature[];
  /** Embedder that creates the embed. Default: the page's `embedder`. */
  embedder?: Embedder;
}

/**
 * Embeds a report in an element. If the element already holds a report, the configuration is loaded into the same frame.
 *
 * A bundle with this function contains only the code for reports and is about a third smaller than one with
 * `service.embed`. It does not include:
 * - validation, unless the `validation` feature is passed (otherwise, the frame validates the configuration and emits `error`);
 * - `getAccessToken`, unless the `managedTokens` feature is passed;
 * - telemetry, unless the `telemetry(…)` feature is passed;
 * - embedding content by `type`, scanning the page, phased loads (`service.load`) and `service.bootstrap`.
 *
 * Use it when the type is known in advance and bundle size matters. Use `service.embed` when the type is only known at run
 * time, when containers are declared with attributes, or during development.
 *
 * @param element - container element
 * @param config - configuration of the report; missing values are taken from the element's attributes
 * @throws {EmbedError} if the element, the embed URL, the token or the id is missing or invalid, or if the element holds an
 *   embed of a different type
 *
 * @example
 * const report = embedReport(element, { embedUrl, accessToken, tokenType: TokenType.Embed });
 *
 * @example
 * embedReport(element, { embedUrl, getAccessToken }, { features: [validation, managedTokens] });
 */
export function embedReport(
  element: HTMLElement,
  config: ReportEmbedConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Report {
  return embedder.create(reportDefinition, element, config, { features });
}

/**
 * Embeds a single visual from a report in an element. Omits the same features as `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`; `invalidConfig` if `pageName` or `visualName` is missing
 *
 * @example
 * embedVisual(element, { embedUrl, accessToken, pageName: 'sales', visualName: 'by-region' });
 */
export function embedVisual(
  element: HTMLElement,
  config: VisualEmbedConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Visual {
  return embedder.create(visualDefinition, element, config, { features });
}

/**
 * Embeds a dashboard in an element. Omits the same features as `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`
 *
 * @example
 * embedDashboard(element, { embedUrl, accessToken }).on('tileClicked', ({ detail }) => open(detail.reportEmbedUrl));
 */
export function embedDashboard(
  element: HTMLElement,
  config: DashboardEmbedConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Dashboard {
  return embedder.create(dashboardDefinition, element, config, { features });
}

/**
 * Embeds one dashboard tile in an element. Omits the same features as `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`
 *
 * @example
 * embedTile(element, { embedUrl, accessToken, id: tileId, dashboardId });
 */
export function embedTile(
  element: HTMLElement,
  config: TileEmbedConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Tile {
  return embedder.create(tileDefinition, element, config, { features });
}

/**
 * Embeds a Q&A box in an element. Omits the same features as `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`
 *
 * @example
 * embedQna(element, { embedUrl, accessToken, datasetIds: [datasetId], question: 'sales by region' });
 */
export function embedQna(
  element: HTMLElement,
  config: QnaEmbedConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Qna {
  return embedder.create(qnaDefinition, element, config, { features });
}

/**
 * Embeds the editor for a new report on an existing dataset in an element. After the first save, call `embedReport` with the
 * same element to show the new report. Omits the same features as `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`
 *
 * @example
 * const create = createReport(element, { embedUrl, accessToken, datasetId });
 * create.on('saved', ({ detail }) => embedReport(element, { embedUrl, accessToken, id: detail.reportObjectId }));
 */
export function createReport(
  element: HTMLElement,
  config: ReportCreateConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): Create {
  return embedder.create(createDefinition, element, config, { features });
}

/**
 * Embeds quick create, which generates a dataset and a report from data that the page passes. Omits the same features as
 * `embedReport`.
 *
 * @throws {EmbedError} the same errors as `embedReport`
 *
 * @example
 * quickCreate(element, { embedUrl, accessToken, datasetCreateConfig: { locale: 'en-US', mashupDocument } });
 */
export function quickCreate(
  element: HTMLElement,
  config: QuickCreateConfiguration,
  { embedder = defaultEmbedder, features = [] }: EmbedOptions = {},
): QuickCreate {
  return embedder.create(quickCreateDefinition, element, config, { features });
}
