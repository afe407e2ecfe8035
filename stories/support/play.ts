import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The part of Storybook's play context that the stories use. */
export type PlayContext = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvasElement' | 'canvas' | 'userEvent'>;

/** The timeout is long, because a frame renders an entire report and the machine may be busy. */
export const waitOptions = { timeout: 30_000 };

/** Waits until the embed has the given status. */
export const waitForStatus =
  (status: string) =>
  async ({ canvasElement }: Pick<PlayContext, 'canvasElement'>): Promise<void> => {
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(status), waitOptions);
  };

/** Waits until the content is rendered. */
export const waitUntilRendered = waitForStatus('rendered');

/** Waits until an embed's content has loaded, in stories that do not show its status. */
export async function waitUntilLoaded(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), waitOptions);
}

/** Returns the devtools' text, which is in a shadow root. */
const devtoolsText = (canvasElement: HTMLElement): string =>
  canvasElement.querySelector('[data-vitrine-devtools]')?.shadowRoot?.textContent ?? '';

/** Waits until the devtools contain a string. */
export const waitForDevtoolsText =
  (text: string) =>
  async ({ canvasElement }: Pick<PlayContext, 'canvasElement'>): Promise<void> => {
    await waitFor(() => expect(devtoolsText(canvasElement)).toContain(text), waitOptions);
  };

/** Waits until the devtools list an event. */
export const waitForEvent = (context: Pick<PlayContext, 'canvasElement'>, event: string): Promise<void> =>
  waitForDevtoolsText(`/events/${event}`)(context);

/** Clicks a button and removes the focus, whose outline would distract from the result. */
export async function clickAndLeave(userEvent: PlayContext['userEvent'], button: HTMLElement): Promise<void> {
  await userEvent.click(button);
  button.blur();
}

/** Clicks a button in the story once the content is rendered, and waits until the call's result matches. */
export const press =
  (name: string, result: RegExp) =>
  async (context: PlayContext): Promise<void> => {
    await waitUntilRendered(context);
    await clickAndLeave(context.userEvent, context.canvas.getByRole('button', { name }));
    const output = context.canvasElement.querySelector('code[role=status]');
    await waitFor(() => expect(output?.textContent).toMatch(result), waitOptions);
  };

/** Returns queries for the frame's document. This works because Storybook serves the frames from its own origin. */
export async function insideFrame({ canvasElement }: Pick<PlayContext, 'canvasElement'>) {
  await waitUntilRendered({ canvasElement });
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
  if (!body) throw new Error('The story has no frame.');
  return within(body);
}

/** Waits until both reports of a story that compares two are rendered, and returns queries for their frames. */
export async function renderedFrames(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy=false]')).toHaveLength(2), waitOptions);
  return [...canvasElement.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
    contentDocument ? [within(contentDocument.body)] : [],
  );
}

/** Opens a visual's menu in each of the two reports whose visuals have menus. */
export async function openMenus({ canvasElement }: Pick<PlayContext, 'canvasElement'>): Promise<void> {
  for (const frame of await renderedFrames(canvasElement)) {
    await frame.findAllByText('Members by month', {}, waitOptions);
    const button = frame.queryByRole('button', { name: 'Options for Members by month' });
    if (!button) continue;
    button.click();
    await frame.findByRole('menu');
  }
}
