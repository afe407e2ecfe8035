import type { EmbedFinder } from './frame-calls';

/** Services whose frames may send requests to message proxies. */
const services = new Set<WeakRef<EmbedFinder>>();

/** Allows the frames of a service's embeds to send requests to message proxies. */
export function registerService(service: EmbedFinder): void {
  for (const registered of services) if (!registered.deref()) services.delete(registered);
  services.add(new WeakRef(service));
}

/** Returns the embed whose frame has a window. */
export function findEmbed(target: Window): EmbedFinder['embeds'][number] | undefined {
  return [...services]
    .flatMap((service) => service.deref()?.embeds ?? [])
    .find(({ iframe }) => iframe.contentWindow === target);
}

/** Returns the initial origin of a frame on this page, which need not belong to an embed. */
export function findOrigin(target: Window): string | undefined {
  // The frame of an embed in a shadow root is not found in the document.
  const frame =
    findEmbed(target)?.iframe ??
    [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === target);
  return frame && new URL(frame.src, document.baseURI).origin;
}
