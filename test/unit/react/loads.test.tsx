import { act } from '@testing-library/react';
import type { EmbedError, Report as ReportEmbed } from '@vitrine/sdk';
import { Report, useEmbed, type EmbedComponentProps } from '@vitrine/sdk/react';
import { createRef, type Ref } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, outer, reportProps, Stage } from './support/stage';

/** A report, and its status in words. */
function Watched({ embedRef, ...props }: Partial<EmbedComponentProps<'report'>> & { embedRef?: Ref<ReportEmbed> }) {
  const { handle, status, error } = useEmbed();
  return (
    <>
      <output>{[status, error?.code].join(' ').trim()}</output>
      <Report ref={embedRef} handle={handle} loading="Wait" fallback={failure} {...reportProps} {...props} />
    </>
  );
}

const failure = ({ message }: EmbedError) => `Failed: ${message}`;

/** What a user is told: the status, whether the content is busy, the slot. */
const shown = () => [
  document.querySelector('output')?.textContent,
  outer().getAttribute('aria-busy'),
  outer().textContent,
];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

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

describe('the frame’s own reload', () => {
  it.each([false, true])('is a load like the first: busy, then rendered (StrictMode: %s)', async (strict) => {
    const stage = new Stage();
    stage.render(<Watched service={stage.service} />, { strict });
    const { frame, raise } = await stage.load();
    await raise('rendered');
    expect(shown()).toEqual(['rendered', 'false', '']);
    frame.loads = false;
    await reload(frame);
    expect(shown()).toEqual(['loading', 'true', 'Wait']);
    // What the old content has drawn says nothing about the new one.
    await raise('rendered');
    expect(shown()[0]).toBe('loading');
    await raise('loaded');
    expect(shown()).toEqual(['loaded', 'false', '']);
    await raise('rendered');
    expect(shown()).toEqual(['rendered', 'false', '']);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
    expect(stage.iframes).toHaveLength(1);
  });

  it('that fails shows the fallback with its error', async () => {
    const stage = new Stage();
    const onError = vi.fn();
    const { frame } = await stage.loaded(<Watched service={stage.service} onError={onError} />);
    frame.answer = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    expect(shown()).toEqual(['failed refused', 'false', 'Failed: Gone']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('that fails is mended by the next one', async () => {
    const stage = new Stage();
    const { frame, raise } = await stage.loaded(<Watched service={stage.service} />);
    const { answer } = frame;
    frame.answer = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    frame.answer = answer;
    await reload(frame);
    expect(shown()).toEqual(['loaded', 'false', '']);
    await raise('rendered');
    expect(shown()[0]).toBe('rendered');
  });

  it('during a load is the load that counts', async () => {
    const stage = new Stage();
    stage.render(<Watched service={stage.service} />);
    const { frame, raise } = await stage.load((each) => {
      each.loads = false;
    });
    await reload(frame);
    expect(shown()).toEqual(['loading', 'true', 'Wait']);
    await raise('loaded');
    expect(shown()).toEqual(['loaded', 'false', '']);
  });
});

describe('a load in the same frame', () => {
  it('by the page itself is followed', async () => {
    const stage = new Stage();
    const embed = createRef<ReportEmbed>();
    const { frame, raise } = await stage.loaded(<Watched embedRef={embed} service={stage.service} />);
    await pass(100);
    frame.loads = false;
    await act(() => embed.current!.reload());
    expect(shown()).toEqual(['loading', 'true', 'Wait']);
    await raise('loaded');
    expect(shown()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([
    [0, []],
    [100, ['POST /report/load']],
  ])('for the configuration that is there already, %i ms after it, ends as it began', async (ms, calls) => {
    const stage = new Stage();
    const { frame } = await stage.loaded(<Watched service={stage.service} />);
    await pass(ms);
    stage.render(<Watched service={stage.service} getAccessToken={() => Promise.resolve('token-2')} />);
    await flush();
    expect(shown()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(calls);
  });
});

describe('a failed embed', () => {
  it('recovers by itself when a token comes after the load’s time is over', async () => {
    const stage = new Stage();
    let source = () => Promise.reject<string>(new Error('offline'));
    stage.render(<Watched service={stage.service} accessToken={undefined} getAccessToken={() => source()} />);
    const { frame } = await stage.load();
    await pass(60_000);
    expect(shown()[0]).toBe('failed timeout');
    source = () => Promise.resolve('late');
    await pass(60_000);
    expect(shown()).toEqual(['loaded', 'false', '']);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([0, 1])('recovers when its content comes after all, with %i retries', async (retries) => {
    const stage = new Stage();
    stage.render(<Watched service={stage.service} retries={retries} />);
    const { raise } = await stage.load((frame) => {
      frame.loads = false;
    });
    const [iframe] = stage.iframes;
    await pass(60_000);
    expect(shown()[0]).toBe(retries ? 'loading' : 'failed timeout');
    await raise('loaded');
    expect(shown()).toEqual(['loaded', 'false', '']);
    // No retry comes to end it.
    await pass(10_000);
    expect(shown()).toEqual(['loaded', 'false', '']);
    expect(stage.iframes).toEqual([iframe]);
  });

  it('is tried again when it was the frame’s own reload that timed out', async () => {
    const stage = new Stage();
    stage.render(<Watched service={stage.service} retries={1} />);
    const { frame } = await stage.load();
    const [iframe] = stage.iframes;
    frame.loads = false;
    await reload(frame);
    await pass(61_000);
    expect(shown()[0]).toBe('loading');
    expect(stage.iframes).toHaveLength(1);
    expect(stage.iframes).not.toContain(iframe);
    await pass(60_000);
    expect(shown()[0]).toBe('failed timeout');
  });

  it('is not tried again by itself when its reload was refused', async () => {
    const stage = new Stage();
    stage.render(<Watched service={stage.service} retries={3} />);
    const { frame } = await stage.load();
    frame.answer = () => ({ statusCode: 403, body: { message: 'Gone' } });
    await reload(frame);
    await pass(60_000);
    expect(shown()[0]).toBe('failed refused');
  });
});
