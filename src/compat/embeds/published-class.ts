/**
 * The published class for one of the core's: with the published static members, open to `new` and `extends`. It shares its
 * prototype with the core's class, so that the objects which the service makes are its instances, and packages that add
 * methods to the published class add them to those.
 */
export function publishedClass(coreClass: unknown, statics: object): unknown {
  const Core = coreClass as new (...args: unknown[]) => object;
  function Published(...args: unknown[]): object {
    return Reflect.construct(Core, args, new.target) as object;
  }
  Published.prototype = Core.prototype as object;
  return Object.assign(Published, statics);
}
