// @vitest-environment node
import { EmbedProvider, Report } from '@vitrine/sdk/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

it('renders a placeholder on the server with the size and the title but without the token', () => {
  const warn = vi.spyOn(console, 'error');
  const html = renderToString(
    <StrictMode>
      <EmbedProvider defaults={{ loading: <p>Loading…</p> }}>
        <Report
          title="Sales"
          embedUrl="https://app.powerbi.com/reportEmbed?reportId=1"
          accessToken="secret"
          aspectRatio="4 / 3"
        />
      </EmbedProvider>
    </StrictMode>,
  );
  expect(typeof document).toBe('undefined');
  expect(html).toContain('aria-label="Sales"');
  expect(html).toContain('<svg display="block" width="100%" viewBox="0 0 4 3" aria-hidden="true">');
  expect(html).not.toContain('style');
  expect(html).toContain('Loading…');
  expect(html).not.toContain('secret');
  expect(html).not.toContain('iframe');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [{}, '<svg display="block" width="100%" height="100%" viewBox="0 0 1.7777777777777777 1" aria-hidden="true">'],
  [{ height: 540 }, '<svg display="block" width="100%" height="540" aria-hidden="true">'],
  [{ width: '50vw', height: '20rem' }, '<svg display="block" width="50vw" height="20rem" aria-hidden="true">'],
  [{ style: { height: 300 } }, 'height="300"'],
])(
  'renders the size %j on the server in attributes, which a policy without inline styles allows',
  (size, attributes) => {
    const html = renderToString(<Report embedUrl="https://app.powerbi.com/reportEmbed?reportId=1" {...size} />);
    expect(html).toContain(attributes);
    expect(html).not.toContain('style');
  },
);

it('renders no size on the server if a class name is set', () => {
  const html = renderToString(<Report embedUrl="https://app.powerbi.com/reportEmbed?reportId=1" className="wide" />);
  expect(html).toContain('class="wide"');
  expect(html).not.toMatch(/style|svg/);
});
