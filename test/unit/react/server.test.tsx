// @vitest-environment node
import { EmbedProvider, Report } from '@vitrine/sdk/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

it('the server renders a placeholder with size and title, and without the token', () => {
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
  expect(html).toContain('aspect-ratio:4 / 3');
  expect(html).toContain('Loading…');
  expect(html).not.toContain('secret');
  expect(html).not.toContain('iframe');
  expect(warn).not.toHaveBeenCalled();
});
