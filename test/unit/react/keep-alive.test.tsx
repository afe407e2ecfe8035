import { Dashboard, KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, reportProps, Harness } from './support/harness';
import { hidingComponents, withSuspense } from './support/hiding-components';

/** Polyfills `Element.moveBefore`, which happy-dom lacks. In happy-dom, `insertBefore` does not reload frames. */
function moveBefore(this: HTMLElement, node: Node, child: Node | null): void {
  this.insertBefore(node, child);
}

const report = (harness: Harness, name: string, props: object = {}) => (
  <Report key={name} keepAlive={name} service={harness.service} {...reportProps} {...props} />
);

const withProvider = (children: ReactNode, props: object = {}) => (
  <KeepAliveProvider {...props}>{children}</KeepAliveProvider>
);

const parkingElement = () => document.querySelector<HTMLElement>('body > div[style*="visibility: hidden"]');

describe('a component with a keepAlive name', () => {
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { moveBefore });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'moveBefore');
  });

  it.each([false, true])('shows parked content again without reloading it (StrictMode: %s)', async (strict) => {
    const harness = new Harness();
    harness.render(withProvider(report(harness, 'sales')), { strict });
    const [iframe] = harness.iframes;
    const { frame, emit } = await harness.load();
    await emit('loaded');
    harness.render(withProvider(<p>another route</p>), { strict });
    await flush();
    expect(parkingElement()?.contains(iframe!)).toBe(true);
    expect(harness.view.container.querySelector('iframe')).toBeNull();
    harness.render(withProvider(report(harness, 'sales', { loading: 'Loading' })), { strict });
    await flush();
    expect(harness.view.container.querySelector('iframe')).toBe(iframe);
    expect(harness.view.container.textContent).toBe('');
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(harness.service.getNumberOfComponents()).toBe(1);
  });

  it('applies props that changed while the embed was parked', async () => {
    const harness = new Harness();
    const { frame } = await harness.loaded(withProvider(report(harness, 'sales')));
    harness.render(withProvider(null));
    harness.render(withProvider(report(harness, 'sales', { accessToken: 'token-2', pageName: 'b' })));
    await flush();
    expect(frame.calls).toEqual(['POST /report/token', 'PUT /report/pages/active']);
  });

  it("calls only the mounted component's handlers", async () => {
    const harness = new Harness();
    const [first, second] = [vi.fn(), vi.fn()];
    const { emit } = await harness.loaded(withProvider(report(harness, 'sales', { onDataSelected: first })));
    harness.render(withProvider(null));
    await flush();
    await emit('dataSelected');
    harness.render(withProvider(report(harness, 'sales', { onDataSelected: second })));
    await emit('dataSelected');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('refreshes the token while the embed is parked', async () => {
    const harness = new Harness();
    const getAccessToken = vi.fn(() => Promise.resolve('refreshed'));
    const { frame, emit } = await harness.loaded(withProvider(report(harness, 'sales', { getAccessToken })));
    harness.render(withProvider(null));
    await flush();
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'refreshed']]);
  });

  it('moves the frame to a different place in the tree within one commit', async () => {
    const harness = new Harness();
    const { frame } = await harness.loaded(withProvider(<main key="a">{report(harness, 'sales')}</main>));
    const [iframe] = harness.iframes;
    harness.render(withProvider(<aside key="b">{report(harness, 'sales')}</aside>));
    await flush();
    expect(harness.view.container.querySelector('aside iframe')).toBe(iframe);
    expect(frame.calls).toEqual([]);
  });

  it('parks the previous embed and shows the next one when the name changes', async () => {
    const harness = new Harness();
    const tree = (name: string) =>
      withProvider(<Report keepAlive={name} service={harness.service} {...reportProps} title={name} />);
    const shown = () => [...harness.view.container.querySelectorAll('iframe')];
    const { frame } = await harness.loaded(tree('a'));
    const [iframe] = harness.iframes;
    harness.render(tree('b'));
    await flush();
    expect(shown().map(({ title }) => title)).toEqual(['b']);
    expect(parkingElement()?.contains(iframe!)).toBe(true);
    harness.render(tree('a'));
    await flush();
    expect(shown()).toEqual([iframe]);
    expect(frame.calls).toEqual([]);
    expect(harness.service.getNumberOfComponents()).toBe(2);
  });

  it('returns a mounted or parked embed from hooks below the provider by its keepAlive name', async () => {
    const harness = new Harness();
    function Status() {
      return <output>{useReport(useKeepAliveHandle('sales')).status}</output>;
    }
    await harness.loaded(withProvider([<Status key="status" />, report(harness, 'sales')]));
    expect(harness.view.getByRole('status').textContent).toBe('loaded');
    harness.render(withProvider([<Status key="status" />]));
    await flush();
    expect(harness.view.getByRole('status').textContent).toBe('loaded');
  });

  it('replaces the embed when the type changes', async () => {
    const harness = new Harness();
    await harness.loaded(withProvider(report(harness, 'content')));
    harness.render(withProvider(null));
    harness.render(
      withProvider(
        <Dashboard
          keepAlive="content"
          service={harness.service}
          accessToken="t"
          id="d"
          embedUrl="https://app.powerbi.com/dashboardEmbed?dashboardId=d"
        />,
      ),
    );
    await flush();
    expect(harness.iframes.map(({ title }) => title)).toEqual(['Embedded dashboard']);
  });

  it('disposes the oldest parked embed when more than max embeds are parked', async () => {
    const harness = new Harness();
    for (const name of ['a', 'b', 'c']) {
      harness.render(withProvider(report(harness, name, { title: name }), { max: 2 }));
      await flush();
    }
    harness.render(withProvider(null, { max: 2 }));
    await flush();
    expect([...parkingElement()!.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['b', 'c']);
    expect(harness.service.getNumberOfComponents()).toBe(2);
  });

  it('disposes the oldest parked embeds when max is reduced', async () => {
    const harness = new Harness();
    for (const name of ['a', 'b']) {
      harness.render(withProvider(report(harness, name, { title: name })));
      await flush();
    }
    harness.render(withProvider(null));
    await flush();
    expect(harness.iframes).toHaveLength(2);
    harness.render(withProvider(null, { max: 1 }));
    await flush();
    expect(harness.iframes.map(({ title }) => title)).toEqual(['b']);
    expect(harness.service.getNumberOfComponents()).toBe(1);
  });

  it('disposes all embeds when the session changes, including mounted ones', async () => {
    const harness = new Harness();
    await harness.loaded(withProvider([report(harness, 'a'), report(harness, 'b')], { session: 'Ann' }));
    harness.render(withProvider([report(harness, 'a')], { session: 'Ann' }));
    await flush();
    const previousIframes = harness.iframes;
    harness.render(withProvider([report(harness, 'a')], { session: 'Bob' }));
    await flush();
    expect(harness.iframes).toHaveLength(1);
    expect(previousIframes).not.toContain(harness.iframes[0]);
    expect(harness.service.getNumberOfComponents()).toBe(1);
  });

  it('disposes the embed when the session changes in the commit that unmounts the component', async () => {
    const harness = new Harness();
    await harness.loaded(withProvider(report(harness, 'a'), { session: 'Ann' }));
    harness.render(withProvider(<p>Signed out</p>, { session: null }));
    await flush();
    expect(harness.iframes).toEqual([]);
    expect(harness.service.getNumberOfComponents()).toBe(0);
  });

  it('disposes mounted and parked embeds when the provider unmounts', async () => {
    const harness = new Harness();
    await harness.loaded(withProvider([report(harness, 'a'), report(harness, 'b')]));
    harness.render(withProvider([report(harness, 'a')]));
    await flush();
    harness.render(<p />);
    await flush();
    expect(harness.iframes).toEqual([]);
    expect(parkingElement()).toBeNull();
    expect(harness.service.getNumberOfComponents()).toBe(0);
  });

  it('disposes an embed whose load has failed when the component unmounts', async () => {
    const harness = new Harness();
    harness.render(withProvider(report(harness, 'a', { fallback: () => 'Failed' })));
    await harness.load((frame) => {
      frame.respond = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    harness.render(withProvider(null));
    await flush();
    expect(harness.iframes).toEqual([]);
  });

  it('disposes a parked embed whose frame fails to reload, and embeds again in the next component', async () => {
    const harness = new Harness();
    const { frame } = await harness.loaded(withProvider(report(harness, 'a')));
    harness.render(withProvider(null));
    await flush();
    frame.respond = () => ({ statusCode: 403, body: { message: 'Gone' } });
    frame.load();
    await flush();
    expect(harness.iframes).toEqual([]);
    expect(harness.service.getNumberOfComponents()).toBe(0);
    harness.render(withProvider(report(harness, 'a', { loading: 'Wait', fallback: () => 'Failed' })));
    await flush();
    expect(harness.view.container.textContent).toBe('Wait');
    expect(harness.iframes).toHaveLength(1);
    harness.render(withProvider(null));
  });

  it('shows the loading slot when the component is mounted again while its frame is still reloading', async () => {
    const harness = new Harness();
    const { frame, emit } = await harness.loaded(withProvider(report(harness, 'a')));
    harness.render(withProvider(null));
    await flush();
    frame.loads = false;
    frame.load();
    await flush();
    harness.render(withProvider(report(harness, 'a', { loading: 'Wait' })));
    await flush();
    expect(harness.view.container.textContent).toBe('Wait');
    await emit('loaded');
    expect(harness.view.container.textContent).toBe('');
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('logs an unhandled failure to the console', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const harness = new Harness();
    harness.render(withProvider(report(harness, 'a')));
    await harness.load((frame) => {
      frame.respond = () => ({ statusCode: 403, body: { message: 'TokenExpired' } });
    });
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'TokenExpired' }));
  });

  describe.each(hidingComponents)('that %s hides', (_name, render) => {
    it('still calls its handlers, until it unmounts', async () => {
      const harness = new Harness();
      const onDataSelected = vi.fn();
      const sales = report(harness, 'sales', { onDataSelected });
      const { emit } = await harness.loaded(withProvider(render(false, sales)));
      const [iframe] = harness.iframes;
      harness.render(withProvider(render(true, sales)));
      await flush();
      await emit('dataSelected');
      expect(onDataSelected).toHaveBeenCalledOnce();
      harness.render(withProvider(null));
      await flush();
      await emit('dataSelected');
      expect(onDataSelected).toHaveBeenCalledOnce();
      expect(harness.iframes).toEqual([iframe]);
    });

    it('does not count toward max until it unmounts', async () => {
      const harness = new Harness();
      const reports = <>{['a', 'b'].map((name) => report(harness, name))}</>;
      harness.render(withProvider(render(false, reports), { max: 1 }));
      const { iframes } = harness;
      harness.render(withProvider(render(true, reports), { max: 1 }));
      await flush();
      harness.render(withProvider(render(false, reports), { max: 1 }));
      await flush();
      expect(harness.iframes.map((iframe, index) => iframe === iframes[index])).toEqual([true, true]);
      harness.render(withProvider(render(true, reports), { max: 1 }));
      harness.render(withProvider(null, { max: 1 }));
      await flush();
      expect(harness.iframes).toHaveLength(1);
    });

    it('keeps all frames if the provider is hidden too, until the provider unmounts', async () => {
      const harness = new Harness();
      const tree = (...names: string[]) => withProvider(names.map((name) => report(harness, name)));
      harness.render(render(false, tree('a', 'b')));
      const { iframes } = harness;
      for (const isHidden of [false, true, false]) {
        harness.render(render(isHidden, tree('a')));
        await flush();
      }
      harness.render(render(false, tree('a', 'b')));
      await flush();
      expect(harness.iframes.map((iframe, index) => iframe === iframes[index])).toEqual([true, true]);
      harness.render(render(true, tree('a')));
      await flush();
      harness.render(<p />);
      await flush();
      expect(harness.iframes).toEqual([]);
      expect(parkingElement()).toBeNull();
      expect(harness.service.getNumberOfComponents()).toBe(0);
    });
  });

  it('disposes the embed with its component when there is no provider', async () => {
    const harness = new Harness();
    await harness.loaded(report(harness, 'a'));
    harness.render(<p />);
    await flush();
    expect(harness.service.getNumberOfComponents()).toBe(0);
  });
});

describe('browsers that cannot move a frame', () => {
  it('disposes the embed with its component if the browser cannot move a frame, and embeds again in the next component', async () => {
    const harness = new Harness();
    await harness.loaded(withProvider(report(harness, 'sales')));
    const [iframe] = harness.iframes;
    harness.render(withProvider(null));
    await flush();
    expect(harness.iframes).toEqual([]);
    harness.render(withProvider(report(harness, 'sales')));
    expect(harness.iframes).toHaveLength(1);
    expect(harness.iframes[0]).not.toBe(iframe);
  });

  it('disposes the previous embed when the name changes', async () => {
    const harness = new Harness();
    const tree = (name: string) =>
      withProvider(<Report keepAlive={name} service={harness.service} {...reportProps} title={name} />);
    await harness.loaded(tree('a'));
    for (const name of ['b', 'a']) {
      harness.render(tree(name));
      await flush();
      expect(harness.iframes.map(({ title }) => title)).toEqual([name]);
      expect(harness.service.getNumberOfComponents()).toBe(1);
    }
  });

  it('keeps the frame while Suspense hides the component', async () => {
    const harness = new Harness();
    const tree = (isHidden: boolean) => withProvider(withSuspense(isHidden, report(harness, 'sales')));
    const { frame } = await harness.loaded(tree(false));
    const [iframe] = harness.iframes;
    harness.render(tree(true));
    await flush();
    harness.render(tree(false));
    await flush();
    expect(harness.iframes).toEqual([iframe]);
    expect(frame.calls).toEqual([]);
  });
});
