import { act } from '@testing-library/react';
import { Report } from '@vitrine/sdk/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { flush, reportProps, Harness } from './support/harness';

/** Returns the server-rendered HTML. React 18 warns about layout effects here because a document exists. */
function serverHtml(tree: ReactElement): string {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const html = renderToString(tree);
  consoleError.mockRestore();
  return html;
}

it('reuses the server-rendered markup on hydration without a mismatch', async () => {
  const harness = new Harness();
  const tree = <Report service={harness.service} {...reportProps} loading={<p>Loading…</p>} height="auto" />;
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = serverHtml(tree);
  const warn = vi.spyOn(console, 'error');
  const placeholder = host.firstElementChild;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, tree);
  });
  await flush();
  expect(host.firstElementChild).toBe(placeholder);
  expect(host.querySelectorAll('iframe')).toHaveLength(1);
  expect(host.querySelector('svg')).toBeNull();
  expect((placeholder as HTMLElement).style.position).toBe('relative');
  expect(host.textContent).toBe('Loading…');
  expect(warn).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
