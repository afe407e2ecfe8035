import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The part of Storybook's play context that the stories use. */
export type PlayContext = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvasElement' | 'canvas' | 'userEvent'>;

/** Long, because a frame draws a whole report and the machine may have other work. */
const patience = { timeout: 30_000 };

/** Waits for a status of the stage. */
export const reaches =
  (status: string) =>
  async ({ canvasElement }: Pick<PlayContext, 'canvasElement'>): Promise<void> => {
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe(status), patience);
  };

/** Waits until the content is drawn. */
export const isRendered = reaches('rendered');

/** Waits until the stage's panel of events names one. */
export async function hears({ canvas }: Pick<PlayContext, 'canvas'>, event: string): Promise<void> {
  const panel = within(canvas.getByRole('region', { name: 'Events, content' }));
  await waitFor(() => expect(panel.getAllByText(event, { selector: 'b' }).length).toBeGreaterThan(0), patience);
}

/** Presses a button of the stage once the content is drawn, and waits for what the call gives. */
export const press =
  (name: string, gives: RegExp) =>
  async (context: PlayContext): Promise<void> => {
    await isRendered(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    const result = context.canvasElement.querySelector('code[role=status]');
    await waitFor(() => expect(result?.textContent).toMatch(gives), patience);
  };

/** What is inside the story's frame: frames of Storybook are on its own site, a real one cannot be looked into. */
export async function insideFrame({ canvasElement }: Pick<PlayContext, 'canvasElement'>) {
  await isRendered({ canvasElement });
  const body = canvasElement.querySelector('iframe')?.contentDocument?.body;
  if (!body) throw new Error('The story has no frame.');
  return within(body);
}
