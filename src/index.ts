/**
 * The core: embeds, their object model, models and validators. Importing it has no effects and touches no global.
 *
 * @packageDocumentation
 */
export { EmbedError, type EmbedErrorCode, type EmbedErrorDetails, type ValidationError } from './errors';
export { Service, type ServiceConfiguration, type TypedConfiguration } from './service/service';
export { service } from './service/default-service';
export type { EmbedComponentFactory, EmbedConfigurations, EmbedTypes } from './service/components';
export { Embed, type CallOptions, type RequestOptions } from './embed/embed';
export type { FindValue, ResolvedConfiguration } from './embed/configuration';
export type { EmbedContext } from './embed/embed-context';
export type { WaitOptions } from './embed/load-state';
export type { MessageTelemetry, TelemetryEntry, TimingTelemetry } from './embed/telemetry';
export { Create } from './embed/create';
export { Dashboard } from './embed/dashboard';
export { Qna } from './embed/qna';
export { QuickCreate } from './embed/quick-create';
export { Tile } from './embed/tile';
export { BookmarksManager } from './report/bookmarks-manager';
export type { Filterable } from './report/filterable';
export { Page } from './report/page';
export { Report, type ReportHandlerEvents } from './report/report';
export { Visual } from './report/visual';
export { VisualDescriptor } from './report/visual-descriptor';
export type { IncomingMessage, RemoteWindow, MessageTarget } from './channel/transport';
export type { HttpPostMessageResponse } from './protocol/envelope';
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
export * from './models';
export * as models from './models';
export * from './validation';
