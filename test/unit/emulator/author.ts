import { expect } from 'vitest';
import type { ReportDefinition } from '../../../src/emulator';
import type { VisualInfo } from '../../../src/models';
import { shopReport } from './shop';
import { TestPage } from './test-page';

export const schema = 'http://powerbi.com/product/schema#';
export const editing = { permissions: 7, viewMode: 1 };
export const region = { $schema: `${schema}column`, table: 'Stores', column: 'Region' };
export const total = { $schema: `${schema}measure`, table: 'Sales', measure: 'Total' };

/** Client for a loaded report that sends the same authoring requests as `powerbi-report-authoring`. */
export class Author {
  readonly page: TestPage;

  private constructor(page: TestPage) {
    this.page = page;
  }

  static async load(config: object = editing, content: ReportDefinition = shopReport): Promise<Author> {
    const page = new TestPage({ content: { reports: [content] } });
    await page.load(config);
    return new Author(page);
  }

  /** Sends a request and returns the response body. Fails the test if the request is rejected. */
  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.page.request(method, `/report/${path}`, body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  }

  /** Sends a request that should be rejected and returns the status and the detailed message. */
  async rejectionOf(method: string, path: string, body?: unknown): Promise<unknown[]> {
    const { status, body: error } = await this.page.request(method, `/report/${path}`, body);
    const { message, detailedMessage } = error as { message: string; detailedMessage: string };
    expect(message).toBe(status === 404 ? 'PowerBIEntityNotFound' : 'Invalid parameters');
    return [status, detailedMessage];
  }

  async create(visualType: string, options: object = {}): Promise<VisualInfo> {
    const { visual } = (await this.send('POST', 'pages/main/createVisual', { visualType, ...options })) as {
      visual: VisualInfo;
    };
    return visual;
  }

  add(visual: string, role: string, target: object, index?: number): Promise<unknown> {
    return this.send('POST', `pages/main/visuals/${visual}/dataroles/${role}/fields/${String(index)}`, target);
  }

  fields(visual: string, role: string): Promise<unknown> {
    return this.send('GET', `pages/main/visuals/${visual}/dataroles/${role}/fields`);
  }

  async info(visual: string): Promise<VisualInfo | undefined> {
    const visuals = (await this.send('GET', 'pages/main/visuals')) as VisualInfo[];
    return visuals.find(({ name }) => name === visual);
  }
}
