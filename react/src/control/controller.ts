import {
  managedTokens,
  toEmbedError,
  type Embed,
  type EmbedConfiguration,
  type EmbedError,
  type Page,
} from '@vitrine/sdk';
import { planUpdate } from '../updates/plan-update';
import type { PageMemory } from '../updates/prop-updates';
import { sdkType, wrapperVersion } from '../version';
import { idleState, type EmbedHandle, type EmbedKind, type EmbedState } from './handle';
import { hasToken, type EmbedInput } from '../updates/embed-input';

/** Codes of errors that are reported when a frame does not respond. Loads that fail with them are retried. */
const retriedCodes: readonly string[] = ['timeout', 'frameSilent'];

/** Delay before the first retry of a load, in milliseconds. It doubles with every retry. */
const firstRetryMs = 1000;

let lastKey = 0;

/**
 * Lifecycle of one embed, driven by a component. It uses the public API of the core and does not depend on the protocol.
 *
 * 1. `connect` receives the element, and `update` receives the props. The first `update` embeds the content. Later ones apply
 *    changes.
 * 2. `disconnect` disposes the embed in a microtask after the commit, if the element is no longer in the document. An element that
 *    `Suspense` or `Activity` hides stays in the document and keeps its embed. StrictMode's second mount also reuses the embed,
 *    so that there is only one frame and one load.
 */
export class EmbedController implements EmbedHandle {
  /** React key of the container, so that every controller gets its own element. */
  readonly key: number = (lastKey += 1);
  readonly #listeners = new Set<() => void>();
  readonly #page: PageMemory = {};
  #state: EmbedState = idleState;
  #element: HTMLElement | null = null;
  #leaving = false;
  #input: EmbedInput | undefined;
  /** The input that was last applied to the frame. Undefined while nothing is embedded. */
  #applied: EmbedInput | undefined;
  /** The current load. Results of earlier loads are ignored. */
  #loaded: Promise<void> | undefined;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly getState = (): EmbedState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly retry = (): void => {
    this.#attempts = 0;
    this.#start();
  };

  connect(element: HTMLElement): void {
    this.#leaving = false;
    if (element !== this.#element) this.#reset();
    this.#element = element;
  }

  disconnect(element: HTMLElement): void {
    if (element !== this.#element) return;
    this.#leaving = true;
    queueMicrotask(() => {
      // `connect` was called in the same commit, or the element is only hidden.
      if (!this.#leaving || element.isConnected) return;
      this.#reset();
      this.#element = null;
      this.#input = undefined;
      this.#set(idleState);
    });
  }

  /** Called when the component has unmounted. `disconnect` is also called when it is only hidden. */
  unmount(element: HTMLElement): void {
    this.disconnect(element);
  }

  /** Applies the props of the latest render. */
  update(input: EmbedInput): void {
    this.#input = input;
    if (!this.#element || !input.isInView) return;
    if (this.#applied) this.#change(this.#applied, input);
    else this.#start();
    const embed: Embed | null = this.#state.embed;
    for (const name of Object.keys(input.handlers)) {
      // `on` throws for an unknown event, with a message that lists the valid names.
      if (!embed?.allowedEvents.includes(name)) embed?.on(name as 'info', () => undefined);
    }
  }

  #change(applied: EmbedInput, input: EmbedInput): void {
    const plan = planUpdate(applied, input, this.#state.embed, this.#page);
    // After a failed load, any change triggers a retry.
    if (plan === 'remount' || (this.#state.error && plan.length > 0)) this.retry();
    else {
      this.#applied = input;
      if (plan === 'load') this.#load(input);
      else for (const call of plan) call().catch(this.#handleCallError);
    }
  }

  /** Handles a rejected call. If the container is not in the document, the load that starts when it returns applies all props. */
  readonly #handleCallError = (reason: unknown): void => {
    const error = toEmbedError(reason);
    if (error.code === 'disposed') return;
    if (error.code === 'detached') {
      if (this.#input) this.#load(this.#input);
      // oxlint-disable-next-line no-console -- the error is reported nowhere else
    } else if (!this.#report(error)) console.error(error);
  };

  /** Embeds the content in a new frame. */
  #start(): void {
    this.#reset();
    const input = this.#input;
    if (!input || !this.#element) return;
    this.#applied = input;
    input.service.setSdkInfo(sdkType, wrapperVersion);
    this.#load(input);
  }

  /** Loads the content. If there is no token yet, only the frame is loaded (bootstrap), provided that its URL is known. */
  #load(input: EmbedInput): void {
    const { definition, service, config, phased } = input;
    this.#page.name = config.pageName as string | undefined;
    try {
      const withToken = hasToken(input);
      let embed: Embed | null = null;
      if (this.#element && (withToken || (config.embedUrl ?? config.hostname) !== undefined)) {
        const options = { features: [managedTokens], phased: withToken && phased, bootstrap: !withToken };
        embed = service.create(definition, this.#element, this.#configuration(input), options);
        // The same embed is already observed.
        if (embed === this.#state.embed) return;
      }
      // Must come before #observe, which reports a load in progress immediately.
      this.#set({ status: 'waiting', embed: embed as EmbedState['embed'], error: null });
      if (embed) this.#observe(embed);
    } catch (reason) {
      // The content on screen no longer matches the props.
      this.#reset();
      this.#applied = input;
      const error = toEmbedError(reason);
      this.#set({ status: 'failed', embed: null, error });
      this.#report(error);
    }
  }

  /**
   * Returns the configuration with callbacks that call the functions from the latest render. Replacing a function therefore
   * does not count as a change, but adding or removing one does.
   */
  #configuration(input: EmbedInput): EmbedConfiguration {
    const { getAccessToken, eventHooks, ...plain } = input.config;
    const latest = (name: string) => (request: never) =>
      (this.#input?.config.eventHooks as Record<string, (request: never) => unknown> | undefined)?.[name]?.(request);
    return {
      ...plain,
      ...(eventHooks && {
        eventHooks: Object.fromEntries(Object.keys(eventHooks).map((name) => [name, latest(name)])),
      }),
      ...(getAccessToken && {
        getAccessToken: (request) => (this.#input?.config.getAccessToken ?? getAccessToken)(request),
      }),
    };
  }

  /**
   * Tracks a load from its start, including loads that were not caused by a prop: a reload of the frame, a token that arrived
   * late, or content that arrived after its load had timed out.
   */
  readonly #follow = (loaded: Promise<void>): void => {
    this.#loaded = loaded;
    clearTimeout(this.#timer);
    this.#set({ ...this.#state, status: 'loading', error: null });
    loaded.then(
      () => {
        if (loaded === this.#loaded) this.#reach('loaded');
      },
      (reason: unknown) => {
        if (loaded === this.#loaded) this.#fail(toEmbedError(reason));
      },
    );
  };

  /**
   * Subscribes to all events and loads. Handlers are looked up when an event arrives. Disposing the embed removes the
   * listeners.
   */
  #observe(embed: Embed): void {
    for (const name of embed.allowedEvents) {
      embed.on(name as 'info', (event) => {
        if (name === 'rendered') this.#reach(name);
        if (name === 'pageChanged') this.#page.name = (event.detail as { newPage: Page }).newPage.name;
        this.#input?.handlers[name]?.(event as CustomEvent<never>);
      });
    }
    embed.subscribeToLoads(this.#follow);
  }

  #reach(status: 'loaded' | 'rendered'): void {
    this.#attempts = 0;
    // A `rendered` event before `loaded` belongs to the previous content.
    if (status === 'rendered' && this.#state.status !== 'loaded') return;
    this.#set({ ...this.#state, status, error: null });
  }

  /**
   * Handles a failed load: retries up to `retries` times if the frame did not respond, and sets the state to failed otherwise.
   */
  #fail(error: EmbedError): void {
    // The content reloads when the container returns to the document.
    if (error.code === 'detached') return;
    if (retriedCodes.includes(error.code) && this.#attempts < (this.#input?.retries ?? 0)) {
      this.#timer = setTimeout(() => this.#start(), firstRetryMs * 2 ** this.#attempts);
      this.#attempts += 1;
    } else this.#set({ ...this.#state, status: 'failed', error });
  }

  /**
   * Passes errors that the embed does not emit as events, such as rejected calls, to `onError`. Returns false if it is not set.
   */
  #report(error: EmbedError): boolean {
    const onError = this.#input?.handlers.error;
    onError?.(new CustomEvent('error', { detail: error }) as CustomEvent<never>);
    return Boolean(onError);
  }

  #reset(): void {
    clearTimeout(this.#timer);
    this.#loaded = undefined;
    if (this.#element) this.#applied?.service.reset(this.#element);
    this.#applied = undefined;
  }

  #set(state: EmbedState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Returns the controller behind a handle. Every handle is a controller, because host code cannot create a handle itself. */
export function controllerOf<Type extends EmbedKind>(handle: EmbedHandle<Type>): EmbedController {
  return handle as unknown as EmbedController;
}
