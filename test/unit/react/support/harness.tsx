import { act, render } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import type { Service } from '../../../../src/service/service';
import { embedUrl, FakePage, settle, type FakeFrame } from '../../core/support/fake-frame';

export { settle };

/** Valid report props. */
export const reportProps = { embedUrl, accessToken: 'token-1', tokenType: 1 } as const;

/** Waits until all pending renders and messages have been processed. */
export const flush = () => act(settle);

/** A page with one rendered tree and fake frames. */
export class Harness {
  readonly page = new FakePage();
  readonly service: Service = this.page.service;
  #view: ReturnType<typeof render> | undefined;

  get view(): ReturnType<typeof render> {
    if (!this.#view) throw new Error('Nothing has been rendered.');
    return this.#view;
  }

  /** Renders or re-renders the tree. */
  render(tree: ReactElement, { strict = false } = {}): void {
    const wrapped = strict ? <StrictMode>{tree}</StrictMode> : tree;
    if (this.#view) this.#view.rerender(wrapped);
    else this.#view = render(wrapped);
  }

  get iframes(): HTMLIFrameElement[] {
    return [...document.querySelectorAll('iframe')];
  }

  /** Attaches a fake window to the frame and loads it. `emit` emits an event from the frame. */
  async load(configure: (frame: FakeFrame) => void = () => {}) {
    const frame = this.page.frameOf(this.view.container);
    configure(frame);
    await act(async () => {
      frame.load();
      await settle();
    });
    const uid = new URL(this.iframes[0]!.src).searchParams.get('uid')!;
    const emit = (name: string, body: unknown = {}, folder = 'reports') =>
      act(async () => {
        frame.send(`/${folder}/${uid}/events/${name}`, body);
        await settle();
      });
    return { frame, emit };
  }

  /** Renders a tree, loads its frame, emits `loaded` and clears the recorded requests. */
  async loaded(tree: ReactElement, folder = 'reports', event = 'loaded') {
    this.render(tree);
    const { frame, emit } = await this.load();
    await emit(event, {}, folder);
    frame.requests.length = 0;
    return { frame, emit };
  }
}

/** Returns the only component's outer element. */
export const outer = (): HTMLElement => document.querySelector<HTMLElement>('[role=group]')!;
