import type { Embed, EmbedConfiguration, EmbedError, Report } from '@vitrine/sdk';
import { planChange, type PageMemory } from '../change/plan';
import { sdkType, wrapperVersion } from '../version';
import { toEmbedError } from './error';
import { idleState, type EmbedHandle, type EmbedKind, type EmbedState } from './handle';
import { hasToken, type EmbedInput } from './input';

/** The first wait before a timed out load is tried again, in milliseconds; it doubles each time. */
const firstRetryMs = 1000;

const keys = { last: 0 };

/**
 * Keeps one embed as a component wants it. Knows the core's calls and nothing of the wire.
 *
 * 1. `connect` gets the element, `update` the props: the first time they are embedded, later what has changed is done.
 * 2. `disconnect` ends the embed as the commit is over, so that StrictMode's second mount finds it alive: one frame, one load.
 */
export class EmbedController implements EmbedHandle {
  /** Tells controllers apart, so that each gets an element of its own. */
  readonly key = (keys.last += 1);
  readonly #listeners = new Set<() => void>();
  readonly #undo = new Map<string, () => void>();
  readonly #page: PageMemory = {};
  #state: EmbedState = idleState;
  #element: HTMLElement | null = null;
  #leaving = false;
  #input: EmbedInput | undefined;
  /** What the frame has been told; undefined while nothing is embedded. */
  #applied: EmbedInput | undefined;
  #phased = false;
  #embed: Embed | null = null;
  /** Counts loads: what an earlier one says is no longer asked. */
  #turn = 0;
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
    this.#restart();
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
      if (!this.#leaving || element !== this.#element) return;
      this.#reset();
      this.#element = null;
      this.#input = undefined;
      this.#set(idleState);
    });
  }

  /** Takes the newest props. */
  update(input: EmbedInput): void {
    this.#input = input;
    if (!this.#element || !input.inSight) return;
    if (!this.#applied) this.#start();
    else if (this.#state.status === 'failed') this.#restartIfChanged(this.#applied, input);
    else this.#change(this.#applied, input);
    this.#listen();
  }

  #change(applied: EmbedInput, input: EmbedInput): void {
    const plan = planChange(applied, input, this.#embed, this.#page);
    if (plan === 'fresh' || (plan === 'load' && this.#phased !== input.phased)) {
      this.#restart();
      return;
    }
    this.#applied = input;
    if (plan === 'load') this.#load(input);
    else for (const call of plan) call().catch(this.#report);
  }

  /** After a failure every change is a new attempt. */
  #restartIfChanged(applied: EmbedInput, input: EmbedInput): void {
    const plan = planChange(applied, input, this.#embed, this.#page);
    if (typeof plan === 'string' || plan.length > 0) this.retry();
  }

  #restart(): void {
    this.#reset();
    if (this.#element) this.#start();
    this.#listen();
  }

  #start(): void {
    const input = this.#input;
    if (!input) return;
    this.#applied = input;
    this.#phased = input.phased;
    input.service.setSdkInfo(sdkType, wrapperVersion);
    if (hasToken(input)) this.#load(input);
    else this.#bootstrap(input);
  }

  /** Starts the frame before there is a token, if it is known which frame. */
  #bootstrap(input: EmbedInput): void {
    if (input.config.embedUrl === undefined && input.config.hostname === undefined) {
      this.#set({ status: 'waiting', embed: null, error: null });
      return;
    }
    this.#attempt(input, 'waiting', (element, config) => input.service.bootstrap(element, config));
  }

  #load(input: EmbedInput): void {
    this.#page.name = input.config.pageName as string | undefined;
    this.#attempt(input, 'loading', (element, config) =>
      input.service[input.phased ? 'load' : 'embed'](element, config),
    );
    if (this.#embed) this.#follow(this.#embed);
  }

  #attempt(
    input: EmbedInput,
    status: 'waiting' | 'loading',
    make: (element: HTMLElement, config: EmbedConfiguration) => Embed,
  ): void {
    if (!this.#element) return;
    try {
      const embed = make(this.#element, this.#configuration(input));
      if (embed !== this.#embed) {
        this.#forget();
        this.#embed = embed;
        this.#observe(embed);
      }
      this.#set({ status, embed: embed as EmbedState['embed'], error: null });
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
    const hooks = Object.keys(eventHooks ?? {}).map((name) => [
      name,
      (request: never) =>
        (this.#input?.config.eventHooks as Record<string, (request: never) => unknown>)[name]?.(request),
    ]);
    return {
      ...plain,
      type: input.type,
      ...(eventHooks && { eventHooks: Object.fromEntries(hooks) as typeof eventHooks }),
      ...(getAccessToken && {
        getAccessToken: (request) => (this.#input?.config.getAccessToken ?? getAccessToken)(request),
      }),
    };
  }

  /** Waits for the load that has just been asked for. */
  #follow(embed: Embed): void {
    const turn = (this.#turn += 1);
    embed.whenLoaded().then(
      () => {
        if (turn === this.#turn) this.#reach('loaded');
      },
      (reason: unknown) => {
        if (turn === this.#turn) this.#fail(toEmbedError(reason));
      },
    );
  }

  #observe(embed: Embed): void {
    this.#undo.set(
      '',
      embed.on('rendered', () => this.#reach('rendered')),
    );
    if (!embed.allowedEvents.includes('pageChanged')) return;
    this.#undo.set(
      ' ',
      (embed as unknown as Report).on('pageChanged', ({ detail }) => {
        this.#page.name = detail.newPage.name;
      }),
    );
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
      this.#timer = setTimeout(() => this.#restart(), firstRetryMs * 2 ** this.#attempts);
      this.#attempts += 1;
      return;
    }
    this.#set({ ...this.#state, status: 'failed', error });
  }

  /** Tells the `onError` prop what no event of the frame tells. */
  readonly #report = (reason: unknown): void => {
    const error = toEmbedError(reason);
    if (error.code === 'disposed') return;
    this.#input?.handlers.error?.(new CustomEvent('error', { detail: error }) as CustomEvent<never>);
  };

  /** Adds the events that have a handler now, removes those that have none. */
  #listen(): void {
    const embed = this.#embed;
    if (!embed || !this.#input) return;
    const { handlers } = this.#input;
    for (const [name, undo] of this.#undo) {
      if (name.trim() === '' || name in handlers) continue;
      undo();
      this.#undo.delete(name);
    }
    for (const name of Object.keys(handlers)) {
      if (this.#undo.has(name)) continue;
      const newest = (event: CustomEvent<never>) => this.#input?.handlers[name]?.(event);
      this.#undo.set(name, embed.on(name as 'info', newest as (event: CustomEvent) => void));
    }
  }

  #forget(): void {
    for (const undo of this.#undo.values()) undo();
    this.#undo.clear();
    this.#embed = null;
  }

  #reset(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#forget();
    if (this.#element) this.#applied?.service.reset(this.#element);
    this.#applied = undefined;
  }

  #set(state: EmbedState): void {
    const { status, embed, error } = this.#state;
    if (state.status === status && state.embed === embed && state.error === error) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The controller that a handle is; handles are made by `useEmbed` alone. */
export function controllerOf<Type extends EmbedKind>(handle: EmbedHandle<Type>): EmbedController {
  return handle as unknown as EmbedController;
}
