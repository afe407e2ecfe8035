import { Dashboard, KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, reportProps, Stage } from './support/stage';

/** The browser's `moveBefore`, which the tests' document lacks: happy-dom's `append` keeps a frame alive as it moves. */
function moveBefore(this: HTMLElement, node: Node, child: Node | null): void {
  this.insertBefore(node, child);
}

const report = (stage: Stage, name: string, more: object = {}) => (
  <Report key={name} keepAlive={name} service={stage.service} {...reportProps} {...more} />
);

const kept = (children: ReactNode, keeper: object = {}) => (
  <KeepAliveProvider {...keeper}>{children}</KeepAliveProvider>
);

const shelf = () => document.querySelector<HTMLElement>('body > div[style*="visibility: hidden"]');

describe('a component with a keepAlive name', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { moveBefore });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'moveBefore');
  });

  it.each([false, true])('has its content back without a load (StrictMode: %s)', async (strict) => {
    const stage = new Stage();
    stage.render(kept(report(stage, 'sales')), { strict });
    const [iframe] = stage.iframes;
    const { frame, raise } = await stage.load();
    await raise('loaded');
    stage.render(kept(<p>another route</p>), { strict });
    await flush();
    expect(shelf()?.contains(iframe!)).toBe(true);
    expect(stage.view.container.querySelector('iframe')).toBeNull();
    stage.render(kept(report(stage, 'sales', { loading: 'Loading' })), { strict });
    await flush();
    expect(stage.view.container.querySelector('iframe')).toBe(iframe);
    expect(stage.view.container.textContent).toBe('');
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(stage.service.getNumberOfComponents()).toBe(1);
  });

  it('does what has changed since it was shown, by the change table', async () => {
    const stage = new Stage();
    const { frame } = await stage.loaded(kept(report(stage, 'sales')));
    stage.render(kept(null));
    stage.render(kept(report(stage, 'sales', { accessToken: 'token-2', pageName: 'b' })));
    await flush();
    expect(frame.calls).toEqual(['POST /report/token', 'PUT /report/pages/active']);
  });

  it('calls no handler of a component that is gone, and those of the next one', async () => {
    const stage = new Stage();
    const [first, second] = [vi.fn(), vi.fn()];
    const { raise } = await stage.loaded(kept(report(stage, 'sales', { onDataSelected: first })));
    stage.render(kept(null));
    await flush();
    await raise('dataSelected');
    stage.render(kept(report(stage, 'sales', { onDataSelected: second })));
    await raise('dataSelected');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is supplied with tokens while nobody shows it', async () => {
    const stage = new Stage();
    const getAccessToken = vi.fn(() => Promise.resolve('fresh'));
    const { frame, raise } = await stage.loaded(kept(report(stage, 'sales', { getAccessToken })));
    stage.render(kept(null));
    await flush();
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'fresh']]);
  });

  it('moves from one place to another in one commit', async () => {
    const stage = new Stage();
    const { frame } = await stage.loaded(kept(<main key="a">{report(stage, 'sales')}</main>));
    const [iframe] = stage.iframes;
    stage.render(kept(<aside key="b">{report(stage, 'sales')}</aside>));
    await flush();
    expect(stage.view.container.querySelector('aside iframe')).toBe(iframe);
    expect(frame.calls).toEqual([]);
  });

  it('can be followed by hooks anywhere below the keeper', async () => {
    const stage = new Stage();
    function Status() {
      return <output>{useReport(useKeepAliveHandle('sales')).status}</output>;
    }
    await stage.loaded(kept([<Status key="status" />, report(stage, 'sales')]));
    expect(stage.view.getByRole('status').textContent).toBe('loaded');
    stage.render(kept([<Status key="status" />]));
    await flush();
    expect(stage.view.getByRole('status').textContent).toBe('loaded');
  });

  it('is a fresh embed for another type', async () => {
    const stage = new Stage();
    await stage.loaded(kept(report(stage, 'content')));
    stage.render(kept(null));
    stage.render(
      kept(
        <Dashboard
          keepAlive="content"
          service={stage.service}
          accessToken="t"
          id="d"
          embedUrl="https://app.powerbi.com/dashboardEmbed?dashboardId=d"
        />,
      ),
    );
    await flush();
    expect(stage.iframes.map(({ title }) => title)).toEqual(['Embedded dashboard']);
  });

  it('ends the one that has waited longest when there are more than max', async () => {
    const stage = new Stage();
    for (const name of ['a', 'b', 'c']) {
      stage.render(kept(report(stage, name, { title: name }), { max: 2 }));
      await flush();
    }
    stage.render(kept(null, { max: 2 }));
    await flush();
    expect([...shelf()!.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['b', 'c']);
    expect(stage.service.getNumberOfComponents()).toBe(2);
  });

  it('ends with another session, also when it is shown', async () => {
    const stage = new Stage();
    await stage.loaded(kept([report(stage, 'a'), report(stage, 'b')], { session: 'Ann' }));
    stage.render(kept([report(stage, 'a')], { session: 'Ann' }));
    await flush();
    const before = stage.iframes;
    stage.render(kept([report(stage, 'a')], { session: 'Bob' }));
    await flush();
    expect(stage.iframes).toHaveLength(1);
    expect(before).not.toContain(stage.iframes[0]);
    expect(stage.service.getNumberOfComponents()).toBe(1);
  });

  it('ends as the session changes in the commit that takes it off the screen', async () => {
    const stage = new Stage();
    await stage.loaded(kept(report(stage, 'a'), { session: 'Ann' }));
    stage.render(kept(<p>Signed out</p>, { session: null }));
    await flush();
    expect(stage.iframes).toEqual([]);
    expect(stage.service.getNumberOfComponents()).toBe(0);
  });

  it('ends with the keeper, and the shelf with it', async () => {
    const stage = new Stage();
    await stage.loaded(kept([report(stage, 'a'), report(stage, 'b')]));
    stage.render(kept([report(stage, 'a')]));
    await flush();
    stage.render(<p />);
    await flush();
    expect(stage.iframes).toEqual([]);
    expect(shelf()).toBeNull();
    expect(stage.service.getNumberOfComponents()).toBe(0);
  });

  it('is not kept when its load has failed', async () => {
    const stage = new Stage();
    stage.render(kept(report(stage, 'a', { fallback: () => 'Failed' })));
    await stage.load((frame) => {
      frame.answer = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    stage.render(kept(null));
    await flush();
    expect(stage.iframes).toEqual([]);
  });

  it('is not kept any longer when its frame fails to reload while it waits, and the next one embeds anew', async () => {
    const stage = new Stage();
    const { frame } = await stage.loaded(kept(report(stage, 'a')));
    stage.render(kept(null));
    await flush();
    frame.answer = () => ({ statusCode: 403, body: { message: 'Gone' } });
    frame.load();
    await flush();
    expect(stage.iframes).toEqual([]);
    expect(stage.service.getNumberOfComponents()).toBe(0);
    stage.render(kept(report(stage, 'a', { loading: 'Wait', fallback: () => 'Failed' })));
    await flush();
    expect(stage.view.container.textContent).toBe('Wait');
    expect(stage.iframes).toHaveLength(1);
    stage.render(kept(null));
  });

  it('is busy as it comes back while its frame, that has reloaded by itself, still loads', async () => {
    const stage = new Stage();
    const { frame, raise } = await stage.loaded(kept(report(stage, 'a')));
    stage.render(kept(null));
    await flush();
    frame.loads = false;
    frame.load();
    await flush();
    stage.render(kept(report(stage, 'a', { loading: 'Wait' })));
    await flush();
    expect(stage.view.container.textContent).toBe('Wait');
    await raise('loaded');
    expect(stage.view.container.textContent).toBe('');
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('tells a failure that nobody hears of to the console', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stage = new Stage();
    stage.render(kept(report(stage, 'a')));
    await stage.load((frame) => {
      frame.answer = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    expect(print).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'TokenExpired' }));
  });

  it('ends with its component without a keeper', async () => {
    const stage = new Stage();
    await stage.loaded(report(stage, 'a'));
    stage.render(<p />);
    await flush();
    expect(stage.service.getNumberOfComponents()).toBe(0);
  });
});

describe('where the browser cannot move a frame', () => {
  it('ends the embed with its component, and the next one embeds anew', async () => {
    const stage = new Stage();
    await stage.loaded(kept(report(stage, 'sales')));
    const [iframe] = stage.iframes;
    stage.render(kept(null));
    await flush();
    expect(stage.iframes).toEqual([]);
    stage.render(kept(report(stage, 'sales')));
    expect(stage.iframes).toHaveLength(1);
    expect(stage.iframes[0]).not.toBe(iframe);
  });
});
