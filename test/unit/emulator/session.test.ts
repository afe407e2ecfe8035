import { describe, expect, it } from 'vitest';
import type { PageInfo } from '../../../src/models';
import { editing, loadReport, region } from './session-page';
import { TestPage } from './test-page';

describe('loading', () => {
  it('sends the ready message, accepts the load, and emits loaded and rendered', async () => {
    const page = new TestPage();
    const rendered = page.next('/reports/u1/events/rendered');
    const accessToken = await page.frame.createToken();
    const { status } = await page.request('POST', '/report/load', { accessToken, id: 'shop' });
    expect(status).toBe(202);
    await rendered;
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'rendered']);
  });

  it('rejects a request for the pages until content is loaded', async () => {
    const { status, body } = await new TestPage().request('GET', '/report/pages');
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'NotLoaded' });
  });

  it('renders nothing between the prepare and render requests', async () => {
    const page = new TestPage();
    const ready = page.next('/events/loaded');
    await page.request('POST', '/report/prepare', { accessToken: await page.frame.createToken(), id: 'shop' });
    await ready;
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
    expect(page.events).not.toContain('rendered');
    const rendered = page.next('/events/rendered');
    await page.request('POST', '/report/render', { pageName: 'second' });
    await rendered;
    const { body } = await page.request('GET', '/report/pages');
    expect((body as PageInfo[]).find(({ isActive }) => isActive)?.name).toBe('second');
  });

  it('applies filters and slicers from the configuration', async () => {
    const slicers = [{ selector: { visualName: 'regions' }, state: { filters: [region(['North'])] } }];
    const page = await loadReport({ filters: [region(['South'])], slicers });
    expect((await page.request('GET', '/report/filters')).body).toEqual([region(['South'])]);
    expect(await page.rows('total')).toEqual(['']);
  });

  it('emits an error for a load with an unknown page', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    await page.request('POST', '/report/load', {
      accessToken: await page.frame.createToken(),
      id: 'shop',
      pageName: 'nope',
    });
    expect((await failed).body).toMatchObject({
      message: 'PowerBIEntityNotFound',
      detailedMessage: "Page 'nope' not found. Known pages: main, second",
    });
  });

  it('emits an error for an unknown visual in a single-visual embed', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    const config = { accessToken, id: 'shop', type: 'visual', pageName: 'main', visualName: 'nope' };
    await page.request('POST', '/report/load', config);
    expect((await failed).body).toMatchObject({ message: 'visualNotFound', detailedMessage: 'Visual not found' });
    expect(page.events).not.toContain('loaded');
  });

  it('discards a load when another load follows', async () => {
    const page = new TestPage();
    const accessToken = await page.frame.createToken();
    const rendered = page.next('/events/rendered');
    void page.request('POST', '/report/load', { accessToken, id: 'shop', pageName: 'main' });
    await page.request('POST', '/report/load', { accessToken, id: 'shop', pageName: 'second' });
    await rendered;
    expect(page.events.filter((name) => name === 'loaded')).toHaveLength(1);
    expect(page.frame.session.report.activePage.name).toBe('second');
  });
});

describe('unknown requests', () => {
  it('rejects an unknown request with 404 and records it', async () => {
    const page = await loadReport();
    const { status, body } = await page.request('GET', '/report/weather');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      detailedMessage: "Unknown request 'GET /report/weather': it is not in the request table.",
    });
    expect(() => {
      page.frame.assertNoUnknownRequests();
    }).toThrow('GET /report/weather');
  });
});

describe('pages', () => {
  it('lists pages and marks the active one', async () => {
    const { body } = await (await loadReport()).request('GET', '/report/pages');
    expect((body as PageInfo[]).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['main', true],
      ['second', false],
    ]);
  });

  it('emits pageChanged when a different page is activated', async () => {
    const page = await loadReport();
    const changed = page.next('/events/pageChanged');
    await page.request('PUT', '/report/pages/active', { name: 'second', displayName: null, isActive: true });
    expect((await changed).body).toMatchObject({
      newPage: { name: 'second', isActive: true },
      oldPage: { name: 'main' },
    });
  });

  it('responds with 404 for an unknown page name', async () => {
    const { status, body } = await (await loadReport()).request('GET', '/report/pages/nope/visuals');
    expect([status, body]).toMatchObject([404, { message: 'PowerBIEntityNotFound' }]);
  });

  it('adds, renames and deletes pages in edit mode', async () => {
    const page = await loadReport(editing);
    const { body } = await page.request('POST', '/report/addPage', { displayName: 'Mine' });
    const { name } = body as PageInfo;
    await page.request('PUT', `/report/pages/${name}/name`, { name, displayName: 'Ours' });
    expect(page.frame.session.report.page(name).displayName).toBe('Ours');
    expect((await page.request('GET', '/report/hasUnsavedChanges')).body).toBe(true);
    await page.request('DELETE', `/report/pages/${name}`, {});
    expect(page.frame.session.report.state.pages.map((each) => each.name)).toEqual(['main', 'second']);
  });

  it('rejects a request to add a page in view mode', async () => {
    const { status } = await (await loadReport({ permissions: 7 })).request('POST', '/report/addPage', {});
    expect(status).toBe(400);
  });

  it('rejects an empty title for a new or renamed page', async () => {
    const page = await loadReport(editing);
    const refused = { status: 400, body: { detailedMessage: 'displayName must not be empty.' } };
    expect(await page.request('POST', '/report/addPage', { displayName: '' })).toMatchObject(refused);
    expect(await page.request('PUT', '/report/pages/main/name', { name: 'main', displayName: ' ' })).toMatchObject(
      refused,
    );
    expect(page.frame.session.report.state.pages.map(({ displayName }) => displayName)).not.toContain('');
  });

  it('returns whether a page has a layout', async () => {
    const page = await loadReport();
    expect((await page.request('GET', '/report/pages/main/layoutTypes/Master')).body).toBe(true);
    expect((await page.request('GET', '/report/pages/main/layoutTypes/MobilePortrait')).body).toBe(false);
  });
});

describe('filters', () => {
  it('applies report filters to all visuals and emits filtersApplied', async () => {
    const page = await loadReport();
    const applied = page.next('/events/filtersApplied');
    await page.request('PUT', '/report/filters', [region(['South'])]);
    expect((await applied).body).toEqual({ filters: [region(['South'])] });
    expect(await page.rows('total')).toEqual(['110']);
  });

  it("combines a visual's filters with those of its page", async () => {
    const page = await loadReport();
    await page.request('PUT', '/report/pages/main/filters', [region(['South', 'North'])]);
    await page.request('PUT', '/report/pages/main/visuals/total/filters', [region(['North'])]);
    expect(await page.rows('total')).toEqual(['100']);
    expect(await page.rows('by-region')).toEqual(['North,100', 'South,110']);
  });

  it('adds, replaces and removes filters', async () => {
    const page = await loadReport();
    const amount = { ...region(['10']), target: { column: 'Amount', table: 'Sales' }, values: [10] };
    const update = (filtersOperation: number, filters?: object[]) =>
      page.request('POST', '/report/filters', { filtersOperation, filters });
    const current = async () => (await page.request('GET', '/report/filters')).body;
    await update(2, [region(['South'])]);
    await update(2, [amount]);
    expect(await current()).toEqual([region(['South']), amount]);
    await update(3, [region(['North'])]);
    expect(await current()).toEqual([amount, region(['North'])]);
    await update(1, [amount]);
    expect(await current()).toEqual([amount]);
    await update(0);
    expect(await current()).toEqual([]);
  });

  it('rejects filters with unknown columns and keeps the previous ones', async () => {
    const page = await loadReport({ filters: [region(['South'])] });
    const { status, body } = await page.request('PUT', '/report/filters', [
      { ...region(['x']), target: { table: 'Stores', column: 'Color' } },
    ]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detailedMessage: "unknown column 'Color' in table 'Stores'. Known columns: 'Id', 'Store', 'Region'",
    });
    expect((await page.request('GET', '/report/filters')).body).toHaveLength(1);
  });
});
