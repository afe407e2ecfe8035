const key = /* @__PURE__ */ Symbol.for('@vitrine/sdk/container-owners');

type Owners = WeakMap<HTMLElement, object>;

/**
 * Returns the owners of all containers that hold an embed. Copies of the SDK in one page, for example of a script tag and of a
 * bundle, share them, so that two copies cannot embed into the same container.
 */
export function getContainerOwners(): Owners {
  const scope = globalThis as { [key]?: Owners };
  return (scope[key] ??= new WeakMap());
}
