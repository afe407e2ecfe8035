import { launchPlayer } from '../../contracts/stage';
import { expect, test } from '../support/fixtures';
import { lacking, uncalled } from './exemptions';
import { nameOf, peerMethods } from './peer-methods';
import { spy } from './spy';

test('every public method of the published client is called by a scenario', async ({ page, servers }) => {
  await launchPlayer(page, servers, 'peer-2.24.1', spy);
  // in one document, unlike the comparisons with the golden files: only the called methods count
  await page.evaluate(async () => {
    for (const name of window.contracts.names) await window.contracts.play(name, window.library);
  });
  const called = new Set(await page.evaluate(() => [...window.calledMethods]));
  const missed = peerMethods()
    .map(nameOf)
    .filter((name) => !called.has(name));
  expect(missed.filter((name) => !(name in uncalled))).toEqual([]);
  expect(
    Object.keys(uncalled).filter((name) => !missed.includes(name)),
    'exemptions that are not needed',
  ).toEqual([]);
});

test('our classes have every public method of the published client', async ({ page, servers }) => {
  await launchPlayer(page, servers, 'ours');
  const methods = peerMethods();
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
  expect(names.filter((name) => !(name in lacking))).toEqual([]);
  expect(
    Object.keys(lacking).filter((name) => !names.includes(name)),
    'exemptions that are not needed',
  ).toEqual([]);
});
