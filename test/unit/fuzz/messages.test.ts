import { describe, expect, it, vi } from 'vitest';
import { fuzz } from '../../fuzz/fuzz';
import { frameOrigin, FuzzHarness } from '../../fuzz/harness';

// `npm run fuzz` runs the same test with a million messages.
describe('fuzzing with random and mutated messages', { timeout: 120_000 }, () => {
  it.each([
    { embeds: 1, seed: 1 },
    { embeds: 8, seed: 2 },
  ])('causes no exceptions and no misdirected or duplicate responses with $embeds embeds', async ({ embeds, seed }) => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    const results = await fuzz({ seed, messages: 6000, embeds });
    expect(results).toMatchObject({
      exceptions: [],
      toUnknownWindows: 0,
      misdirected: 0,
      duplicateResponses: 0,
      listenersLeft: 0,
      settled: results.calls,
    });
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    // The run is only meaningful if events were emitted, and hooks and calls received responses.
    expect(results.events).toBeGreaterThan(100);
    expect(results.replies).toBeGreaterThan(results.events);
    expect(results.calls).toBeGreaterThan(50);
  });

  it('sends a single front-load request if a frame posts /ready repeatedly', () => {
    const harness = new FuzzHarness(1);
    const [{ window, embed }] = harness.targets as [FuzzHarness['targets'][number]];
    const callsBefore = window.calls;
    for (let index = 0; index < 1000; index += 1) {
      const message = { method: 'POST', url: `/ready/${embed.config.uniqueId}`, headers: { id: `ready-${index}` } };
      harness.deliver(message, frameOrigin, window);
    }
    expect(window.calls - callsBefore).toBe(1);
    expect(window.replies).toBe(1000);
    harness.close();
  });
});
