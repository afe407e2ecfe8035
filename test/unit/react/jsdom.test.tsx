// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Service } from '@vitrine/sdk';
import { VitrineDevtools } from '@vitrine/sdk/devtools/react';
import { Report } from '@vitrine/sdk/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reportProps } from './support/harness';

const service = new Service();

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
});

const countFrames = () => document.querySelectorAll('iframe').length;

describe('in jsdom, which has no layout', () => {
  it('embeds a lazy component immediately', () => {
    render(<Report service={service} {...reportProps} lazy />);
    expect(countFrames()).toBe(1);
  });

  it('embeds content in the containers of a lazy service immediately', () => {
    const { embedUrl, accessToken } = reportProps;
    const lazyService = new Service({ lazy: true });
    document.body.innerHTML = `<div data-type="report" data-embed-url="${embedUrl}" data-access-token="${accessToken}"></div>`;
    lazyService.init();
    expect(countFrames()).toBe(1);
    lazyService.reset(document.querySelector('div')!);
  });

  it("embeds a report with the page's theme", () => {
    render(<Report service={service} {...reportProps} theme="page" />);
    expect(countFrames()).toBe(1);
  });

  it('renders the devtools', () => {
    render(<VitrineDevtools initiallyOpen />);
    const { shadowRoot } = document.querySelector('[data-vitrine-devtools]')!;
    for (const tab of shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')) tab.click();
    expect(shadowRoot!.querySelector<HTMLElement>('.panel')!.hidden).toBe(false);
  });
});
