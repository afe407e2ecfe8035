/** All exports of the core except the models, which the script tag's bundle would otherwise contain twice. */
export { EmbedError, type EmbedErrorCode, type EmbedErrorDetails, type ValidationError } from './errors';
export { Service, type ServiceConfiguration } from './service/service';
export { service } from './service/default-service';
export { Embedder, type CreateOptions, type EmbedderConfiguration } from './service/embedder';
export { embedder } from './service/default-embedder';
export {
  createReport,
  embedDashboard,
  embedQna,
  embedReport,
  embedTile,
  embedVisual,
  quickCreate,
  type EmbedOptions,
} from './service/embed-functions';
export {
  createDefinition,
  dashboardDefinition,
  qnaDefinition,
  quickCreateDefinition,
  reportDefinition,
  tileDefinition,
  visualDefinition,
} from './service/definitions';
export type { EmbedComponentFactory, EmbedDefinition } from './service/embed-definition';
export type {
  BootstrapConfiguration,
  EmbedConfigurations,
  EmbedOfType,
  EmbedTypes,
  TypedConfiguration,
} from './service/embed-types';
export { whenNearViewport } from './declarative/visibility';
export { Embed } from './embed/embed';
export type { CallOptions, PathRequestOptions, RequestOptions } from './embed/call-options';
export type { FindValue, ResolvedConfiguration } from './embed/configuration';
export type { EmbedContext, FrameTransport } from './embed/embed-context';
export type { EmbedFeature } from './embed/feature';
export { managedTokens } from './embed/features/managed-tokens';
export { telemetry } from './embed/features/telemetry';
export { validation } from './embed/features/validation';
export { toEmbedError } from './embed/frame-errors';
export type { LoadListener } from './embed/load-lifecycle';
export type { WaitOptions } from './embed/load-state';
export type {
  EmbedObserver,
  MessageTelemetry,
  Telemetry,
  TelemetryEntry,
  TelemetryOptions,
  TelemetrySubject,
  TimingTelemetry,
} from './embed/telemetry';
export type { TokenManager, TokenManagerOptions } from './embed/token-manager';
export { Create } from './embed/create';
export { Dashboard } from './embed/dashboard';
export { Qna } from './embed/qna';
export { QuickCreate } from './embed/quick-create';
export { Tile } from './embed/tile';
export { BookmarksManager } from './report/bookmarks-manager';
export type { Filterable } from './report/filterable';
export { Page, type PageReport } from './report/page';
export { Report, type ReportHandlerEvents } from './report/report';
export { Visual } from './report/visual';
export { VisualDescriptor, type VisualPage } from './report/visual-descriptor';
export type { MessageLogEntry } from './channel/channel';
export type { IncomingMessage, RemoteWindow, MessageTarget } from './channel/transport';
export type { HttpPostMessageResponse, RequestMessage, ResponseMessage, ResponseReader } from './protocol/envelope';
export type {
  CommonEvents,
  DashboardEvents,
  EmbedType,
  EventTable,
  QnaEvents,
  ReportEvents,
  SavedEvent,
  TileClickedEvent,
  TileEvents,
} from './protocol/events';
export type { HookName } from './protocol/hooks';
export type {
  ActivePageBody,
  FiltersUpdate,
  LoadBase,
  PageNameBody,
  ParameterName,
  RequestBody,
  RequestResult,
  RequestTable,
  Route,
  RouteParameters,
  Row,
} from './protocol/requests';
export type { AuthoringRequestTable, SetPropertyBody } from './protocol/authoring-requests';
export * from './validation';
