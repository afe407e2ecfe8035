type Constructor = new (...args: unknown[]) => object;

/** Class that each compat class instantiates: the core class, or a class derived from it. */
const implementations = new WeakMap<object, Constructor>();

/** Returns the members of a class and its base classes, except those of another class. */
function membersOf({ prototype }: Constructor, excluded: Constructor | undefined): PropertyDescriptorMap {
  const members: PropertyDescriptorMap[] = [];
  let current = prototype as object;
  const excludedPrototype = (excluded?.prototype ?? {}) as object;
  while (!Object.prototype.isPrototypeOf.call(current, excludedPrototype)) {
    members.unshift(Object.getOwnPropertyDescriptors(current));
    current = Object.getPrototypeOf(current) as object;
  }
  return Object.assign({}, ...members) as PropertyDescriptorMap;
}

/**
 * Creates the powerbi-client version of an embed class. All classes derive from `Embed`, and `Visual` derives from `Report`, so
 * that methods that third-party packages add to a prototype are available on all objects that a service creates. The class
 * supports `new`, `extends` and subclasses compiled to ES5, which call the constructor as a function.
 *
 * @param name - name that consoles and devtools show for instances
 * @param implementation - core class, or a class derived from it
 * @param statics - static members
 * @param base - class to derive from
 */
export function createCompatClass(name: string, implementation: unknown, statics: object, base?: unknown): unknown {
  const Implementation = implementation as Constructor;
  function CompatClass(this: object, ...args: unknown[]): object {
    // Undefined if the constructor is called without `new`. TypeScript's type does not include this case.
    const target = new.target as unknown as Constructor | undefined;
    const Class = target ?? (this.constructor as Constructor);
    const embed = Reflect.construct(Implementation, args, Class) as { allowedEvents: readonly string[] };
    // Copied, because programs can add event names.
    return Object.assign(embed, { allowedEvents: [...embed.allowedEvents], eventHandlers: [] });
  }
  implementations.set(CompatClass, Implementation);
  const Base = base as Constructor | undefined;
  CompatClass.prototype = Object.create((Base?.prototype ?? Object.prototype) as object, {
    ...membersOf(Implementation, Base && implementations.get(Base)),
    constructor: { value: CompatClass, writable: true, configurable: true },
  }) as object;
  if (Base) Object.setPrototypeOf(CompatClass, Base);
  Object.defineProperty(CompatClass, 'name', { value: name });
  return Object.assign(CompatClass, statics);
}
