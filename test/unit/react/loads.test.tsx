import { act } from '@testing-library/react';
import type { EmbedError, Report as ReportEmbed } from '@vitrine/sdk';
import { Report, useEmbed, type EmbedComponentProps } from '@vitrine/sdk/react';
import { createRef, type Ref } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, outer, reportProps, settle, Harness } from './support/harness';

/** A report and its status as text. */
function ReportWithStatus({
  embedRef,
  ...props
}: Partial<EmbedComponentProps<'report'>> & { embedRef?: Ref<ReportEmbed> }) {
  const { handle, status, error } = useEmbed();
  return (
    <>
      <output>{[status, error?.code].join(' ').trim()}</output>
      <Report ref={embedRef} handle={handle} loading="Wait" fallback={renderError} {...reportProps} {...props} />
    </>
  );
}

const renderError = ({ message }: EmbedError) => `Failed: ${message}`;

/** Returns the status text, the value of `aria-busy` and the slot's text. */
const visibleState = () => [
  document.querySelector('output')?.textContent,
  outer().getAttribute('aria-busy'),
  outer().textContent,
];

const advanceBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const reload = (frame: { load: () => void }) =>
  act(async () => {
    frame.load();
    await flush();
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a frame reload', () => {
  it.each([false, true])(
    'reports a frame reload as loading and then as rendered, like the first load (StrictMode: %s)',
    async (strict) => {
      const harness = new Harness();
      harness.render(<ReportWithStatus service={harness.service} />, { strict });
      const { frame, emit } = await harness.load();
      await emit('rendered');
      expect(visibleState()).toEqual(['rendered', 'false', '']);
      frame.loads = false;
      await reload(frame);
      expect(visibleState()).toEqual(['loading', 'true', 'Wait']);
      // This event belongs to the previous content.
      await emit('rendered');
      expect(visibleState()[0]).toBe('loading');
      await emit('loaded');
      expect(visibleState()).toEqual(['loaded', 'false', '']);
      await emit('rendered');
      expect(visibleState()).toEqual(['rendered', 'false', '']);
      expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
      expect(harness.iframes).toHaveLength(1);
    },
  );

  it('shows the fallback with the error from a failed reload', async () => {
    const harness = new Harness();
    const onError = vi.fn();
    const { frame } = await harness.loaded(<ReportWithStatus service={harness.service} onError={onError} />);
    frame.respond = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    expect(visibleState()).toEqual(['failed refused', 'false', 'Failed: Gone']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('recovers when a reload succeeds after a failed one', async () => {
    const harness = new Harness();
    const { frame, emit } = await harness.loaded(<ReportWithStatus service={harness.service} />);
    const { respond } = frame;
    frame.respond = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    frame.respond = respond;
    await reload(frame);
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    await emit('rendered');
    expect(visibleState()[0]).toBe('rendered');
  });

  it('replaces a load in progress with a reload', async () => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} />);
    const { frame, emit } = await harness.load((loadingFrame) => {
      loadingFrame.loads = false;
    });
    await reload(frame);
    expect(visibleState()).toEqual(['loading', 'true', 'Wait']);
    await emit('loaded');
    expect(visibleState()).toEqual(['loaded', 'false', '']);
  });
});

describe('a load in the same frame', () => {
  it('updates the status for a load that the host page starts', async () => {
    const harness = new Harness();
    const embed = createRef<ReportEmbed>();
    const { frame, emit } = await harness.loaded(<ReportWithStatus embedRef={embed} service={harness.service} />);
    await advanceBy(100);
    frame.loads = false;
    await act(() => embed.current!.reload());
    expect(visibleState()).toEqual(['loading', 'true', 'Wait']);
    await emit('loaded');
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([
    [0, []],
    [100, ['POST /report/load']],
  ])('keeps the status when an unchanged configuration is loaded %i ms after the first load', async (ms, calls) => {
    const harness = new Harness();
    const { frame } = await harness.loaded(<ReportWithStatus service={harness.service} />);
    await advanceBy(ms);
    harness.render(<ReportWithStatus service={harness.service} getAccessToken={() => Promise.resolve('token-2')} />);
    await flush();
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(calls);
  });
});

describe('a failed embed', () => {
  it('recovers a failed embed when a token arrives after the load timeout', async () => {
    const harness = new Harness();
    let source = () => Promise.reject<string>(new Error('offline'));
    harness.render(
      <ReportWithStatus service={harness.service} accessToken={undefined} getAccessToken={() => source()} />,
    );
    const { frame } = await harness.load();
    await advanceBy(60_000);
    expect(visibleState()[0]).toBe('failed timeout');
    source = () => Promise.resolve('late');
    await advanceBy(60_000);
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([0, 1])('recovers a failed embed when its content loads late, with %i retries', async (retries) => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} retries={retries} />);
    const { emit } = await harness.load((frame) => {
      frame.loads = false;
    });
    const [iframe] = harness.iframes;
    await advanceBy(60_000);
    expect(visibleState()[0]).toBe(retries ? 'loading' : 'failed timeout');
    await emit('loaded');
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    // The pending retry is canceled.
    await advanceBy(10_000);
    expect(visibleState()).toEqual(['loaded', 'false', '']);
    expect(harness.iframes).toEqual([iframe]);
  });

  it('retries with a new frame when a frame reload times out', async () => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} retries={1} />);
    const { frame } = await harness.load();
    const [iframe] = harness.iframes;
    frame.loads = false;
    await reload(frame);
    await advanceBy(61_000);
    expect(visibleState()[0]).toBe('loading');
    expect(harness.iframes).toHaveLength(1);
    expect(harness.iframes).not.toContain(iframe);
    await advanceBy(60_000);
    expect(visibleState()[0]).toBe('failed timeout');
  });

  it('does not retry when the frame rejects a reload', async () => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} retries={3} />);
    const { frame } = await harness.load();
    frame.respond = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    await advanceBy(60_000);
    expect(visibleState()[0]).toBe('failed refused');
  });
});

describe('a silent frame', () => {
  it.each([0, 1])(
    'reports a silent frame after 15 s, and recovers when the content loads late, with %i retries',
    async (retries) => {
      const harness = new Harness();
      const onError = vi.fn(({ detail }: CustomEvent<{ code?: string }>) => detail.code);
      harness.render(<ReportWithStatus service={harness.service} retries={retries} onError={onError} />);
      const { emit } = await harness.load((frame) => {
        frame.respond = () => undefined;
      });
      await advanceBy(14_999);
      expect(onError).not.toHaveBeenCalled();
      await advanceBy(1);
      expect(visibleState()[0]).toBe(retries ? 'loading' : 'failed frameSilent');
      expect(onError.mock.results).toEqual([expect.objectContaining({ value: 'frameSilent' })]);
      await emit('loaded');
      expect(visibleState()).toEqual(['loaded', 'false', '']);
      await advanceBy(100_000);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('replaces a silent frame with a new one on retry', async () => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} retries={1} />);
    await harness.load((frame) => {
      frame.respond = () => undefined;
    });
    const [iframe] = harness.iframes;
    await advanceBy(16_000);
    expect(harness.iframes).toHaveLength(1);
    expect(harness.iframes).not.toContain(iframe);
  });
});

describe('a container that other code removes from the document', () => {
  it('reloads when the container returns to the document, with the props from the latest render', async () => {
    const harness = new Harness();
    const onError = vi.fn();
    const props = { service: harness.service, onError, throwOnError: true };
    harness.render(<ReportWithStatus {...props} />);
    const { emit } = await harness.load();
    await emit('rendered');
    const { container } = harness.view;
    await act(async () => {
      container.remove();
      await settle();
    });
    harness.render(<ReportWithStatus {...props} accessToken="token-2" pageName="Second" />);
    await flush();
    await act(async () => {
      document.body.append(container);
      await settle();
    });
    expect(document.querySelector('output')?.textContent).toBe('loading');
    const { frame } = await harness.load();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'token-2', pageName: 'Second' });
    expect(document.querySelector('output')?.textContent).toBe('loaded');
    expect(onError).not.toHaveBeenCalled();
  });

  it('does not fail when the container is removed during the load', async () => {
    const harness = new Harness();
    harness.render(<ReportWithStatus service={harness.service} throwOnError />);
    const { container } = harness.view;
    const output = document.querySelector('output');
    await act(async () => {
      container.remove();
      await settle();
    });
    expect(output?.textContent).toBe('loading');
  });
});
