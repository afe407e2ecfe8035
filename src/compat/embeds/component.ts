import * as core from '@vitrine/sdk';
import type { IEventHandler, IInternalEventHandler } from '../messages/events';
import { commonEvents } from './statics';

/** Implementation of `Embed`: the base class of custom components, with the powerbi-client members that all embeds share. */
export abstract class Component extends core.Embed {
  override allowedEvents: readonly string[] = commonEvents;
  override embedtype: string;
  override loadPath = '';
  protected override readonly tokenRoute: 'POST /report/token';
  declare eventHandlers: IInternalEventHandler<never>[];

  /** Creates the embed. As in powerbi-client, the iframe parameter comes before the flags. */
  constructor(
    service: core.EmbedContext,
    element: HTMLElement,
    config: core.EmbedConfiguration,
    iframe?: HTMLIFrameElement,
    phasedRender?: boolean,
    isBootstrap?: boolean,
  ) {
    super(service, element, config, phasedRender, isBootstrap, iframe);
    const type = config.type ?? '';
    this.embedtype = type.toLowerCase();
    // Custom components use paths that are not in the request table.
    this.tokenRoute = `POST /${type}/token` as 'POST /report/token';
  }

  configChanged?(isBootstrap: boolean): void;

  protected override complete(
    config: core.ResolvedConfiguration,
    _find: core.FindValue,
    isBootstrap: boolean,
  ): core.ResolvedConfiguration {
    this.config = config;
    this.configChanged?.(isBootstrap);
    return this.config;
  }

  create(): Promise<void> {
    throw new core.EmbedError('notSupported', 'no create support');
  }

  // Handlers are added to the container, so they remain when `Create` is replaced by the saved report.
  override on(name: string, handler: IEventHandler<never>): () => void {
    if (!this.allowedEvents.includes(name)) {
      const message = `eventName must be one of ${this.allowedEvents.join()}. You passed: ${name}`;
      throw new core.EmbedError('unknownEvent', message);
    }
    this.eventHandlers.push({ test: (event) => event.name === name, handle: handler });
    this.element.addEventListener(name, handler as EventListener);
    return () => {
      this.off(name, handler);
    };
  }

  override off(name: string, handler?: IEventHandler<never>): void {
    const event = { name, type: '', id: '', value: undefined as never };
    const isRemoved = ({ test, handle }: IInternalEventHandler<never>) =>
      test(event) && (handler === undefined || handle === handler);
    const removed = this.eventHandlers.filter(isRemoved);
    this.eventHandlers = this.eventHandlers.filter((entry) => !removed.includes(entry));
    for (const handle of handler ? [handler] : removed.map((entry) => entry.handle)) {
      this.element.removeEventListener(name, handle as EventListener);
    }
  }
}
