import { act, render } from '@testing-library/react';
import { openDevtools } from '@vitrine/sdk/devtools';
import { VitrineDevtools } from '@vitrine/sdk/devtools/react';
import { Report } from '@vitrine/sdk/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Harness, reportProps } from './support/harness';

const notRecorded = 'This embed was created before the devtools were added';

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-vitrine-devtools]')];

const textOf = (host: HTMLElement) => host.shadowRoot?.querySelector('.panel')?.textContent ?? '';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('VitrineDevtools', () => {
  it('adds the devtools to the page while VitrineDevtools is mounted', () => {
    const view = render(<VitrineDevtools position="right" />);
    expect(hosts()).toHaveLength(1);
    expect(view.container.childElementCount).toBe(0);
    expect(hosts()[0]!.shadowRoot!.querySelector<HTMLElement>('.panel')!.dataset.position).toBe('right');
    view.unmount();
    expect(hosts()).toEqual([]);
  });

  it('renders the panel in place if inline is set', () => {
    const view = render(<VitrineDevtools inline initiallyOpen />);
    expect(view.container.contains(hosts()[0]!)).toBe(true);
    view.unmount();
    expect(hosts()).toEqual([]);
  });

  it.each([false, true])(
    'records embeds that are created before the devtools effect runs (StrictMode: %s)',
    (strict) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const harness = new Harness();
      const { service } = harness;
      harness.render(
        <>
          <Report service={service} {...reportProps} />
          <VitrineDevtools service={service} initiallyOpen />
        </>,
        { strict },
      );
      act(() => void vi.advanceTimersByTime(1000));
      expect(textOf(hosts()[0]!)).toContain('report');
      expect(textOf(hosts()[0]!)).not.toContain(notRecorded);
    },
  );

  it('does not record embeds after VitrineDevtools has unmounted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<VitrineDevtools />).unmount();
    await act(() => Promise.resolve());
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} />);
    const devtools = openDevtools({ service: harness.service, initiallyOpen: true });
    vi.advanceTimersByTime(1000);
    expect(textOf(hosts()[0]!)).toContain(notRecorded);
    devtools.dispose();
  });
});
