import { TestPage } from './test-page';

/** Returns a basic filter of the region. */
export const region = (values: string[], more: object = {}) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values,
  ...more,
});

/** Settings of a load in edit mode. */
export const editing = { permissions: 7, viewMode: 1 };

/** Returns a page with a report that has been rendered. */
export async function loaded(more: object = {}): Promise<TestPage> {
  const page = new TestPage();
  await page.load(more);
  return page;
}
