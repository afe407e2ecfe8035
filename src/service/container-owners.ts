const key = /* @__PURE__ */ Symbol.for('@vitrine/sdk/container-owners');

type Owners = WeakMap<HTMLElement, object>;

/**
 * Returns the owners of all containers that hold an embed. They are shared by all copies of the SDK on the page, for example
 * one in a script tag and one in a bundle, so that two copies cannot embed content in the same container.
 */
export function getContainerOwners(): Owners {
  const scope = globalThis as { [key]?: Owners };
  return (scope[key] ??= new WeakMap());
}
