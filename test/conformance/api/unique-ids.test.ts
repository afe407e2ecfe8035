import * as reference from 'powerbi-client';
import { afterEach, describe, expect, it } from 'vitest';
import * as compat from '../../../src/compat';
import { attachFrame } from '../../../src/emulator';
import { shopReport } from '../../unit/emulator/shop';
import type { Client } from './support/clients';

/** Embeds a report from the emulator. Resolves once the page has received its first event and its first hook request. */
async function firstMessages(client: Client, uniqueId: string): Promise<string[]> {
  const { service, factories } = client;
  const powerbi = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
  const element = document.body.appendChild(document.createElement('div'));
  const messages: string[] = [];
  await new Promise<void>((resolve) => {
    const report = powerbi.embed(element, {
      type: 'report',
      id: 'shop',
      accessToken: 'token',
      tokenType: 1,
      uniqueId,
      embedUrl: 'https://app.powerbi.com/reportEmbed?registerQueryCallback=true',
      eventHooks: {
        applicationContextProvider: () => {
          messages.push('preQuery');
          resolve();
        },
      },
    } as never);
    report.on('loaded', () => void messages.push('loaded'));
    attachFrame(report.iframe, { content: { reports: [shopReport] } });
  });
  powerbi.reset(element);
  return messages;
}

const ids = ['50% report', 'my%20report', 'a%2Fb', 'a&b=c+d', 'name@page.example', 'Übersicht [Q1]', 'Sales #1'];

afterEach(() => {
  document.body.replaceChildren();
});

describe('an embed of emulated content', () => {
  it.each(ids)('receives events and hook requests in powerbi-client if its unique id is %j', async (uniqueId) => {
    expect(await firstMessages(reference, uniqueId)).toEqual(['loaded', 'preQuery']);
  });

  // powerbi-client does not support the last two.
  it.each([...ids, 'a/b', 'a?b'])('receives events and hook requests in the SDK if its unique id is %j', async (id) => {
    expect(await firstMessages(compat as unknown as Client, id)).toEqual(['loaded', 'preQuery']);
  });
});
