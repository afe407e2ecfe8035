/**
 * Creates the powerbi-client version of a core class, with the given static members. It supports `new` and `extends`.
 * It shares its prototype with the core class: objects created by a service are instances of it, and methods that
 * third-party packages add to its prototype are available on those objects.
 */
export function createCompatClass(coreClass: unknown, statics: object): unknown {
  const Core = coreClass as new (...args: unknown[]) => object;
  function CompatClass(...args: unknown[]): object {
    return Reflect.construct(Core, args, new.target) as object;
  }
  CompatClass.prototype = Core.prototype as object;
  return Object.assign(CompatClass, statics);
}
