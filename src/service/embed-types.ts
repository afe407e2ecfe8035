import type { Create } from '../embed/create';
import type { Dashboard } from '../embed/dashboard';
import type { Embed } from '../embed/embed';
import type { Qna } from '../embed/qna';
import type { QuickCreate } from '../embed/quick-create';
import type { Tile } from '../embed/tile';
import type {
  DashboardEmbedConfiguration,
  EmbedConfiguration,
  QnaEmbedConfiguration,
  QuickCreateConfiguration,
  ReportCreateConfiguration,
  ReportEmbedConfiguration,
  TileEmbedConfiguration,
  VisualEmbedConfiguration,
} from '../models';
import type { Report } from '../report/report';
import type { Visual } from '../report/visual';

/** Embed class for each type. */
export interface EmbedTypes {
  /** Report, including paginated reports. */
  report: Report;
  /** Single visual from a report. */
  visual: Visual;
  /** Dashboard. */
  dashboard: Dashboard;
  /** Dashboard tile. */
  tile: Tile;
  /** Q&A box. */
  qna: Qna;
  /** Editor for a new report on an existing dataset. */
  create: Create;
  /** Quick create, which creates a report from data passed by the page. */
  quickCreate: QuickCreate;
}

/** Configuration for each embed type. */
export interface EmbedConfigurations {
  /** Report, including paginated reports. */
  report: ReportEmbedConfiguration;
  /** Single visual from a report. */
  visual: VisualEmbedConfiguration;
  /** Dashboard. */
  dashboard: DashboardEmbedConfiguration;
  /** Dashboard tile. */
  tile: TileEmbedConfiguration;
  /** Q&A box. */
  qna: QnaEmbedConfiguration;
  /** Editor for a new report on an existing dataset. */
  create: ReportCreateConfiguration;
  /** Quick create, which creates a report from data passed by the page. */
  quickCreate: QuickCreateConfiguration;
}

/** `Type` itself, or the names of all types if `Type` is a string literal that is not one of them. */
type KnownType<Type extends string> = string extends Type
  ? string
  : Type extends keyof EmbedTypes
    ? Type
    : keyof EmbedTypes;

/**
 * Configuration whose `type` determines which class of embed is returned. If the type is only known at run time (`string`), any
 * configuration is accepted.
 */
export type TypedConfiguration<Type extends string> = { type?: KnownType<Type> } & (Type extends keyof EmbedTypes
  ? EmbedConfigurations[Type]
  : EmbedConfiguration);

/** Configuration for `bootstrap`: a `TypedConfiguration` in which every field is optional. */
export type BootstrapConfiguration<Type extends string> = { type?: KnownType<Type> } & (Type extends keyof EmbedTypes
  ? Partial<EmbedConfigurations[Type]>
  : EmbedConfiguration);

/** Embed class for a type, or `Embed` if the type is only known at run time. */
export type EmbedOfType<Type extends string> = Type extends keyof EmbedTypes ? EmbedTypes[Type] : Embed;
