import { Report, Visual } from '@vitrine/sdk/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { flush, outer, reportProps, Harness } from './support/harness';

const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  await flush();
};

afterEach(() => {
  document.body.removeAttribute('style');
  vi.restoreAllMocks();
});

describe("theme='page'", () => {
  it("loads the report with the page's theme", async () => {
    document.body.style.cssText = 'background-color: rgb(20, 20, 20); color: rgb(240, 240, 240)';
    const harness = new Harness();
    harness.render(<Report service={harness.service} {...reportProps} theme="page" />);
    const { frame } = await harness.load();
    const { body } = frame.requests.find(({ url }) => url === '/report/load')!;
    expect(body).toMatchObject({ theme: { themeJson: { background: '#202020', foreground: '#f0f0f0' } } });
  });

  it.each([Report, Visual])("applies a change in the page's theme without a load", async (Component) => {
    const harness = new Harness();
    const props = { ...reportProps, pageName: 'a', visualName: 'b' };
    const { frame } = await harness.loaded(
      <Component service={harness.service} {...props} className="day" theme="page" />,
    );
    outer().style.setProperty('--vitrine-foreground', 'rgb(9, 9, 9)');
    await settle();
    expect(frame.calls).toEqual(['PUT /report/theme']);
    expect(frame.requests[0]!.body).toMatchObject({ themeJson: { foreground: '#090909' } });
  });

  it('resets the theme and stops observing the page when the theme prop is removed', async () => {
    const harness = new Harness();
    const { frame } = await harness.loaded(<Report service={harness.service} {...reportProps} theme="page" />);
    harness.render(<Report service={harness.service} {...reportProps} />);
    outer().style.setProperty('--vitrine-foreground', 'rgb(9, 9, 9)');
    await settle();
    expect(frame.requests.map(({ body }) => body)).toEqual([{}]);
  });

  it('stops observing the page when the component unmounts', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const harness = new Harness();
    await harness.loaded(<Report service={harness.service} {...reportProps} theme="page" />);
    const callsBefore = [abort.mock.calls.length, disconnect.mock.calls.length];
    harness.render(<p />);
    await flush();
    expect(abort.mock.calls.length).toBeGreaterThan(callsBefore[0]!);
    expect(disconnect.mock.calls.length).toBeGreaterThan(callsBefore[1]!);
  });
});
