// Runs in a page: registers a custom component, as powerbi-client host pages can.
import type * as PowerBIClient from 'powerbi-client';

declare global {
  interface Window {
    runComponentPage: typeof runComponentPage;
  }
}

/** Registers a `gauge` component, embeds it, sends requests, receives an event, and returns the observations. */
export async function runComponentPage(origin: string): Promise<unknown[]> {
  const observations: unknown[] = [];
  const client = (window as unknown as Record<string, typeof PowerBIClient>)['powerbi-client']!;

  class Gauge extends client.Embed {
    static override allowedEvents = ['needleMoved'];

    constructor(
      service: PowerBIClient.service.Service,
      element: HTMLElement,
      config: PowerBIClient.IEmbedConfiguration,
    ) {
      super(service, element, config);
      this.loadPath = '/gauge/load';
      this.allowedEvents.push(...Gauge.allowedEvents);
    }
    getId(): string {
      return (this.config as PowerBIClient.IEmbedConfiguration).id ?? '';
    }
    getDefaultEmbedUrlEndpoint(): string {
      return 'gaugeEmbed';
    }
    validate(): PowerBIClient.models.IError[] {
      return undefined as never;
    }
    configChanged(isBootstrap: boolean): void {
      if (!isBootstrap) (this.config as PowerBIClient.IEmbedConfiguration).id = 'gauge-1';
    }
    async sendRequests(): Promise<unknown[]> {
      const { hpm } = this.service;
      const frame = this.iframe.contentWindow!;
      const headers = { uid: this.config.uniqueId };
      const response = await hpm.get<string>('/getCorrelationId', headers, frame);
      frame.postMessage({ fake: 'respond', route: 'POST /gauge/stop', response: { statusCode: 403, body: 'no' } }, '*');
      const rejection: unknown = await hpm.post('/gauge/stop', {}, headers, frame).catch((reason: unknown) => reason);
      return [response.statusCode, (rejection as { body: unknown }).body];
    }
  }

  const { powerbi } = window;
  powerbi.register('gauge', (service, element, config) => new Gauge(service, element, config), [
    '/gauge/:uniqueId/events/:eventName',
  ]);
  const gauge = powerbi.embed(document.getElementById('gauge')!, {
    type: 'gauge',
    embedUrl: `${origin}/reportEmbed?x=1`,
    accessToken: 'token-1',
    uniqueId: 'gauge-uid',
  }) as Gauge;
  observations.push([
    gauge instanceof Gauge,
    gauge instanceof client.Embed,
    gauge instanceof client.Report,
    gauge.embedtype,
  ]);
  observations.push(gauge.getId(), gauge.config.uniqueId, gauge.allowedEvents.includes('needleMoved'));
  const moved = new Promise((resolve) => {
    gauge.on('needleMoved', (event) => {
      resolve(event.detail);
    });
  });
  await new Promise((resolve) => gauge.iframe.addEventListener('load', resolve));
  observations.push(await gauge.sendRequests());
  window.dispatchEvent(new Event('gauge-requests-sent'));
  observations.push(await moved);
  return observations;
}

window.runComponentPage = runComponentPage;
