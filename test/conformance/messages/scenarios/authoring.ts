import type { Page, Report, VisualDescriptor } from 'powerbi-client';
import type { Scenario } from '../scenario';

interface Selector {
  objectName: string;
  propertyName: string;
}

// The package declares its methods for module names that powerbi-client does not have.
interface AuthoredReport {
  getAvailableVisualTypes(): Promise<unknown>;
  getVisualCapabilities(type: string): Promise<unknown>;
}
interface AuthoredPage {
  createVisual(type: string, layout?: object, autoFocus?: boolean): Promise<{ visual: VisualDescriptor }>;
  deleteVisual(name: string): Promise<unknown>;
}
interface AuthoredVisual {
  changeType(type: string): Promise<unknown>;
  getCapabilities(): Promise<unknown>;
  addDataField(role: string, field: object, index?: number): Promise<unknown>;
  getDataFields(role: string): Promise<unknown>;
  removeDataField(role: string, index: number): Promise<unknown>;
  getDataFieldDisplayName(role: string, index: number): Promise<unknown>;
  setDataFieldDisplayName(role: string, index: number, name: string): Promise<unknown>;
  getDataFieldName(role: string, index: number): Promise<unknown>;
  getFieldFormatString(role: string, index: number): Promise<unknown>;
  setFieldFormatString(role: string, index: number, format: string): Promise<unknown>;
  setFieldHidden(role: string, index: number, isHidden: boolean): Promise<unknown>;
  getProperty(selector: Selector): Promise<unknown>;
  setProperty(selector: Selector, value: object): Promise<unknown>;
  resetProperty(selector: Selector): Promise<unknown>;
}

const route = (path: string): string => `/report/pages/*/${path}`;
const errorBody = { message: 'Invalid parameters', detailedMessage: 'No data role', errorCode: '400' };

/** Methods that powerbi-report-authoring adds to powerbi-client's objects. */
export const authoringScenarios: Record<string, Scenario> = {
  'authoring-visuals': async (context) => {
    const report = (await context.report()) as Report & AuthoredReport;
    const page = report.page('page-1') as Page & AuthoredPage;
    await context.outcome('types', () => report.getAvailableVisualTypes());
    await context.outcome('capabilities', () => report.getVisualCapabilities('barChart'));
    const visual = { name: 'new', title: '', type: 'barChart', layout: { x: 1, y: 2, width: 30, height: 40 } };
    context.respond(`POST ${route('createVisual')}`, { statusCode: 200, body: { visual } });
    const { name, title, type, layout } = (await page.createVisual('barChart')).visual;
    context.notes.created = { name, title, type, layout };
    await page.createVisual('card', { x: 1, y: 2, width: 30, height: 40 }, false);
    await context.outcome('delete', () => page.deleteVisual('new'));
    context.respond(`POST ${route('createVisual')}`, { statusCode: 400, body: errorBody });
    await context.outcome('rejected', () => page.createVisual('nope'));
  },
  'authoring-fields': async (context) => {
    const page = (await context.report()).page('page-1');
    const visual = (await page.getVisualByName('visual-1')) as unknown as AuthoredVisual;
    const field = { $schema: 'http://powerbi.com/product/schema#column', table: 'Staff', column: 'Role' };
    const outcomes: Record<string, () => Promise<unknown>> = {
      capabilities: () => visual.getCapabilities(),
      'change type': () => visual.changeType('pieChart'),
      add: () => visual.addDataField('Category', field),
      'add first': () => visual.addDataField('Category', field, 0),
      fields: () => visual.getDataFields('Category'),
      remove: () => visual.removeDataField('Category', 1),
      'display name': () => visual.getDataFieldDisplayName('Y', 0),
      rename: () => visual.setDataFieldDisplayName('Y', 0, 'Staff'),
      name: () => visual.getDataFieldName('Y', 0),
      'format string': () => visual.getFieldFormatString('Y', 0),
      format: () => visual.setFieldFormatString('Y', 0, '#,0'),
      hide: () => visual.setFieldHidden('Y', 0, true),
    };
    for (const [label, call] of Object.entries(outcomes)) await context.outcome(label, call);
    context.respond(`POST ${route('visuals/*/dataroles/*/fields/*')}`, { statusCode: 400, body: errorBody });
    await context.outcome('rejected', () => visual.addDataField('Nope', field));
  },
  'authoring-properties': async (context) => {
    const page = (await context.report()).page('page-1');
    const visual = (await page.getVisualByName('visual-1')) as unknown as AuthoredVisual;
    const title = { objectName: 'title', propertyName: 'titleText' };
    const value = { schema: 'http://powerbi.com/product/schema#property', value: 'Staff' };
    context.respond(`POST ${route('visuals/*/property')}`, { statusCode: 200, body: value });
    await context.outcome('get', () => visual.getProperty(title));
    await context.outcome('set', () => visual.setProperty(title, value));
    await context.outcome('reset', () => visual.resetProperty(title));
  },
};
