/**
 * Script that wraps every library method to record its calls in `window.calledMethods`. Runs in the page before
 * the scenarios. Classes that the library does not export are wrapped through an instance.
 */
export const methodRecorder = `
window.calledMethods = new Set();
window.recordMethods = (className, owner, suffix = '') => {
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
  window.recordMethods(className, value.prototype);
  window.recordMethods(className, value, ' (static)');
}
const recorded = new Set();
const embed = service.embed;
service.embed = function (...args) {
  const embedded = embed.apply(this, args);
  const manager = embedded.bookmarksManager && Object.getPrototypeOf(embedded.bookmarksManager);
  if (manager && !recorded.has(manager)) { recorded.add(manager); window.recordMethods('BookmarksManager', manager); }
  return embedded;
};
`;

declare global {
  interface Window {
    /** Names of the methods that have been called. */
    calledMethods: Set<string>;
  }
}
