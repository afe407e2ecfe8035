import { act } from '@testing-library/react';
import type { Report as ReportEmbed, EmbedError } from '@vitrine/sdk';
import { Embed, EmbedProvider, Report, Tile, useEmbed, type EmbedProps } from '@vitrine/sdk/react';
import { Component, createRef, useEffect, useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json';
import { flush, outer, reportProps, Harness } from './support/harness';

describe('a component', () => {
  it("sends the props as the configuration, with the wrapper's name and version", async () => {
    const harness = new Harness();
    harness.render(
      <Report service={harness.service} {...reportProps} pageName="p1" className="wide" onLoaded={() => {}} />,
    );
    const { frame } = await harness.load();
    const load = frame.requests.find(({ url }) => url === '/report/load')!;
    expect(load.body).toMatchObject({ type: 'report', accessToken: 'token-1', tokenType: 1, pageName: 'p1' });
    expect(Object.keys(load.body as object)).not.toContain('className');
    expect(load.headers).toMatchObject({ 'x-sdk-type': 'vitrine-react', 'x-sdk-wrapper-version': packageJson.version });
  });

  it('sets the ref to the live embed in the commit that mounts the component', () => {
    const harness = new Harness();
    const embedTypes: unknown[] = [];
    function Host() {
      const ref = useRef<ReportEmbed>(null);
      useEffect(() => {
        embedTypes.push(ref.current?.embedtype);
      }, []);
      return <Report ref={ref} service={harness.service} {...reportProps} />;
    }
    harness.render(<Host />);
    expect(embedTypes).toEqual(['report']);
  });

  it('clears the ref and disposes the embed when the component unmounts', async () => {
    const harness = new Harness();
    const ref = createRef<ReportEmbed>();
    harness.render(<Report ref={ref} service={harness.service} {...reportProps} />);
    const embed = ref.current!;
    harness.render(<p />);
    await flush();
    expect(ref.current).toBeNull();
    expect(harness.service.getNumberOfComponents()).toBe(0);
    await expect(embed.getPages()).rejects.toMatchObject({ code: 'disposed' });
  });

  it('sets aria-busy and shows the loading slot until the content is loaded', async () => {
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} title="Sales" loading={<i>Wait</i>} />);
    expect(outer().getAttribute('aria-busy')).toBe('true');
    expect(outer().getAttribute('aria-label')).toBe('Sales');
    expect(harness.iframes[0]!.title).toBe('Sales');
    expect(outer().textContent).toBe('Wait');
    const { emit } = await harness.load();
    await emit('loaded');
    expect(outer().getAttribute('aria-busy')).toBe('false');
    expect(outer().textContent).toBe('');
  });

  it('sets a default title on the frame and the outer element', () => {
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} />);
    expect(harness.iframes[0]!.title).toBe('Embedded report');
    expect(outer().getAttribute('aria-label')).toBe('Embedded report');
  });

  it('shows the fallback for a rejected load, and reloads in a new frame on retry', async () => {
    const harness = new Harness();
    const fallback = (error: EmbedError, retry: () => void) => (
      <button onClick={retry}>
        {error.code} {error.message}
      </button>
    );
    harness.render(<Report service={harness.service} {...reportProps} fallback={fallback} />);
    await harness.load((frame) => {
      frame.respond = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    const button = harness.view.getByRole('button');
    expect(button.textContent).toBe('refused TokenExpired');
    act(() => button.click());
    expect(outer().textContent).toBe('');
    const { emit } = await harness.load();
    await emit('loaded');
    expect(outer().getAttribute('aria-busy')).toBe('false');
    expect(harness.iframes).toHaveLength(1);
  });

  it('logs an unhandled failure to the console once', () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const embedUrl = 'https://elsewhere.example/reportEmbed';
    for (const props of [{ fallback: () => 'wrong' }, { onError: vi.fn() }, {}]) {
      expect(logError).not.toHaveBeenCalled();
      const harness = new Harness();
      harness.render(<Report service={harness.service} {...reportProps} embedUrl={embedUrl} {...props} />);
    }
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });

  it('passes all errors from a rejected load to the fallback', async () => {
    const harness = new Harness();
    const failures: EmbedError[] = [];
    const onError = vi.fn<(event: CustomEvent<{ message: string }>) => void>();
    const fallback = (error: EmbedError) => {
      failures.push(error);
      return error.message;
    };
    harness.render(<Report service={harness.service} {...reportProps} fallback={fallback} onError={onError} />);
    const reasons = [
      { message: 'id is required', errorCode: 'E1' },
      { message: 'filters is not a list', path: 'filters' },
    ];
    await harness.load((frame) => {
      frame.respond = () => ({ statusCode: 400, body: reasons });
    });
    expect(outer().textContent).toBe('id is required');
    expect(failures.at(-1)).toMatchObject({
      code: 'refused',
      errorCode: 'E1',
      errors: reasons,
      cause: reasons,
    });
    expect(onError.mock.calls.map(([{ detail }]) => detail.message)).toEqual(['id is required']);
  });

  it.each([[[]], [[null]], ['no'], [7]])('shows the fallback for a load that is rejected with %j', async (body) => {
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} fallback={({ message }) => message} />);
    await harness.load((frame) => {
      frame.respond = () => ({ statusCode: 400, body });
    });
    expect(outer().textContent).toBe('No reason was given.');
  });

  it('shows the fallback for an invalid configuration, creates no frame and calls onError', () => {
    const harness = new Harness();
    const onError = vi.fn<(event: CustomEvent<unknown>) => void>();
    harness.render(
      <Report
        service={harness.service}
        {...reportProps}
        embedUrl="https://evil.example/reportEmbed?reportId=1"
        onError={onError}
        fallback={({ code }) => code}
      />,
    );
    expect(outer().textContent).toBe('invalidEmbedUrl');
    expect(harness.iframes).toHaveLength(0);
    expect(onError.mock.calls[0]![0].detail).toMatchObject({ code: 'invalidEmbedUrl' });
  });

  it('passes an unknown type to onError', () => {
    const harness = new Harness();
    const onError = vi.fn<(event: CustomEvent<unknown>) => void>();
    const props = { ...reportProps, type: 'chart' } as never as EmbedProps;
    harness.render(<Embed service={harness.service} {...props} onError={onError} fallback={({ code }) => code} />);
    expect(outer().textContent).toBe('unknownType');
    expect(onError.mock.calls.map(([{ detail }]) => (detail as EmbedError).code)).toEqual(['unknownType']);
  });

  it('recovers from an invalid configuration when the props are corrected', () => {
    const harness = new Harness();
    const tree = (embedUrl: string) => (
      <Report service={harness.service} {...reportProps} embedUrl={embedUrl} fallback={() => 'wrong'} />
    );
    harness.render(tree('https://evil.example/'));
    harness.render(tree(reportProps.embedUrl));
    expect(outer().textContent).toBe('');
    expect(harness.iframes).toHaveLength(1);
  });

  it('throws the error to an error boundary if throwOnError is set', () => {
    const harness = new Harness();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    class Boundary extends Component<{ children: ReactNode }, { code?: string }> {
      override state: { code?: string } = {};
      static getDerivedStateFromError(error: EmbedError) {
        return { code: error.code };
      }
      override render() {
        return this.state.code ?? this.props.children;
      }
    }
    harness.render(
      <Boundary>
        <Report service={harness.service} {...reportProps} embedUrl="ftp://x/" throwOnError />
      </Boundary>,
    );
    expect(document.body.textContent).toBe('invalidEmbedUrl');
  });

  it('retries a timed-out load up to `retries` times', async () => {
    vi.useFakeTimers();
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} retries={1} fallback={({ code }) => code} />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(outer().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(outer().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(outer().textContent).toBe('timeout');
    vi.useRealTimers();
  });

  it("uses a tile's numeric width and height as its size and sends them to the frame", async () => {
    const harness = new Harness();
    const embedUrl = 'https://app.powerbi.com/embed?dashboardId=d&tileId=t';
    harness.render(
      <Tile
        service={harness.service}
        accessToken="t"
        embedUrl={embedUrl}
        id="t"
        dashboardId="d"
        width={300}
        height={200}
      />,
    );
    const { frame } = await harness.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({ width: 300, height: 200 });
    expect(outer().style.height).toBe('200px');
  });

  it("uses the active page's aspect ratio if the height is auto", async () => {
    const harness = new Harness();
    const pages = [
      { name: 'wide', displayName: 'Wide', isActive: true, defaultSize: { type: 4, width: 900, height: 300 } },
      { name: 'tall', displayName: 'Tall', isActive: false, defaultSize: { type: 4, width: 300, height: 600 } },
    ];
    harness.render(<Report service={harness.service} {...reportProps} height="auto" />);
    const ratio = () => parseFloat(outer().style.aspectRatio);
    expect(ratio()).toBeCloseTo(16 / 9);
    const { emit } = await harness.load((frame) => {
      frame.respond = ({ url }) => ({ statusCode: 200, body: url === '/report/pages' ? pages : null });
    });
    await emit('loaded');
    await flush();
    expect(ratio()).toBe(3);
    for (const page of pages) page.isActive = page.name === 'tall';
    await emit('pageChanged', { newPage: pages[1] });
    await flush();
    expect(ratio()).toBe(0.5);
  });

  it("sets data attributes on the component's outer element", () => {
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} data-testid="sales" />);
    expect(harness.view.getByTestId('sales')).toBe(outer());
  });

  it.each([
    ['report', 'reportEmbed?reportId=r', { id: 'r' }],
    ['visual', 'reportEmbed?reportId=r', { id: 'r', pageName: 'p', visualName: 'v' }],
    ['dashboard', 'dashboardEmbed?dashboardId=d', { id: 'd' }],
    ['tile', 'embed?dashboardId=d&tileId=t', { id: 't', dashboardId: 'd' }],
    ['qna', 'qnaEmbed', { datasetIds: ['s'] }],
    ['create', 'reportEmbed', { datasetId: 's' }],
    ['quickCreate', 'quickCreate', { datasetCreateConfig: { locale: 'en-US', mashupDocument: 'm' } }],
  ] as const)('embeds %s if the type is only known at run time', (type, path, config) => {
    const harness = new Harness();
    const props = { type, embedUrl: `https://app.powerbi.com/${path}`, accessToken: 't', tokenType: 1, ...config };
    harness.render(<Embed service={harness.service} {...(props as EmbedProps)} />);
    expect(harness.service.embeds.map(({ embedtype }) => embedtype)).toEqual([type]);
  });

  it('replaces the embed when the type changes', async () => {
    const harness = new Harness();
    harness.render(<Embed type="report" service={harness.service} {...reportProps} />);
    const [first] = harness.iframes;
    harness.render(
      <Embed
        type="dashboard"
        service={harness.service}
        accessToken="t"
        id="d"
        embedUrl="https://app.powerbi.com/dashboardEmbed?dashboardId=d"
      />,
    );
    await flush();
    expect(harness.iframes).toHaveLength(1);
    expect(harness.iframes[0]).not.toBe(first);
    expect(harness.iframes[0]!.title).toBe('Embedded dashboard');
  });
});

describe('EmbedProvider', () => {
  it('provides a service, defaults and settings that components can override', async () => {
    const harness = new Harness();
    harness.render(
      <EmbedProvider
        service={harness.service}
        defaults={{ accessToken: 'shared', tokenType: 1, settings: { zoomLevel: 2, hideErrors: true } }}
      >
        <EmbedProvider defaults={{ loading: 'inner' }}>
          <Report embedUrl={reportProps.embedUrl} settings={{ zoomLevel: 1 }} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    expect(outer().textContent).toBe('inner');
    const { frame } = await harness.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({
      accessToken: 'shared',
      tokenType: 1,
      settings: { zoomLevel: 1, hideErrors: true },
    });
  });
});

describe('nested providers', () => {
  it('merges the settings of nested providers key by key', async () => {
    const harness = new Harness();
    harness.render(
      <EmbedProvider service={harness.service} defaults={{ settings: { zoomLevel: 2, hideErrors: true } }}>
        <EmbedProvider defaults={{ settings: { zoomLevel: 3, background: 1 } }}>
          <Report {...reportProps} settings={{ background: 0 }} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    const { frame } = await harness.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({
      settings: { zoomLevel: 3, hideErrors: true, background: 0 },
    });
  });
});

describe('bootstrap', () => {
  it('starts the frame without a token and loads the content in the same frame when the token arrives', async () => {
    const harness = new Harness();
    const tree = (accessToken?: string) => (
      <Report service={harness.service} {...reportProps} accessToken={accessToken} loading="soon" />
    );
    harness.render(tree());
    const [iframe] = harness.iframes;
    const { frame } = await harness.load();
    expect(frame.calls).toEqual([]);
    expect(outer().textContent).toBe('soon');
    harness.render(tree('late'));
    await flush();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]!.body).toMatchObject({ accessToken: 'late', bootstrapped: true });
    expect(harness.iframes).toEqual([iframe]);
  });

  it.each([
    ['before the token arrives', [{}, { accessToken: 'late' }]],
    ['when the token arrives', [{ accessToken: 'late' }]],
  ])('does not load the value of a prop that was removed %s', async (_title, later: object[]) => {
    const harness = new Harness();
    const tree = (props: object) => (
      <Report service={harness.service} {...reportProps} accessToken={undefined} {...props} />
    );
    harness.render(tree({ pageName: 'a', settings: { zoomLevel: 2 } }));
    for (const props of later) harness.render(tree(props));
    const { frame } = await harness.load();
    const body = frame.requests.at(-1)!.body as Record<string, unknown>;
    expect(body.accessToken).toBe('late');
    expect(body.settings).toEqual({});
    expect(body.pageName).toBeUndefined();
  });

  it('does not create a frame while the embed URL is missing', () => {
    const harness = new Harness();
    function Host() {
      const { handle, status } = useEmbed();
      return (
        <>
          <output>{status}</output>
          <Report handle={handle} service={harness.service} />
        </>
      );
    }
    harness.render(<Host />);
    expect(document.querySelector('output')?.textContent).toBe('waiting');
    expect(harness.iframes).toHaveLength(0);
  });
});
