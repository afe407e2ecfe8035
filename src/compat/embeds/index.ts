/** The published embed classes and the objects that they give. */
export { Create } from './create';
export { Dashboard } from './dashboard';
export { Embed } from './embed';
export { Page } from './page';
export { Qna } from './qna';
export { QuickCreate } from './quick-create';
export { Report } from './report';
export { Tile } from './tile';
export { Visual } from './visual';
export { VisualDescriptor } from './visual-descriptor';
