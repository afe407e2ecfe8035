import type { Embed, EmbedConfiguration, EmbedError, Page } from '@vitrine/sdk';
import { planUpdate } from '../updates/plan-update';
import type { PageMemory } from '../updates/prop-updates';
import { sdkType, wrapperVersion } from '../version';
import { toEmbedError } from './error';
import { idleState, isReady, type EmbedHandle, type EmbedKind, type EmbedState } from './handle';
import { hasToken, type EmbedInput } from './input';

/** The first wait before a timed out load is tried again, in milliseconds; it doubles each time. */
const firstRetryMs = 1000;

let lastKey = 0;

/**
 * Keeps one embed as a component wants it. Knows the core's calls and nothing of the wire.
 *
 * 1. `connect` gets the element, `update` the props: the first time they are embedded, later what has changed is done.
 * 2. `disconnect` ends the embed as the commit is over, so that StrictMode's second mount finds it alive: one frame, one load.
 */
export class EmbedController implements EmbedHandle {
  /** Tells controllers apart, so that each gets an element of its own. */
  readonly key = (lastKey += 1);
  readonly #listeners = new Set<() => void>();
  readonly #page: PageMemory = {};
  #state: EmbedState = idleState;
  #element: HTMLElement | null = null;
  #leaving = false;
  #input: EmbedInput | undefined;
  /** What the frame has been told; undefined while nothing is embedded. */
  #applied: EmbedInput | undefined;
  #embed: Embed | null = null;
  /** The newest load: what an earlier one says is no longer asked. */
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
      // Back again, or another element meanwhile.
      if (!this.#leaving) return;
      this.#reset();
      this.#element = null;
      this.#input = undefined;
      this.#set(idleState);
    });
  }

  /** Takes the newest props. */
  update(input: EmbedInput): void {
    this.#input = input;
    if (!this.#element || !input.isInView) return;
    if (this.#applied) this.#change(this.#applied, input);
    else this.#start();
    const embed = this.#embed;
    for (const name of Object.keys(input.handlers)) {
      // The core says what is wrong with the name.
      if (!embed?.allowedEvents.includes(name)) embed?.on(name as 'info', () => undefined);
    }
  }

  #change(applied: EmbedInput, input: EmbedInput): void {
    const plan = planUpdate(applied, input, this.#embed, this.#page);
    // After a failure every change is a new attempt.
    if (plan === 'remount' || (this.#state.error && plan.length > 0)) this.retry();
    else {
      this.#applied = input;
      if (plan === 'load') this.#load(input);
      else for (const call of plan) call().catch(this.#report);
    }
  }

  /** Embeds from the beginning. */
  #start(): void {
    this.#reset();
    const input = this.#input;
    if (!input || !this.#element) return;
    this.#applied = input;
    input.service.setSdkInfo(sdkType, wrapperVersion);
    this.#load(input);
  }

  /** Asks for the content; before there is a token only for its frame (bootstrap), if it is known which frame. */
  #load(input: EmbedInput): void {
    const { service, config, phased } = input;
    this.#page.name = config.pageName as string | undefined;
    try {
      const has = hasToken(input);
      let embed: Embed | null = null;
      if (this.#element && (has || (config.embedUrl ?? config.hostname) !== undefined)) {
        const verb = has ? (phased ? 'load' : 'embed') : 'bootstrap';
        embed = service[verb](this.#element, this.#configuration(input));
        // Its loads are followed already, and a repeat of the last one is none.
        if (embed === this.#embed) return;
      }
      this.#embed = embed;
      // A load that has begun is told of at once.
      this.#set({ status: 'waiting', embed: embed as EmbedState['embed'], error: null });
      if (embed) this.#observe(embed);
    } catch (reason) {
      // What is on screen is no longer what the props ask for.
      this.#reset();
      this.#applied = input;
      const error = toEmbedError(reason);
      this.#set({ status: 'failed', embed: null, error });
      this.#report(error);
    }
  }

  /** The functions that the frame may call are always the newest; only whether there is one counts as a change. */
  #configuration(input: EmbedInput): EmbedConfiguration {
    const { getAccessToken, eventHooks, ...plain } = input.config;
    const newest = (name: string) => (request: never) =>
      (this.#input?.config.eventHooks as Record<string, (request: never) => unknown>)[name]?.(request);
    return {
      ...plain,
      type: input.type,
      ...(eventHooks && {
        eventHooks: Object.fromEntries(Object.keys(eventHooks).map((name) => [name, newest(name)])),
      }),
      ...(getAccessToken && {
        getAccessToken: (request) => (this.#input?.config.getAccessToken ?? getAccessToken)(request),
      }),
    };
  }

  /** Follows a load from its beginning, also one that no prop asked for: the frame's own reload, a token that came late. */
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
   * Hears all events and loads; which of the events have a handler is looked up as they come. An embed that ends forgets
   * its listeners.
   */
  #observe(embed: Embed): void {
    for (const name of embed.allowedEvents) {
      embed.on(name as 'info', (event) => {
        if (name === 'rendered') this.#reach(name);
        // Content that comes after its load was given up.
        if (name === embed.loadedEvent && !isReady(this.#state.status)) this.#follow(embed.whenLoaded());
        if (name === 'pageChanged') this.#page.name = (event.detail as { newPage: Page }).newPage.name;
        this.#input?.handlers[name]?.(event as CustomEvent<never>);
      });
    }
    embed.subscribeToLoads(this.#follow);
  }

  #reach(status: 'loaded' | 'rendered'): void {
    this.#attempts = 0;
    // A drawing that ends before the content is loaded is the old content's.
    if (status === 'rendered' && this.#state.status !== 'loaded') return;
    this.#set({ ...this.#state, status, error: null });
  }

  /** A load failed: what may pass by itself is tried again, the rest is for people. */
  #fail(error: EmbedError): void {
    if (error.code === 'timeout' && this.#attempts < (this.#input?.retries ?? 0)) {
      this.#timer = setTimeout(() => this.#start(), firstRetryMs * 2 ** this.#attempts);
      this.#attempts += 1;
    } else this.#set({ ...this.#state, status: 'failed', error });
  }

  /** Tells the `onError` prop what no event of the frame tells. */
  readonly #report = (reason: unknown): void => {
    const error = toEmbedError(reason);
    if (error.code === 'disposed') return;
    this.#input?.handlers.error?.(new CustomEvent('error', { detail: error }) as CustomEvent<never>);
  };

  #reset(): void {
    clearTimeout(this.#timer);
    this.#loaded = undefined;
    this.#embed = null;
    if (this.#element) this.#applied?.service.reset(this.#element);
    this.#applied = undefined;
  }

  #set(state: EmbedState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}

/** The controller that a handle is; handles are made by `useEmbed` alone. */
export function controllerOf<Type extends EmbedKind>(handle: EmbedHandle<Type>): EmbedController {
  return handle as unknown as EmbedController;
}
