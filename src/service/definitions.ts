import { Create } from '../embed/create';
import { Dashboard } from '../embed/dashboard';
import { Qna } from '../embed/qna';
import { QuickCreate } from '../embed/quick-create';
import { Tile } from '../embed/tile';
import { Report } from '../report/report';
import { Visual } from '../report/visual';
import type { EmbedDefinition } from './embed-definition';

/** Definition of reports, including paginated reports, for `Embedder#create`. */
export const reportDefinition: EmbedDefinition<Report> = { type: 'report', create: (...args) => new Report(...args) };

/** Definition of single visuals, for `Embedder#create`. */
export const visualDefinition: EmbedDefinition<Visual> = { type: 'visual', create: (...args) => new Visual(...args) };

/** Definition of dashboards, for `Embedder#create`. */
export const dashboardDefinition: EmbedDefinition<Dashboard> = {
  type: 'dashboard',
  create: (...args) => new Dashboard(...args),
};

/** Definition of dashboard tiles, for `Embedder#create`. */
export const tileDefinition: EmbedDefinition<Tile> = { type: 'tile', create: (...args) => new Tile(...args) };

/** Definition of Q&A boxes, for `Embedder#create`. */
export const qnaDefinition: EmbedDefinition<Qna> = { type: 'qna', create: (...args) => new Qna(...args) };

/** Definition of report authoring, for `Embedder#create`. */
export const createDefinition: EmbedDefinition<Create> = { type: 'create', create: (...args) => new Create(...args) };

/** Definition of quick create, which creates a report from data passed by the page, for `Embedder#create`. */
export const quickCreateDefinition: EmbedDefinition<QuickCreate> = {
  type: 'quickCreate',
  create: (...args) => new QuickCreate(...args),
};
