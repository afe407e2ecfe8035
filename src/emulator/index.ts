export { attachFrame, type AttachFrameOptions, type AttachableEmbed } from './attach-frame';
export { createFrameEmulator, type FrameEmulator, type FrameEmulatorOptions } from './frame-emulator';
export { type Content } from './content/direct';
export { TokenAuthority, type EffectiveIdentity, type TokenOptions, type TokenRequest } from './content/token';
export { type Fault, readFaults } from './frame/fault';
export type { FrameControl } from './frame/fault-injector';
export {
  errorResponse,
  type OverriddenRequest,
  type OverrideOptions,
  type ReceivedRequest,
  type RequestControl,
  type Resolver,
} from './frame/request-overrides';
export {
  type DeliveryWindow,
  MemoryWindow,
  joinWindows,
  type MemoryPair,
  type MemoryWindowOptions,
} from '../channel/transport';
export { ContentError, validateContent, findContentErrors } from './content/validate-content';
export type {
  Cell,
  ColumnDefinition,
  ColumnType,
  ContentDefinition,
  DashboardDefinition,
  DatePart,
  HierarchyDefinition,
  ImageDefinition,
  MeasureDefinition,
  ModelDefinition,
  NumberFormat,
  PageDefinition,
  Rectangle,
  RelationshipDefinition,
  ReportDefinition,
  RoleDefinition,
  RoleFilter,
  RoleLookup,
  RoleOperator,
  ServicePrincipalDefinition,
  ShapeDefinition,
  TableDefinition,
  TileDefinition,
  VisualDefinition,
  VisualInteractionDefinition,
  VisualProperties,
  VisualType,
  WorkspaceDefinition,
} from './model/definition';
export type {
  Aggregation,
  Bucket,
  CategoryField,
  FieldOptions,
  MeasureField,
  MeasureOptions,
  Query,
  Sort,
} from './model/query';
export {
  recordContent,
  type RecordedContent,
  type RecordOptions,
  type RecordProgress,
} from './recording/record-content';
export type { UnreadableItem } from './recording/recorded-parts';
export type { RecordablePage, RecordableReport, RecordableVisual } from './recording/recordable-report';
export { sampleContent } from './sample/content';
export { sampleReport, sampleReportId } from './sample/report';
export { contentSchema } from './model/content-schema';
export type { FrameSession } from './session/frame-session';
export type { UserStore } from './session/user-store';
export type { FrameKind } from './session/view';
export type { Emulator, EmulatorOptions } from './emulator';
export type { ServerLimits } from './server-limits';
export { startEmulator } from './start';
