import { describe, expect, it, vi } from 'vitest';
import { fuzz } from '../../fuzz/fuzz';

describe('random and damaged messages of the protocol (the long run is `npm run fuzz`)', () => {
  it.each([
    { embeds: 1, seed: 1 },
    { embeds: 8, seed: 2 },
  ])('cause no exception, no reply to strangers and no second reply: $embeds embeds', async ({ embeds, seed }) => {
    const spoken = vi.spyOn(console, 'error');
    const warned = vi.spyOn(console, 'warn');
    const found = await fuzz({ seed, messages: 10_000, embeds });
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
    expect(found.events).toBeGreaterThan(500);
    expect(found.replies).toBeGreaterThan(found.events);
    expect(found.calls).toBeGreaterThan(200);
  });
});
