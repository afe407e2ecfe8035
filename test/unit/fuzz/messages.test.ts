import { describe, expect, it, vi } from 'vitest';
import { fuzz } from '../../fuzz/fuzz';
import { frameOrigin, FuzzStage } from '../../fuzz/stage';

describe('random and damaged messages of the protocol (the long run is `npm run fuzz`)', { timeout: 30_000 }, () => {
  it.each([
    { embeds: 1, seed: 1 },
    { embeds: 8, seed: 2 },
  ])('cause no exception, no reply to strangers and no second reply: $embeds embeds', async ({ embeds, seed }) => {
    const spoken = vi.spyOn(console, 'error');
    const warned = vi.spyOn(console, 'warn');
    const found = await fuzz({ seed, messages: 6000, embeds });
    expect(found).toMatchObject({
      exceptions: [],
      toStrangers: 0,
      misdirected: 0,
      answeredTwice: 0,
      listenersLeft: 0,
      settled: found.calls,
    });
    expect(spoken).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
    // the run has been where it matters: events were raised, hooks and calls answered
    expect(found.events).toBeGreaterThan(100);
    expect(found.replies).toBeGreaterThan(found.events);
    expect(found.calls).toBeGreaterThan(50);
  });

  it('make no calls without end when a frame says again and again that it is ready', () => {
    const stage = new FuzzStage(1);
    const [{ window, embed }] = stage.targets as [FuzzStage['targets'][number]];
    const before = window.calls;
    for (let index = 0; index < 1000; index += 1) {
      const message = { method: 'POST', url: `/ready/${embed.config.uniqueId}`, headers: { id: `ready-${index}` } };
      stage.deliver(message, frameOrigin, window);
    }
    expect(window.calls - before).toBe(1);
    expect(window.replies).toBe(1000);
    stage.close();
  });
});
