import type { Report as ReportEmbed } from '@vitrine/sdk';
import { Report, useEmbed, useEmbedEvent, usePreload, useReport, type EmbedHandle } from '@vitrine/sdk/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { flush, reportProps, Stage } from './support/stage';

describe('events', () => {
  it('call the newest handler, and none that was removed', async () => {
    const stage = new Stage();
    const [first, second] = [vi.fn(), vi.fn()];
    const tree = (onDataSelected?: () => void) => (
      <Report service={stage.service} {...reportProps} onDataSelected={onDataSelected} />
    );
    const { frame, raise } = await stage.loaded(tree(first));
    stage.render(tree(second));
    await raise('dataSelected');
    stage.render(tree());
    await raise('dataSelected');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(frame.calls).toEqual([]);
  });

  it('are heard from a handler that is added later', async () => {
    const stage = new Stage();
    const { raise } = await stage.loaded(<Report service={stage.service} {...reportProps} />);
    const handler = vi.fn<(event: CustomEvent<{ newPage: { name: string } }>) => void>();
    stage.render(<Report service={stage.service} {...reportProps} onPageChanged={handler} />);
    await raise('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    expect(handler.mock.calls[0]![0].detail.newPage.name).toBe('b');
  });

  it('of an unknown name throw', () => {
    const stage = new Stage();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = { onSomething: () => {} };
    expect(() => stage.render(<Report service={stage.service} {...reportProps} {...wrong} />)).toThrow(/something/);
  });
});

describe('StrictMode', () => {
  it('makes one frame, loads once and warns of nothing', async () => {
    const stage = new Stage();
    const warn = vi.spyOn(console, 'error');
    stage.render(<Report service={stage.service} {...reportProps} />, { strict: true });
    const [iframe] = stage.iframes;
    const { frame, raise } = await stage.load();
    await raise('loaded');
    expect(stage.iframes).toEqual([iframe]);
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(stage.service.getNumberOfComponents()).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('useReport', () => {
  it('follows status, pages, active page and filters', async () => {
    const stage = new Stage();
    const seen: string[] = [];
    function Host() {
      const { handle, status, pages, activePage, filters } = useReport();
      seen.push(`${status} ${pages.map(({ name }) => name).join()} ${activePage?.name ?? '-'} ${filters.length}`);
      return <Report handle={handle} service={stage.service} {...reportProps} />;
    }
    stage.render(<Host />);
    const { raise } = await stage.load((frame) => {
      frame.answer = ({ url }) => ({
        body:
          url === '/report/pages'
            ? [
                { name: 'a', displayName: 'A', isActive: true },
                { name: 'b', displayName: 'B' },
              ]
            : url === '/report/filters'
              ? [{}]
              : null,
      });
    });
    await raise('loaded');
    await raise('rendered');
    await raise('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    // Whether there is a drawing between the event and the answers to what it makes the hook ask is React's to decide.
    expect([...new Set(seen)].filter((each) => each !== 'loaded  - 0')).toEqual([
      'idle  - 0',
      'loading  - 0',
      'loaded a,b a 1',
      'rendered a,b a 1',
      'rendered a,b b 1',
    ]);
  });
});

describe('useEmbed and useEmbedEvent', () => {
  it('give the embed and its events to other components', async () => {
    const stage = new Stage();
    const heard: unknown[] = [];
    function Panel({ handle }: { handle: EmbedHandle<'report'> }) {
      const { status } = useEmbed(handle);
      const [count, setCount] = useState(0);
      useEmbedEvent(handle, 'dataSelected', () => {
        heard.push(count);
        setCount(count + 1);
      });
      return <output>{status}</output>;
    }
    function Host() {
      const { handle } = useEmbed();
      return (
        <>
          <Panel handle={handle} />
          <Report handle={handle} service={stage.service} {...reportProps} />
        </>
      );
    }
    const { raise } = await stage.loaded(<Host />);
    expect(stage.view.getByRole('status').textContent).toBe('loaded');
    await raise('dataSelected');
    await raise('dataSelected');
    expect(heard).toEqual([0, 1]);
  });

  it('keep the embed of a handle apart from the next component that takes it', async () => {
    const stage = new Stage();
    const embeds = new Set<ReportEmbed | null>();
    function Host({ wide }: { wide: boolean }) {
      const { handle, embed } = useEmbed();
      embeds.add(embed);
      return <Report key={String(wide)} handle={handle} service={stage.service} {...reportProps} />;
    }
    stage.render(<Host wide={false} />);
    stage.render(<Host wide />);
    await flush();
    expect(stage.service.getNumberOfComponents()).toBe(1);
    expect(stage.iframes).toHaveLength(1);
  });
});

describe('usePreload', () => {
  it('puts a hidden frame into the page and takes it away', () => {
    const stage = new Stage();
    function Host({ url }: { url?: string }) {
      usePreload(url, stage.service);
      return null;
    }
    stage.render(<Host url={reportProps.embedUrl} />);
    expect(stage.iframes.map(({ style }) => style.display)).toEqual(['none']);
    stage.render(<Host />);
    expect(stage.iframes).toEqual([]);
  });
});

describe('many components', () => {
  it('share one message listener', () => {
    const stage = new Stage();
    const add = vi.spyOn(stage.page.window, 'addEventListener');
    stage.render(
      <>
        {Array.from({ length: 50 }, (_, index) => (
          <Report key={index} service={stage.service} {...reportProps} />
        ))}
      </>,
    );
    expect(stage.iframes).toHaveLength(50);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('leave nothing behind after 200 mounts', async () => {
    const stage = new Stage();
    for (let round = 0; round < 200; round += 1) {
      stage.render(<Report key={round} service={stage.service} {...reportProps} />);
    }
    stage.render(<p />);
    await flush();
    expect(stage.service.getNumberOfComponents()).toBe(0);
    expect(stage.iframes).toHaveLength(0);
  }, 30_000);
});

describe('a lazy component', () => {
  it('embeds when it comes into view', async () => {
    const stage = new Stage();
    let see: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
    let observed!: Element;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof see) {
          see = callback;
        }
        observe(element: Element) {
          observed = element;
        }
        unobserve() {}
        disconnect() {}
      },
    );
    stage.render(<Report service={stage.service} {...reportProps} lazy loading="later" />);
    expect(stage.iframes).toHaveLength(0);
    const { act } = await import('@testing-library/react');
    act(() => see([{ target: observed, isIntersecting: true }]));
    expect(stage.iframes).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
