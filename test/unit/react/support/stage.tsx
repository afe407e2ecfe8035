import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import type { Service } from '../../../../src/service/service';
import { embedUrl, FakePage, settle, type FakeFrame } from '../../core/support/fake-frame';

export { settle };

/** Props of a report that is right; tests add to them. */
export const reportProps = { embedUrl, accessToken: 'token-1', tokenType: 1 } as const;

/** Lets everything that React and the messages have begun come to its end. */
export const flush = () => act(settle);

/** A page with one rendered tree whose frames are fakes. */
export class Stage {
  readonly page = new FakePage();
  readonly service: Service = this.page.service;
  #view: ReturnType<typeof render> | undefined;

  get view(): ReturnType<typeof render> {
    if (!this.#view) throw new Error('Nothing has been rendered.');
    return this.#view;
  }

  /** Renders, or renders again. */
  render(tree: ReactElement, { strict = false } = {}): void {
    const wrapped = strict ? <StrictMode>{tree}</StrictMode> : tree;
    if (this.#view) this.#view.rerender(wrapped);
    else this.#view = render(wrapped);
  }

  get iframes(): HTMLIFrameElement[] {
    return [...document.querySelectorAll('iframe')];
  }

  /** Gives the tree's frame a fake window and loads it; `raise` sends an event of the frame. */
  async load(configure: (frame: FakeFrame) => void = () => {}) {
    const frame = this.page.frameOf(this.view.container);
    configure(frame);
    await act(async () => {
      frame.load();
      await settle();
    });
    const uid = new URL(this.iframes[0]!.src).searchParams.get('uid')!;
    const raise = (name: string, body: unknown = {}, folder = 'reports') =>
      act(async () => {
        frame.send(`/${folder}/${uid}/events/${name}`, body);
        await settle();
      });
    return { frame, raise };
  }

  /** Renders a tree and brings its frame to 'loaded'; calls so far are forgotten. */
  async loaded(tree: ReactElement, folder = 'reports', event = 'loaded') {
    this.render(tree);
    const { frame, raise } = await this.load();
    await raise(event, {}, folder);
    frame.requests.length = 0;
    return { frame, raise };
  }
}

/** The outer element of the only component. */
export const outer = (): HTMLElement => document.querySelector<HTMLElement>('[role=group]')!;
