/**
 * Makes a class accept the instances of another in `instanceof`: the service makes objects of the core's classes, which are
 * to be instances of the published ones. A class that the page derives inherits the method, and means its own instances.
 */
export function acceptInstances(published: object, coreClass: unknown): void {
  Object.defineProperty(published, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      return this === published
        ? value instanceof (coreClass as () => unknown)
        : Function.prototype[Symbol.hasInstance].call(this as () => unknown, value);
    },
  });
}

/** The published class for one of the core's: with the published static members, open to `new`, `extends` and `instanceof`. */
export function publishedClass(coreClass: unknown, statics: object): unknown {
  const Published = class extends (coreClass as new (...args: unknown[]) => object) {};
  acceptInstances(Published, coreClass);
  return Object.assign(Published, statics);
}
