import { act } from '@testing-library/react';
import type { Report as ReportEmbed, EmbedError } from '@vitrine/sdk';
import { Embed, EmbedProvider, Report, Tile, useEmbed } from '@vitrine/sdk/react';
import { Component, createRef, useEffect, useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json';
import { flush, outer, reportProps, Stage } from './support/stage';

describe('a component', () => {
  it('embeds its props as the configuration and announces the wrapper', async () => {
    const stage = new Stage();
    stage.render(
      <Report service={stage.service} {...reportProps} pageName="p1" className="wide" onLoaded={() => {}} />,
    );
    const { frame } = await stage.load();
    const load = frame.requests.find(({ url }) => url === '/report/load')!;
    expect(load.body).toMatchObject({ type: 'report', accessToken: 'token-1', tokenType: 1, pageName: 'p1' });
    expect(Object.keys(load.body as object)).not.toContain('className');
    expect(load.headers).toMatchObject({ 'x-sdk-type': 'vitrine-react', 'x-sdk-wrapper-version': packageJson.version });
  });

  it('gives the live embed to its ref in the commit that mounts it', () => {
    const stage = new Stage();
    const seen: unknown[] = [];
    function Host() {
      const ref = useRef<ReportEmbed>(null);
      useEffect(() => {
        seen.push(ref.current?.embedtype);
      }, []);
      return <Report ref={ref} service={stage.service} {...reportProps} />;
    }
    stage.render(<Host />);
    expect(seen).toEqual(['report']);
  });

  it('empties its ref and ends the embed when it unmounts', async () => {
    const stage = new Stage();
    const ref = createRef<ReportEmbed>();
    stage.render(<Report ref={ref} service={stage.service} {...reportProps} />);
    const embed = ref.current!;
    stage.render(<p />);
    await flush();
    expect(ref.current).toBeNull();
    expect(stage.service.getNumberOfComponents()).toBe(0);
    await expect(embed.getPages()).rejects.toMatchObject({ code: 'disposed' });
  });

  it('is busy and shows the loading slot until the content is loaded', async () => {
    const stage = new Stage();
    stage.render(<Report service={stage.service} {...reportProps} title="Sales" loading={<i>Wait</i>} />);
    expect(outer().getAttribute('aria-busy')).toBe('true');
    expect(outer().getAttribute('aria-label')).toBe('Sales');
    expect(stage.iframes[0]!.title).toBe('Sales');
    expect(outer().textContent).toBe('Wait');
    const { raise } = await stage.load();
    await raise('loaded');
    expect(outer().getAttribute('aria-busy')).toBe('false');
    expect(outer().textContent).toBe('');
  });

  it('has a title by default', () => {
    const stage = new Stage();
    stage.render(<Report service={stage.service} {...reportProps} />);
    expect(stage.iframes[0]!.title).toBe('Embedded report');
    expect(outer().getAttribute('aria-label')).toBe('Embedded report');
  });

  it('shows the fallback for a refused load, and its retry embeds anew', async () => {
    const stage = new Stage();
    const fallback = (error: EmbedError, retry: () => void) => (
      <button onClick={retry}>
        {error.code} {error.message}
      </button>
    );
    stage.render(<Report service={stage.service} {...reportProps} fallback={fallback} />);
    await stage.load((frame) => {
      frame.answer = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    const button = stage.view.getByRole('button');
    expect(button.textContent).toBe('refused TokenExpired');
    act(() => button.click());
    expect(outer().textContent).toBe('');
    const { raise } = await stage.load();
    await raise('loaded');
    expect(outer().getAttribute('aria-busy')).toBe('false');
    expect(stage.iframes).toHaveLength(1);
  });

  it('tells a failure that nobody hears of to the console, once', () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const embedUrl = 'https://elsewhere.example/reportEmbed';
    for (const props of [{ fallback: () => 'wrong' }, { onError: vi.fn() }, {}]) {
      expect(print).not.toHaveBeenCalled();
      const stage = new Stage();
      stage.render(<Report service={stage.service} {...reportProps} embedUrl={embedUrl} {...props} />);
    }
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });

  it('tells all reasons of a load that is refused with a list of them', async () => {
    const stage = new Stage();
    const failures: EmbedError[] = [];
    const onError = vi.fn<(event: CustomEvent<{ message: string }>) => void>();
    const fallback = (error: EmbedError) => {
      failures.push(error);
      return error.message;
    };
    stage.render(<Report service={stage.service} {...reportProps} fallback={fallback} onError={onError} />);
    const reasons = [
      { message: 'id is required', errorCode: 'E1' },
      { message: 'filters is no list', path: 'filters' },
    ];
    await stage.load((frame) => {
      frame.answer = () => ({ statusCode: 400, body: reasons });
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

  it.each([[[]], [[null]], ['no'], [7]])('shows the fallback for a load that is refused with %j', async (body) => {
    const stage = new Stage();
    stage.render(<Report service={stage.service} {...reportProps} fallback={({ message }) => message} />);
    await stage.load((frame) => {
      frame.answer = () => ({ statusCode: 400, body });
    });
    expect(outer().textContent).toBe('The frame gave no reason.');
  });

  it('shows the fallback for a configuration that is wrong, leaves no frame and tells onError', () => {
    const stage = new Stage();
    const onError = vi.fn<(event: CustomEvent<unknown>) => void>();
    stage.render(
      <Report
        service={stage.service}
        {...reportProps}
        embedUrl="https://evil.example/reportEmbed?reportId=1"
        onError={onError}
        fallback={({ code }) => code}
      />,
    );
    expect(outer().textContent).toBe('invalidEmbedUrl');
    expect(stage.iframes).toHaveLength(0);
    expect(onError.mock.calls[0]![0].detail).toMatchObject({ code: 'invalidEmbedUrl' });
  });

  it('recovers from a wrong configuration when the props are put right', () => {
    const stage = new Stage();
    const tree = (embedUrl: string) => (
      <Report service={stage.service} {...reportProps} embedUrl={embedUrl} fallback={() => 'wrong'} />
    );
    stage.render(tree('https://evil.example/'));
    stage.render(tree(reportProps.embedUrl));
    expect(outer().textContent).toBe('');
    expect(stage.iframes).toHaveLength(1);
  });

  it('throws to an error boundary on request', () => {
    const stage = new Stage();
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
    stage.render(
      <Boundary>
        <Report service={stage.service} {...reportProps} embedUrl="ftp://x/" throwOnError />
      </Boundary>,
    );
    expect(document.body.textContent).toBe('invalidEmbedUrl');
  });

  it('tries a load that timed out again as often as asked', async () => {
    vi.useFakeTimers();
    const stage = new Stage();
    stage.render(<Report service={stage.service} {...reportProps} retries={1} fallback={({ code }) => code} />);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(outer().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(outer().textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(outer().textContent).toBe('timeout');
    vi.useRealTimers();
  });

  it('passes numbers of a tile to the frame and takes them as its size', async () => {
    const stage = new Stage();
    const embedUrl = 'https://app.powerbi.com/embed?dashboardId=d&tileId=t';
    stage.render(
      <Tile
        service={stage.service}
        accessToken="t"
        embedUrl={embedUrl}
        id="t"
        dashboardId="d"
        width={300}
        height={200}
      />,
    );
    const { frame } = await stage.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({ width: 300, height: 200 });
    expect(outer().style.height).toBe('200px');
  });

  it('puts data attributes on its outer element', () => {
    const stage = new Stage();
    stage.render(<Report service={stage.service} {...reportProps} data-testid="sales" />);
    expect(stage.view.getByTestId('sales')).toBe(outer());
  });

  it('makes a fresh embed for another type', async () => {
    const stage = new Stage();
    stage.render(<Embed type="report" service={stage.service} {...reportProps} />);
    const [first] = stage.iframes;
    stage.render(
      <Embed
        type="dashboard"
        service={stage.service}
        accessToken="t"
        id="d"
        embedUrl="https://app.powerbi.com/dashboardEmbed?dashboardId=d"
      />,
    );
    await flush();
    expect(stage.iframes).toHaveLength(1);
    expect(stage.iframes[0]).not.toBe(first);
    expect(stage.iframes[0]!.title).toBe('Embedded dashboard');
  });
});

describe('EmbedProvider', () => {
  it('gives service, defaults and settings, which a component overrides', async () => {
    const stage = new Stage();
    stage.render(
      <EmbedProvider
        service={stage.service}
        defaults={{ accessToken: 'shared', tokenType: 1, settings: { zoomLevel: 2, hideErrors: true } }}
      >
        <EmbedProvider defaults={{ loading: 'inner' }}>
          <Report embedUrl={reportProps.embedUrl} settings={{ zoomLevel: 1 }} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    expect(outer().textContent).toBe('inner');
    const { frame } = await stage.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({
      accessToken: 'shared',
      tokenType: 1,
      settings: { zoomLevel: 1, hideErrors: true },
    });
  });
});

describe('nested providers', () => {
  it('lay their settings over each other, setting by setting', async () => {
    const stage = new Stage();
    stage.render(
      <EmbedProvider service={stage.service} defaults={{ settings: { zoomLevel: 2, hideErrors: true } }}>
        <EmbedProvider defaults={{ settings: { zoomLevel: 3, background: 1 } }}>
          <Report {...reportProps} settings={{ background: 0 }} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    const { frame } = await stage.load();
    expect(frame.requests.at(-1)!.body).toMatchObject({
      settings: { zoomLevel: 3, hideErrors: true, background: 0 },
    });
  });
});

describe('bootstrap', () => {
  it('starts the frame without a token and loads into the same frame as the token comes', async () => {
    const stage = new Stage();
    const tree = (accessToken?: string) => (
      <Report service={stage.service} {...reportProps} accessToken={accessToken} loading="soon" />
    );
    stage.render(tree());
    const [iframe] = stage.iframes;
    const { frame } = await stage.load();
    expect(frame.calls).toEqual([]);
    expect(outer().textContent).toBe('soon');
    stage.render(tree('late'));
    await flush();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]!.body).toMatchObject({ accessToken: 'late', bootstrapped: true });
    expect(stage.iframes).toEqual([iframe]);
  });

  it('waits without a frame while it is not known what to embed', () => {
    const stage = new Stage();
    let status = '';
    function Host() {
      const report = useEmbed();
      status = report.status;
      return <Report handle={report.handle} service={stage.service} />;
    }
    stage.render(<Host />);
    expect(status).toBe('waiting');
    expect(stage.iframes).toHaveLength(0);
  });
});
