import { launchPlayer } from '../../contracts/stage';
import { expect, test } from '../support/fixtures';
import { lacking, uncalled } from './exemptions';
import { nameOf, peerMethods } from './peer-methods';

/**
 * Runs in the page before the scenarios: replaces each method by one that notes its call.
 * Classes that the client does not export are reached through an object of theirs.
 */
const spy = `
window.calledMethods = new Set(JSON.parse(sessionStorage.calledMethods ?? '[]'));
const note = (name) => { window.calledMethods.add(name); sessionStorage.calledMethods = JSON.stringify([...window.calledMethods]); };
const wrap = (owner, name) => {
  const original = owner[name];
  return function (...args) { return original.apply(this, args); };
};
window.spyOn = (className, owner, suffix = '') => {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (name === 'constructor' || typeof descriptor.value !== 'function' || !descriptor.writable) continue;
    const original = descriptor.value;
    if (/^(class|function [A-Z])/.test(Function.prototype.toString.call(original))) continue;
    owner[name] = function (...args) { note(className + '.' + name + suffix); return original.apply(this, args); };
  }
};
const { client, service } = window.library;
const classes = { ...client, Service: service.constructor, FilterBuilder: Object.getPrototypeOf(client.BasicFilterBuilder.prototype).constructor };
for (const [className, value] of Object.entries(classes)) {
  if (typeof value !== 'function' || !value.prototype) continue;
  window.spyOn(className, value.prototype);
  window.spyOn(className, value, ' (static)');
}
const spied = new Set();
const embed = service.embed;
service.embed = function (...args) {
  const made = embed.apply(this, args);
  const manager = made.bookmarksManager && Object.getPrototypeOf(made.bookmarksManager);
  if (manager && !spied.has(manager)) { spied.add(manager); window.spyOn('BookmarksManager', manager); }
  return made;
};
`;

declare global {
  interface Window {
    calledMethods: Set<string>;
  }
}

test('every public method of the published client is called by a scenario', async ({ page, servers }) => {
  test.setTimeout(180_000);
  const player = await launchPlayer(page, servers, 'peer-2.24.1', spy);
  for (const name of await player.names()) await player.play(name);
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
