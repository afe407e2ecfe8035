import { launchPlayer } from '../messages/player-page';
import { expect, test } from '../../browser/support/fixtures';
import { omitted, uncalled } from './exemptions';
import { nameOf, clientMethods } from './client-methods';
import { methodRecorder } from './method-recorder';

// This test checks the scenarios, not the SDK.
test('the scenarios call every public powerbi-client method', { tag: '@full' }, async ({ page, servers }) => {
  await launchPlayer(page, servers, 'powerbi-client-2.24.1', methodRecorder);
  // All scenarios share one document, because only the called methods are compared.
  await page.evaluate(async () => {
    for (const name of window.player.names) await window.player.play(name, window.library);
  });
  const called = new Set(await page.evaluate(() => [...window.calledMethods]));
  const missed = clientMethods()
    .map(nameOf)
    .filter((name) => !called.has(name));
  expect(missed.filter((name) => !(name in uncalled))).toEqual([]);
  expect(
    Object.keys(uncalled).filter((name) => !missed.includes(name)),
    'unnecessary exemptions',
  ).toEqual([]);
});

test('the SDK has every public powerbi-client method', async ({ page, servers }) => {
  await launchPlayer(page, servers, 'vitrine');
  const methods = clientMethods();
  const missing = await page.evaluate((all) => {
    const { client, service } = window.library;
    const classes: Record<string, { prototype: object } | undefined> = {
      ...(client as unknown as Record<string, { prototype: object }>),
      Service: service.constructor,
      FilterBuilder: client.BasicFilterBuilder,
    };
    return all.filter(({ className, method, isStatic }) => {
      const owner = isStatic ? classes[className] : classes[className]?.prototype;
      return !owner || !(method in owner);
    });
  }, methods);
  const names = missing.map(nameOf);
  expect(names.filter((name) => !(name in omitted))).toEqual([]);
  expect(
    Object.keys(omitted).filter((name) => !names.includes(name)),
    'unnecessary exemptions',
  ).toEqual([]);
});
