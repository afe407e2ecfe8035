type Constructor = new (...args: unknown[]) => object;

/** Maps each compat class to the class it instantiates: the core class, or a class derived from it. */
const implementations = new WeakMap<object, Constructor>();

/** Returns the members of a class and its base classes that are not members of another class. */
function membersOf({ prototype }: Constructor, except: Constructor | undefined): PropertyDescriptorMap {
  const members: PropertyDescriptorMap[] = [];
  let current = prototype as object;
  const excepted = (except?.prototype ?? {}) as object;
  while (!Object.prototype.isPrototypeOf.call(current, excepted)) {
    members.unshift(Object.getOwnPropertyDescriptors(current));
    current = Object.getPrototypeOf(current) as object;
  }
  return Object.assign({}, ...members) as PropertyDescriptorMap;
}

/**
 * Creates the powerbi-client version of an embed class. All classes derive from `Embed`, and `Visual` derives from `Report`, so
 * that methods which third-party packages add to a prototype are available on all objects that a service creates. The class
 * supports `new` and `extends`, and subclasses compiled to ES5, which call the constructor as a function.
 *
 * @param implementation - core class, or a class derived from it
 * @param statics - static members
 * @param base - class to derive from
 */
export function createCompatClass(implementation: unknown, statics: object, base?: unknown): unknown {
  const Implementation = implementation as Constructor;
  function CompatClass(this: object, ...args: unknown[]): object {
    // Undefined in a call without `new`, which TypeScript's type excludes.
    const target = new.target as unknown as Constructor | undefined;
    const Class = target ?? (this.constructor as Constructor);
    const embed = Reflect.construct(Implementation, args, Class) as { allowedEvents: readonly string[] };
    // Programs can add event names.
    return Object.assign(embed, { allowedEvents: [...embed.allowedEvents], eventHandlers: [] });
  }
  implementations.set(CompatClass, Implementation);
  const Base = base as Constructor | undefined;
  CompatClass.prototype = Object.create((Base?.prototype ?? Object.prototype) as object, {
    ...membersOf(Implementation, Base && implementations.get(Base)),
    constructor: { value: CompatClass, writable: true, configurable: true },
  }) as object;
  if (Base) Object.setPrototypeOf(CompatClass, Base);
  return Object.assign(CompatClass, statics);
}
