/* oxlint-disable typescript/no-unnecessary-type-parameters, typescript/no-extraneous-class -- the declarations match the frameworks' shapes */
// Declarations for the parts of Angular 22, SvelteKit 2, Nuxt 4, MSAL 5 and Vite plugins that the guides use. Vue and Svelte
// are installed, so their own declarations are used.

declare module '@angular/core' {
  type Signal<T> = () => T;
  interface WritableSignal<T> {
    (): T;
    set(value: T): void;
  }
  export class ElementRef<T> {
    readonly nativeElement: T;
  }
  export class Injector {
    private constructor();
  }
  export class DestroyRef {
    private constructor();
    onDestroy(callback: () => void): () => void;
  }
  export function Component(metadata: {
    selector: string;
    template: string;
    styles?: string;
    imports?: readonly (new () => object)[];
  }): (target: new () => object, context: ClassDecoratorContext) => void;
  export function afterNextRender(callback: () => void): void;
  export function effect(run: () => void, options?: { injector?: Injector }): void;
  export function inject(token: typeof DestroyRef): DestroyRef;
  export function inject(token: typeof Injector): Injector;
  export const input: { <T>(): Signal<T | undefined>; required<T>(): Signal<T> };
  export function output<T>(): { emit(value: T): void };
  export function signal<T>(value: T): WritableSignal<T>;
  export function untracked<T>(read: () => T): T;
  export const viewChild: { required<T>(name: string): Signal<T> };
}

declare module '@sveltejs/kit' {
  export function json(data: unknown, init?: ResponseInit): Response;
}

declare module '@sveltejs/adapter-auto' {
  export default function adapter(): object;
}

declare module '@sveltejs/kit/vite' {
  import type { PluginOption } from 'vite';

  export function sveltekit(config: { adapter: object; alias?: Record<string, string> }): PluginOption;
}

declare module '@vitejs/plugin-vue' {
  import type { PluginOption } from 'vite';

  export default function vue(): PluginOption;
}

/** Defines the Nuxt configuration. */
declare function defineNuxtConfig<T extends { compatibilityDate: string; alias?: Record<string, string> }>(
  config: T,
): T;
/** Defines a Nuxt server route. */
declare function defineEventHandler<T>(handler: (event: object) => T): (event: object) => T;
/** Sets a response header in a Nuxt server route. */
declare function setResponseHeader(event: object, name: string, value: string): void;

declare module '@azure/msal-browser' {
  interface AccountInfo {
    readonly username: string;
  }
  export class InteractionRequiredAuthError extends Error {}
  export class PublicClientApplication {
    constructor(configuration: { auth: { clientId: string; authority: string; redirectUri: string } });
    initialize(): Promise<void>;
    handleRedirectPromise(): Promise<object | null>;
    getAllAccounts(): AccountInfo[];
    loginRedirect(request: { scopes: string[] }): Promise<void>;
    setActiveAccount(account: AccountInfo | null): void;
    acquireTokenSilent(request: { scopes: string[] }): Promise<{ accessToken: string }>;
    acquireTokenRedirect(request: { scopes: string[] }): Promise<void>;
  }
}
