import type { Report as ReportEmbed } from '@vitrine/sdk';
import {
  Embed,
  Report,
  useEmbed,
  useEmbedEvent,
  usePreload,
  useReport,
  type EmbedHandle,
  type UseReportResult,
} from '@vitrine/sdk/react';
import { act } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RequestMessage } from '../../../src/protocol/envelope';
import { flush, reportProps, settle, Harness } from './support/harness';
import { hidingComponents } from './support/hiding-components';

describe('events', () => {
  it('calls only the latest event handler, and none once the prop has been removed', async () => {
    const harness = new Harness();
    const [first, second] = [vi.fn(), vi.fn()];
    const tree = (onDataSelected?: () => void) => (
      <Report service={harness.service} {...reportProps} onDataSelected={onDataSelected} />
    );
    const { frame, emit } = await harness.loaded(tree(first));
    harness.render(tree(second));
    await emit('dataSelected');
    harness.render(tree());
    await emit('dataSelected');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(frame.calls).toEqual([]);
  });

  it('calls an event handler that is added later', async () => {
    const harness = new Harness();
    const { emit } = await harness.loaded(<Report service={harness.service} {...reportProps} />);
    const handler = vi.fn<(event: CustomEvent<{ newPage: { name: string } }>) => void>();
    harness.render(<Report service={harness.service} {...reportProps} onPageChanged={handler} />);
    await emit('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    expect(handler.mock.calls[0]![0].detail.newPage.name).toBe('b');
  });

  it('ignores a handler that is false', async () => {
    const harness = new Harness();
    const props = { onDataSelected: false } as object;
    const { frame, emit } = await harness.loaded(<Report service={harness.service} {...reportProps} {...props} />);
    await emit('dataSelected');
    expect(frame.responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it("throws if an event prop's name is unknown", () => {
    const harness = new Harness();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unknownHandler = { onSomething: () => {} };
    expect(() => harness.render(<Report service={harness.service} {...reportProps} {...unknownHandler} />)).toThrow(
      /something/,
    );
  });
});

describe('refs', () => {
  it('sets the ref to the live embed if the type is only known at run time', () => {
    const harness = new Harness();
    const ref = createRef<ReportEmbed>();
    harness.render(<Embed ref={ref} type="report" service={harness.service} {...reportProps} />);
    expect(ref.current?.embedtype).toBe('report');
  });
});

describe('StrictMode', () => {
  it('creates one frame, loads once and logs no warning in StrictMode', async () => {
    const harness = new Harness();
    const warn = vi.spyOn(console, 'error');
    harness.render(<Report service={harness.service} {...reportProps} />, { strict: true });
    const [iframe] = harness.iframes;
    const { frame, emit } = await harness.load();
    await emit('loaded');
    expect(harness.iframes).toEqual([iframe]);
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(harness.service.getNumberOfComponents()).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe.each(hidingComponents)('a component that %s hides', (_name, render) => {
  it('keeps its content and, when it is shown again, applies changed props without reloading', async () => {
    const harness = new Harness();
    const report = (props: object = {}) => <Report service={harness.service} {...reportProps} {...props} />;
    const { frame } = await harness.loaded(render(false, report()));
    const [iframe] = harness.iframes;
    harness.render(render(true, report()));
    await flush();
    harness.render(render(false, report({ pageName: 'b' })));
    await flush();
    expect(harness.iframes).toEqual([iframe]);
    expect(frame.calls).toEqual(['PUT /report/pages/active']);
    expect(harness.service.getNumberOfComponents()).toBe(1);
  });

  it('leaves no embed behind when it unmounts while it is hidden', async () => {
    const harness = new Harness();
    const report = <Report service={harness.service} {...reportProps} />;
    await harness.loaded(render(false, report));
    harness.render(render(true, report));
    await flush();
    harness.render(<p />);
    await flush();
    expect(harness.iframes).toEqual([]);
    expect(harness.service.getNumberOfComponents()).toBe(0);
  });

  it('disposes the embed when it unmounts while it is hidden', async () => {
    const harness = new Harness();
    const embeds: (ReportEmbed | null)[] = [];
    function Host({ isHidden, isShown = true }: { isHidden: boolean; isShown?: boolean }) {
      const { handle, status, embed } = useEmbed();
      embeds.push(embed);
      const report = <Report handle={handle} service={harness.service} {...reportProps} />;
      return (
        <>
          <output>{status}</output>
          {isShown && render(isHidden, report)}
        </>
      );
    }
    await harness.loaded(<Host isHidden={false} />);
    const embed = embeds.at(-1)!;
    harness.render(<Host isHidden />);
    await flush();
    expect(harness.view.getByRole('status').textContent).toBe('loaded');
    harness.render(<Host isHidden isShown={false} />);
    await flush();
    expect(harness.view.getByRole('status').textContent).toBe('idle');
    await expect(embed.getPages()).rejects.toMatchObject({ code: 'disposed' });
  });
});

describe('useReport', () => {
  /** Returns the response to a request for the pages. */
  const pagesOf = (activeName: string, names = ['a', 'b']) =>
    names.map((name) => ({ name, displayName: name.toUpperCase(), isActive: name === activeName }));

  /** Renders a report and returns a function that returns the latest result of `useReport`. */
  function renderReport(harness: Harness): () => UseReportResult {
    const results: UseReportResult[] = [];
    function Host() {
      const result = useReport();
      results.push(result);
      return <Report handle={result.handle} service={harness.service} {...reportProps} />;
    }
    harness.render(<Host />);
    return () => results.at(-1)!;
  }

  it('returns the current status, pages, active page and filters from useReport', async () => {
    const harness = new Harness();
    const snapshots: string[] = [];
    function Host() {
      const { handle, status, pages, activePage, filters } = useReport();
      snapshots.push(`${status} ${pages.map(({ name }) => name).join()} ${activePage?.name ?? '-'} ${filters.length}`);
      return <Report handle={handle} service={harness.service} {...reportProps} />;
    }
    harness.render(<Host />);
    let activeName = 'a';
    const { emit } = await harness.load((frame) => {
      frame.respond = ({ url }) => ({
        body: url === '/report/pages' ? pagesOf(activeName) : url === '/report/filters' ? [{}] : null,
      });
    });
    await emit('loaded');
    await emit('rendered');
    activeName = 'b';
    await emit('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    // React may or may not render between the event and the responses to the requests that it triggers.
    expect([...new Set(snapshots)].filter((snapshot) => snapshot !== 'loaded  - 0')).toEqual([
      'idle  - 0',
      'loading  - 0',
      'loaded a,b a 1',
      'rendered a,b a 1',
      'rendered a,b b 1',
    ]);
  });

  it('updates the pages when another page becomes active, and when a page is added', async () => {
    const harness = new Harness();
    const latest = renderReport(harness);
    let pages = pagesOf('a');
    const { emit } = await harness.load((frame) => {
      frame.respond = ({ url }) => ({ body: url === '/report/pages' ? pages : null });
    });
    await emit('loaded');
    for (pages of [pagesOf('b'), pagesOf('c', ['a', 'b', 'c'])]) {
      const newPage = pages.find(({ isActive }) => isActive)!;
      await emit('pageChanged', { newPage });
      expect(latest().pages.map(({ name, isActive }) => ({ name, isActive }))).toEqual(
        pages.map(({ name, isActive }) => ({ name, isActive })),
      );
      expect(latest().activePage?.name).toBe(newPage.name);
    }
  });

  it('ignores responses that are older than the active page', async () => {
    const harness = new Harness();
    const latest = renderReport(harness);
    let activeName = 'a';
    const filterRequests: RequestMessage[] = [];
    const { frame, emit } = await harness.load((each) => {
      each.respond = (request) => {
        if (request.url === '/report/pages') return { body: pagesOf(activeName) };
        if (request.url !== '/report/filters') return { body: null };
        filterRequests.push(request);
        return undefined;
      };
    });
    await emit('loaded');
    activeName = 'b';
    await emit('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    for (const { headers } of filterRequests.reverse()) {
      await act(async () => {
        frame.post({ statusCode: 200, headers: { id: headers.id }, body: [] });
        await settle();
      });
      expect(latest().activePage?.name).toBe('b');
    }
    expect(filterRequests).toHaveLength(2);
  });
});

describe('useEmbed and useEmbedEvent', () => {
  it("provides the embed's status and events to other components", async () => {
    const harness = new Harness();
    const received: unknown[] = [];
    function Panel({ handle }: { handle: EmbedHandle<'report'> }) {
      const { status } = useEmbed(handle);
      const [count, setCount] = useState(0);
      useEmbedEvent(handle, 'dataSelected', () => {
        received.push(count);
        setCount(count + 1);
      });
      return <output>{status}</output>;
    }
    function Host() {
      const { handle } = useEmbed();
      return (
        <>
          <Panel handle={handle} />
          <Report handle={handle} service={harness.service} {...reportProps} />
        </>
      );
    }
    const { emit } = await harness.loaded(<Host />);
    expect(harness.view.getByRole('status').textContent).toBe('loaded');
    await emit('dataSelected');
    await emit('dataSelected');
    expect(received).toEqual([0, 1]);
  });

  it('disposes the previous embed when another component uses the handle', async () => {
    const harness = new Harness();
    const embeds: (ReportEmbed | null)[] = [];
    function Host({ wide }: { wide: boolean }) {
      const { handle, embed } = useEmbed();
      embeds.push(embed);
      return <Report key={String(wide)} handle={handle} service={harness.service} {...reportProps} />;
    }
    harness.render(<Host wide={false} />);
    const previous = embeds.at(-1)!;
    harness.render(<Host wide />);
    await flush();
    expect(embeds.at(-1)).not.toBe(previous);
    await expect(previous.whenLoaded()).rejects.toMatchObject({ code: 'disposed' });
    expect(harness.service.getNumberOfComponents()).toBe(1);
    expect(harness.iframes).toHaveLength(1);
  });
});

describe('usePreload', () => {
  it('adds a hidden frame to the page with usePreload, and removes it when the URL is removed', () => {
    const harness = new Harness();
    function Host({ url }: { url?: string }) {
      usePreload(url, harness.service);
      return null;
    }
    harness.render(<Host url={reportProps.embedUrl} />);
    expect(harness.iframes.map(({ style }) => style.display)).toEqual(['none']);
    harness.render(<Host />);
    expect(harness.iframes).toEqual([]);
  });

  it('logs an invalid URL to the console and does not throw', () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const harness = new Harness();
    function Host() {
      usePreload('https://elsewhere.example/reportEmbed', harness.service);
      return <p>content</p>;
    }
    harness.render(<Host />);
    expect(harness.view.container.textContent).toBe('content');
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });
});

describe('many components', () => {
  it('shares one message listener among all components', () => {
    const harness = new Harness();
    harness.render(
      <>
        {Array.from({ length: 50 }, (_, index) => (
          <Report key={index} service={harness.service} {...reportProps} />
        ))}
      </>,
    );
    expect(harness.iframes).toHaveLength(50);
    expect(harness.page.window.listenerCount).toBe(1);
  });

  it('leaves no embeds behind after 200 mounts', async () => {
    const harness = new Harness();
    for (let round = 0; round < 200; round += 1) {
      harness.render(<Report key={round} service={harness.service} {...reportProps} />);
    }
    harness.render(<p />);
    await flush();
    expect(harness.service.getNumberOfComponents()).toBe(0);
    expect(harness.iframes).toHaveLength(0);
  }, 120_000);
});

describe('a lazy component', () => {
  it('embeds a lazy component when it comes into view', () => {
    const harness = new Harness();
    let intersect: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
    let observedElement!: Element;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof intersect) {
          intersect = callback;
        }
        observe(element: Element) {
          observedElement = element;
        }
        unobserve() {}
        disconnect() {}
      },
    );
    harness.render(<Report service={harness.service} {...reportProps} lazy loading="later" />);
    expect(harness.iframes).toHaveLength(0);
    act(() => intersect([{ target: observedElement, isIntersecting: true }]));
    expect(harness.iframes).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
