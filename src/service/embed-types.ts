import type { Create } from '../embed/create';
import type { Dashboard } from '../embed/dashboard';
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

/** Class of the embed by type. */
export interface EmbedTypes {
  /** Report, including paginated reports. */
  report: Report;
  /** Single visual of a report. */
  visual: Visual;
  /** Dashboard. */
  dashboard: Dashboard;
  /** Tile of a dashboard. */
  tile: Tile;
  /** Q&A box. */
  qna: Qna;
  /** Report authoring on a dataset. */
  create: Create;
  /** Report creation from data of the page. */
  quickCreate: QuickCreate;
}

/** Configuration of an embed by type. */
export interface EmbedConfigurations {
  /** Report, including paginated reports. */
  report: ReportEmbedConfiguration;
  /** Single visual of a report. */
  visual: VisualEmbedConfiguration;
  /** Dashboard. */
  dashboard: DashboardEmbedConfiguration;
  /** Tile of a dashboard. */
  tile: TileEmbedConfiguration;
  /** Q&A box. */
  qna: QnaEmbedConfiguration;
  /** Report authoring on a dataset. */
  create: ReportCreateConfiguration;
  /** Report creation from data of the page. */
  quickCreate: QuickCreateConfiguration;
}

/** Configuration whose `type` decides which class of embed is returned. */
export type TypedConfiguration<Type extends keyof EmbedTypes> = EmbedConfigurations[Type] & { type: Type };
