import type { FrameLocator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

interface Playground {
  url: string;
  contentOrigin: string;
  close(): Promise<void>;
}

let playground: Playground;

async function startPlayground(options: object): Promise<Playground> {
  const path = `${process.cwd()}/playground/server.mjs`;
  const server = (await import(path)) as { startPlayground(options: object): Promise<Playground> };
  return server.startPlayground(options);
}

test.beforeAll(async () => {
  playground = await startPlayground({ port: 0, contentPort: 0 });
});

test.afterAll(() => playground.close());

/** Opens the playground and waits until both reports are rendered. Returns the frame of the scripted report. */
async function open(page: Page): Promise<FrameLocator> {
  await page.goto(playground.url);
  await expect(page.locator('#log')).toContainText('rendered');
  const declared = page.frameLocator('#declared iframe');
  await expect(declared.getByText('Headcount by region and contract')).toBeVisible();
  await expect(declared.locator('svg').first()).toBeVisible();
  return page.frameLocator('#scripted iframe');
}

test('a declared and a scripted report are rendered in frames of another site', async ({ page }) => {
  await open(page);
  expect(new URL(page.url()).hostname).toBe('localhost');
  expect(new URL(playground.contentOrigin).hostname).toBe('127.0.0.1');
});

test('buttons of the page and tabs in the frame change the report page, and the log shows the events', async ({
  page,
}) => {
  const frame = await open(page);
  await expect(page.locator('#status')).toHaveText('Overview');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.locator('#status')).toHaveText('Locations');
  await expect(page.locator('#log')).toContainText('pageChanged · Locations');
  await expect(frame.getByText('All locations', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.locator('#status')).toHaveText('Overview');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(page.locator('#status')).toHaveText('Hiring');
});

test('a filter set by the page changes the values in the frame until it is removed', async ({ page }) => {
  const frame = await open(page);
  const headcount = () =>
    page.evaluate(async () => {
      const { vitrine } = window as unknown as { vitrine: typeof import('../../../src') };
      const report = vitrine.service.get(
        document.querySelector<HTMLElement>('#scripted')!,
      ) as import('../../../src').Report;
      const visual = await (await report.getPageByName('overview')).getVisualByName('headcount');
      return Number((await visual.exportData()).data.split('\n')[1]?.replace(/\D/g, ''));
    });
  const unfiltered = await headcount();
  await page.getByRole('button', { name: 'Full-time staff only' }).click();
  await expect(page.locator('#log')).toContainText('filtersApplied');
  const filtered = await headcount();
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(unfiltered);
  await expect(frame.getByText(filtered.toLocaleString('en-US'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Full-time staff only' }).click();
  await expect(frame.getByText(unfiltered.toLocaleString('en-US'), { exact: true })).toBeVisible();
});

test('the playground has no axe violations, and no horizontal scrolling at desktop and phone size', async ({
  page,
}) => {
  await open(page);
  const expectAccessible = async () => {
    expect(await axeViolations(page.mainFrame(), 'html')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  };
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  // in narrow frames, reports have additional buttons; other tests check wide ones
  for (const frame of page.mainFrame().childFrames()) expect(await axeViolations(frame, 'body')).toEqual([]);
});

test('starting on a port that is in use rejects with a message that names the port', async () => {
  const port = Number(new URL(playground.url).port);
  await expect(startPlayground({ port, contentPort: 0 })).rejects.toThrow(`Port ${String(port)} is in use.`);
});
