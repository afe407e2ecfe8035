import { expect, test, vi } from 'vitest';
import { warmUp } from '../server/kpi/warm-up';
import { openSeeded } from './support/demo';

test('reads the figures for all locations in small batches, and stops when aborted', async () => {
  const { db, close } = await openSeeded('server');
  const transaction = vi.spyOn(db, 'transaction');
  await warmUp(db, new AbortController().signal);
  expect(transaction).toHaveBeenCalledTimes(20);

  transaction.mockClear();
  const controller = new AbortController();
  const running = warmUp(db, controller.signal);
  await vi.waitFor(() => {
    expect(transaction).toHaveBeenCalled();
  });
  controller.abort(new Error('closing'));
  await expect(running).rejects.toThrow();
  expect(transaction.mock.calls.length).toBeLessThan(20);
  await close();
});
