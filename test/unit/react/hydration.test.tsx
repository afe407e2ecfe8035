import { act } from '@testing-library/react';
import { Report } from '@vitrine/sdk/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { flush, reportProps, Stage } from './support/stage';

it('takes over what the server rendered without a mismatch', async () => {
  const stage = new Stage();
  const warn = vi.spyOn(console, 'error');
  const tree = <Report service={stage.service} {...reportProps} loading={<p>Loading…</p>} height="auto" />;
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(tree);
  const placeholder = host.firstElementChild;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, tree);
  });
  await flush();
  expect(host.firstElementChild).toBe(placeholder);
  expect(host.querySelectorAll('iframe')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
