/**
 * Runs in the page before the scenarios: replaces each method by one that records its call.
 * Classes that the client does not export are reached through an object of theirs.
 */
export const spy = `
window.calledMethods = new Set();
window.spyOn = (className, owner, suffix = '') => {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (name === 'constructor' || typeof descriptor.value !== 'function' || !descriptor.writable) continue;
    const original = descriptor.value;
    if (/^(class|function [A-Z])/.test(Function.prototype.toString.call(original))) continue;
    owner[name] = function (...args) { window.calledMethods.add(className + '.' + name + suffix); return original.apply(this, args); };
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
