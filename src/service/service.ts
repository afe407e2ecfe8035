import { DeclarativeEmbeds } from '../declarative/declarative-embeds';
import type { Create } from '../embed/create';
import type { Embed } from '../embed/embed';
import { managedTokens } from '../embed/features/managed-tokens';
import { telemetry } from '../embed/features/telemetry';
import { validation } from '../embed/features/validation';
import { reportUncaught } from '../embed/report-uncaught';
import type { TelemetryEntry } from '../embed/telemetry';
import { EmbedError } from '../errors';
import type { EmbedConfiguration, QuickCreateConfiguration, ReportCreateConfiguration } from '../models';
import type { QuickCreate } from '../embed/quick-create';
import { assertElement } from './assert-element';
import {
  createDefinition,
  dashboardDefinition,
  qnaDefinition,
  quickCreateDefinition,
  reportDefinition,
  tileDefinition,
  visualDefinition,
} from './definitions';
import type { EmbedComponentFactory, EmbedDefinition } from './embed-definition';
import type { BootstrapConfiguration, EmbedOfType, TypedConfiguration } from './embed-types';
import { Embedder, type EmbedderConfiguration } from './embedder';

/** Options of a `Service`. */
export interface ServiceConfiguration extends Omit<EmbedderConfiguration, 'features'> {
  /** Whether to scan the page for declared containers when the document is ready. Default: false. */
  autoEmbedOnContentLoaded?: boolean;
  /** Called with errors from declared containers. Default: `reportError`, which logs them as uncaught errors. */
  onError?: (error: unknown) => void;
  /**
   * Called with the messages between the page and its frames and with the durations of load steps. Tokens are redacted, but
   * messages may contain data from the content. Default: none.
   */
  onTelemetry?: (entry: TelemetryEntry) => void;
  /** Whether to log the same entries to the console at level 'debug'. Default: false. */
  debug?: boolean;
  /**
   * Whether to embed content in a declared container only when the container is near the viewport, so that long pages load
   * faster. Default: false.
   */
  lazy?: boolean;
}

// A function, because a module-level list would keep all types in every bundle.
const builtInDefinitions = (): EmbedDefinition[] => [
  reportDefinition,
  visualDefinition,
  dashboardDefinition,
  tileDefinition,
  qnaDefinition,
  createDefinition,
  quickCreateDefinition,
];

/**
 * `Embedder` that includes everything: all embed types by name, validation, managed tokens, telemetry, and containers that are
 * declared with attributes. Creating a service does not change the page unless `autoEmbedOnContentLoaded` is set.
 *
 * @example
 * const service = new Service({ timeoutMs: 10_000 });
 * const report = service.embed(element, { type: 'report', embedUrl, accessToken });
 */
export class Service extends Embedder {
  /**
   * Called with the messages between the page and its frames; see `ServiceConfiguration`. Applies to embeds that are started
   * later.
   */
  onTelemetry: ((entry: TelemetryEntry) => void) | undefined;
  /** Whether messages and load steps are logged to the console. Applies to embeds that are started later. */
  debug: boolean;
  /** Whether content in a declared container is embedded only when the container comes near the viewport. */
  lazy: boolean;
  readonly #declarative: DeclarativeEmbeds<Embed>;
  readonly #definitions = new Map<string, EmbedDefinition>();

  /**
   * Creates a service.
   *
   * @throws {EmbedError} `invalidEmbedUrl` if a trusted origin is invalid
   */
  constructor(config: ServiceConfiguration = {}) {
    super({ ...config, features: [validation, managedTokens] });
    Object.assign(this.features, telemetry(this));
    this.onTelemetry = config.onTelemetry;
    this.debug = config.debug ?? false;
    this.lazy = config.lazy ?? false;
    this.#declarative = new DeclarativeEmbeds<Embed>(this, config.onError ?? reportUncaught);
    for (const definition of builtInDefinitions()) this.#definitions.set(definition.type.toLowerCase(), definition);
    if (config.autoEmbedOnContentLoaded) this.enableAutoEmbed();
  }

  /**
   * Embeds content in an element, configured by `config`, by attributes or by both. If the element already holds an embed of
   * the same type, the new configuration is loaded into the same frame if possible (see `create`).
   *
   * @throws {EmbedError} if the configuration is invalid, or if the element holds an embed of a different type or service
   *
   * @example
   * const report = service.embed(element, { type: 'report', embedUrl, accessToken, tokenType: TokenType.Embed });
   */
  embed<Type extends string = string>(element: HTMLElement, config?: TypedConfiguration<Type>): EmbedOfType<Type> {
    return this.create(...this.#typed(element, config)) as EmbedOfType<Type>;
  }

  /**
   * Starts a phased load: prepares the content without rendering it. `report.render()` then renders it.
   *
   * @throws {EmbedError} the same errors as `embed`
   */
  load<Type extends string = string>(element: HTMLElement, config?: TypedConfiguration<Type>): EmbedOfType<Type> {
    return this.create(...this.#typed(element, config), { phased: true }) as EmbedOfType<Type>;
  }

  /**
   * Creates the frame before the token is known. A later `embed` with the token loads the content. The values passed here, such as
   * `settings`, `title` and `getAccessToken`, apply unless `embed` replaces them. `getAccessToken` is first called by `embed`.
   *
   * @throws {EmbedError} `typeMismatch` if the element already holds an embed
   */
  bootstrap<Type extends string = string>(
    element: HTMLElement,
    config: BootstrapConfiguration<Type>,
  ): EmbedOfType<Type> {
    return this.create(...this.#typed(element, config), { bootstrap: true }) as EmbedOfType<Type>;
  }

  /** Embeds the editor for a new report on an existing dataset. @throws {EmbedError} the same errors as `embed` */
  createReport(element: HTMLElement, config: ReportCreateConfiguration): Create {
    return this.embed(element, { ...config, type: 'create' });
  }

  /**
   * Embeds quick create, which generates a dataset and a report from data that the page passes.
   *
   * @throws {EmbedError} the same errors as `embed`
   */
  quickCreate(element: HTMLElement, config: QuickCreateConfiguration): QuickCreate {
    return this.embed(element, { ...config, type: 'quickCreate' });
  }

  /** Returns the arguments for `create`. The type is taken from the configuration, the attribute or the existing embed. */
  #typed(element: HTMLElement, config?: EmbedConfiguration) {
    assertElement(element);
    const attribute = `${this.attributePrefix}type`;
    const existing = this.has(element) ? this.get(element).embedtype : undefined;
    const type = config?.type ?? element.getAttribute(attribute) ?? existing;
    if (!type) {
      throw new EmbedError(
        'missingType',
        `The type is required, but it was not found. Pass 'type' in the configuration or set the '${attribute}' attribute, for example to 'report'.`,
      );
    }
    // Types are case-insensitive, as in powerbi-client.
    const definition = this.#definitions.get(String(type as unknown).toLowerCase());
    if (definition) return [definition, element, { ...config, type }] as const;
    throw new EmbedError(
      'unknownType',
      `There is no component of type '${type}'. Correct the type, or register a component with this name.`,
    );
  }

  /**
   * Embeds content in all declared containers (elements with an `embed-url` attribute) within an element. If embedding fails in
   * one container, the error is passed to `onError`, and the others are not affected. If `config` is undefined, existing embeds
   * are kept. With `lazy`, the other containers receive their content when they come near the viewport.
   *
   * @param container - element to scan, including the element itself. Default: the document's body.
   * @param config - configuration for all containers
   * @returns the embeds in the containers, without those that failed or that `lazy` creates later
   */
  init(container: HTMLElement = document.body, config?: EmbedConfiguration): Embed[] {
    return this.#declarative.scan(container, config);
  }

  /**
   * Embeds content in all declared containers within an element, including containers that are added later or whose `embed-url`
   * changes. As with every embed, removed containers are detached, and their content reloads when they return.
   *
   * @param root - element to observe. Default: the document's body.
   * @returns a function that stops observing. Existing embeds are kept.
   */
  observe(root: HTMLElement = document.body): () => void {
    return this.#declarative.observe(root);
  }

  /** Scans the page as soon as its document is ready. */
  enableAutoEmbed(): void {
    this.#declarative.scanWhenReady();
  }

  /**
   * Disposes an element's embed: rejects its pending calls and removes its handlers, its registration and its frame. Does
   * nothing if the element does not hold an embed.
   */
  override reset(element: HTMLElement): void {
    this.#declarative.cancel(element);
    super.reset(element);
  }

  /**
   * Registers a custom component.
   *
   * @param componentType - name of the type, as used in configurations and attributes
   * @param factory - creates the embed
   * @param routeUrls - paths of the frame's events, with ':uniqueId' and ':eventName'
   * @throws {EmbedError} `invalidComponent` if the name is reserved or already registered, or if a path lacks a parameter
   */
  register(componentType: string, factory: EmbedComponentFactory, routeUrls: readonly string[]): void {
    const type = componentType.toLowerCase();
    if (builtInDefinitions().some((definition) => definition.type.toLowerCase() === type)) {
      throw new EmbedError(
        'invalidComponent',
        'The component name is reserved. Cannot register a component with this name.',
      );
    }
    if (this.#definitions.has(type)) {
      throw new EmbedError('invalidComponent', 'A component with this type is already registered.');
    }
    if (!routeUrls.every((url) => url.includes(':uniqueId') && url.includes(':eventName'))) {
      throw new EmbedError('invalidComponent', 'Invalid router event URL');
    }
    const create: EmbedComponentFactory = (...args) => Object.assign(factory(...args), { eventRoutes: routeUrls });
    this.#definitions.set(type, { type, create });
  }
}
