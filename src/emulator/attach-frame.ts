import { type MessageTarget, MemoryWindow } from '../channel/transport';
import { DomHostWindow } from './frame/dom-host-window';
import { endpoints, uidOf } from './frame/frame-url';
import { type FrameEmulator, type FrameEmulatorOptions, openFrame } from './frame-emulator';

/** Options for {@link attachFrame}. */
export interface AttachFrameOptions extends Omit<FrameEmulatorOptions, 'host' | 'uid' | 'kind' | 'origin'> {
  /** Whether tokens that are not JWTs grant access to everything. Default: true, or false if `secret` is set. */
  lenient?: boolean;
}

/** Embed that a frame can be attached to, from this package or from powerbi-client. */
export interface AttachableEmbed {
  /** The embed's iframe. */
  readonly iframe: HTMLIFrameElement;
  /**
   * The embed's service. If its `messageTarget` is a `MemoryWindow`, the frame posts its messages there. Otherwise, the
   * frame posts them to the window that contains the iframe.
   */
  readonly service?: { readonly messageTarget?: MessageTarget };
}

/** Load events of attached frames. Shared, because a new frame can be attached to the same iframe. */
const dispatched = new WeakSet<Event>();

/**
 * Attaches an in-memory content frame to an embed, for tests in a DOM emulation such as jsdom or happy-dom. The
 * content's kind and the embed's unique id are read from the embed URL. The frame renders nothing and sends no network
 * requests.
 *
 * @param embed - the embed, or the iframe that the embed has added to the page
 * @throws `Error` if the iframe has no URL, or its document has no window
 *
 * @example
 * const report = service.embed(container, { type: 'report', id: 'sales', embedUrl, accessToken: 'token' });
 * const frame = attachFrame(report, { content });
 * await report.whenRendered();
 */
export function attachFrame(
  embed: AttachableEmbed | HTMLIFrameElement,
  options: AttachFrameOptions = {},
): FrameEmulator {
  const [iframe, messageTarget] = 'iframe' in embed ? [embed.iframe, embed.service?.messageTarget] : [embed, undefined];
  const window = iframe.ownerDocument.defaultView;
  if (!window || !iframe.src) {
    const received = iframe.src ? 'one in a document without a window' : 'one without a URL';
    throw new Error(`Expected an iframe with embedded content, received ${received}. Embed the content first.`);
  }
  const url = new URL(iframe.src);
  // In a browser, a frame's ready message arrives before its load event.
  const dispatchLoad = (): void => {
    queueMicrotask(() => {
      const event = new window.Event('load');
      dispatched.add(event);
      iframe.dispatchEvent(event);
    });
  };
  // The DOM emulation may load an empty document into the iframe, which must not replace the frame.
  const ignoreOtherLoads = (event: Event): void => {
    if (event.target === iframe && !dispatched.has(event)) event.stopImmediatePropagation();
  };
  window.document.addEventListener('load', ignoreOtherLoads, true);
  const frame = openFrame(
    {
      lenient: options.secret === undefined,
      ...options,
      host: messageTarget instanceof MemoryWindow ? messageTarget : new DomHostWindow(window, iframe),
      uid: uidOf(url.searchParams),
      kind: endpoints[url.pathname.toLowerCase()] ?? 'report',
      origin: url.origin,
    },
    { parameters: url.searchParams, onReload: dispatchLoad },
  );
  // jsdom closes all iframe windows at the end of the tests.
  const contentWindow = Object.assign(frame.window, { close: () => undefined });
  Object.defineProperty(iframe, 'contentWindow', { configurable: true, value: contentWindow });
  dispatchLoad();
  return frame;
}
