import { TestPage } from './test-page';

/** Returns a basic filter on the region. */
export const region = (values: string[], overrides: object = {}) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values,
  ...overrides,
});

/** Load settings for edit mode. */
export const editing = { permissions: 7, viewMode: 1 };

/** Loads a report and waits until it has been rendered. */
export async function loadReport(config: object = {}): Promise<TestPage> {
  const page = new TestPage();
  await page.load(config);
  return page;
}
