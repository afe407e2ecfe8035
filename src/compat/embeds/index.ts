export { Create } from './create';
export { Dashboard } from './dashboard';
export { Embed } from './embed';
export { Qna } from './qna';
export { QuickCreate } from './quick-create';
export { Page, Report, VisualDescriptor } from './report';
export type { BookmarksManager, IPageNode, IReportNode, IVisualNode } from './report';
export { Tile } from './tile';
export { Visual } from './visual';
