import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as React from '../../../react/src';
import { expect, test } from '../support/fixtures';

const policy = "default-src 'none'; style-src 'self'";

test('before hydration, server HTML has the component’s size under a policy that forbids inline styles', async ({
  page,
  servers: { host },
}) => {
  const { Report } = createRequire(resolve('package.json'))('./dist/react.cjs') as typeof React;
  const embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=r';
  const sizes = [{ height: 540 }, { height: '20vh', width: '50%' }, { aspectRatio: '4 / 1' }, {}];
  const html = sizes.map((size) => renderToString(createElement(Report, { embedUrl, loading: 'Loading…', ...size })));
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.setViewportSize({ width: 816, height: 600 });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  await page.goto(host.serve('/server-html', `<!doctype html><title>page</title><body>${html.join('<hr>')}`, headers));
  const heights = await page.locator('[role=group]').evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(heights).toEqual([540, 120, 200, 450]);
  await expect(page.getByText('Loading…').first()).toBeInViewport();
  expect(violations.filter((text) => text.includes('style'))).toEqual([]);
});
