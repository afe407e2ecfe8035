import { Create } from '../embed/create';
import { Dashboard } from '../embed/dashboard';
import type { Embed } from '../embed/embed';
import type { EmbedContext } from '../embed/embed-context';
import { Qna } from '../embed/qna';
import { QuickCreate } from '../embed/quick-create';
import { Tile } from '../embed/tile';
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
import type { EmbedType } from '../protocol/events';
import { Report } from '../report/report';
import { Visual } from '../report/visual';

/** Makes an embed; the service starts it. */
export type EmbedComponentFactory = (
  service: EmbedContext,
  element: HTMLElement,
  config: EmbedConfiguration,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Embed;

/** The embed that each type gives. */
export interface EmbedTypes {
  /** A report. */
  report: Report;
  /** A single visual. */
  visual: Visual;
  /** A dashboard. */
  dashboard: Dashboard;
  /** A tile. */
  tile: Tile;
  /** A question-and-answer box. */
  qna: Qna;
  /** The creation of a report. */
  create: Create;
  /** The creation of a report from data. */
  quickCreate: QuickCreate;
}

/** The configuration that each type takes. */
export interface EmbedConfigurations {
  /** A report. */
  report: ReportEmbedConfiguration;
  /** A single visual. */
  visual: VisualEmbedConfiguration;
  /** A dashboard. */
  dashboard: DashboardEmbedConfiguration;
  /** A tile. */
  tile: TileEmbedConfiguration;
  /** A question-and-answer box. */
  qna: QnaEmbedConfiguration;
  /** The creation of a report. */
  create: ReportCreateConfiguration;
  /** The creation of a report from data. */
  quickCreate: QuickCreateConfiguration;
}

type EmbedConstructor = new (...args: Parameters<EmbedComponentFactory>) => Embed;

const constructors: Record<EmbedType, EmbedConstructor> = {
  report: Report,
  visual: Visual,
  dashboard: Dashboard,
  tile: Tile,
  qna: Qna,
  create: Create,
  quickCreate: QuickCreate,
};

/** The SDK's own component of a type; types are compared without regard to case, as the provider does. */
export function builtInType(type: string): EmbedComponentFactory | undefined {
  const Constructor = Object.entries(constructors).find(([name]) => name.toLowerCase() === type.toLowerCase())?.[1];
  return Constructor && ((...args) => new Constructor(...args));
}
