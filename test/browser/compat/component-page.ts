// Runs in a page: a component of the page's own, as the published client lets a page register one.
import type * as Peer from 'powerbi-client';

declare global {
  interface Window {
    runComponentPage: typeof runComponentPage;
  }
}

/** Registers a component `gauge`, embeds it, hears its event and makes a call of its own; gives what it saw. */
export async function runComponentPage(origin: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  const client = (window as unknown as Record<string, typeof Peer>)['powerbi-client']!;

  class Gauge extends client.Embed {
    static override allowedEvents = ['needleMoved'];

    constructor(service: Peer.service.Service, element: HTMLElement, config: Peer.IEmbedConfiguration) {
      super(service, element, config);
      this.loadPath = '/gauge/load';
      this.allowedEvents.push(...Gauge.allowedEvents);
    }
    getId(): string {
      return (this.config as Peer.IEmbedConfiguration).id ?? '';
    }
    getDefaultEmbedUrlEndpoint(): string {
      return 'gaugeEmbed';
    }
    validate(): Peer.models.IError[] {
      return undefined as never;
    }
    configChanged(isBootstrap: boolean): void {
      if (!isBootstrap) (this.config as Peer.IEmbedConfiguration).id = 'gauge-1';
    }
    async ask(): Promise<unknown[]> {
      const { hpm } = this.service;
      const frame = this.iframe.contentWindow!;
      const headers = { uid: this.config.uniqueId };
      const answer = await hpm.get<string>('/getCorrelationId', headers, frame);
      frame.postMessage({ fake: 'respond', route: 'POST /gauge/stop', answer: { statusCode: 403, body: 'no' } }, '*');
      const refused: unknown = await hpm.post('/gauge/stop', {}, headers, frame).catch((reason: unknown) => reason);
      return [answer.statusCode, (refused as { body: unknown }).body];
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
  seen.push([gauge instanceof Gauge, gauge instanceof client.Embed, gauge instanceof client.Report, gauge.embedtype]);
  seen.push(gauge.getId(), gauge.config.uniqueId, gauge.allowedEvents.includes('needleMoved'));
  const moved = new Promise((resolve) => {
    gauge.on('needleMoved', (event) => {
      resolve(event.detail);
    });
  });
  await new Promise((resolve) => gauge.iframe.addEventListener('load', resolve));
  seen.push(await gauge.ask());
  window.dispatchEvent(new Event('gauge-asked'));
  seen.push(await moved);
  return seen;
}

window.runComponentPage = runComponentPage;
