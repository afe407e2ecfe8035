import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandExtension, EmbedConfiguration } from '../../../src';
import { FakePage, reportConfig, settle } from '../core/support/fake-frame';

let page: FakePage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new FakePage();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const command = (name: string): CommandExtension => ({ name, title: name, extend: { visualContextMenu: {} } });

/** Loads a report. `embed` loads a different configuration, and `sentCommands` returns the commands in the last request. */
async function loadReport(config: object = {}) {
  const { element, report, frame } = await page.loadedReport(config);
  const embed = async (next: EmbedConfiguration) => {
    page.service.embed(element, { ...reportConfig, ...next });
    await vi.advanceTimersByTimeAsync(200);
    await settle();
  };
  const sentCommands = () => {
    const { extensions } = frame.requests.at(-1)!.body as { extensions: { commands: { name: string }[] } };
    return extensions.commands.map(({ name }) => name);
  };
  return { report, embed, sentCommands };
}

describe('menu commands', () => {
  it("sends the configuration's commands together with an added one", async () => {
    const { report, sentCommands } = await loadReport({ settings: { extensions: { commands: [command('a')] } } });
    await report.addContextMenuCommand('b', 'B');
    expect(sentCommands()).toEqual(['a', 'b']);
  });

  it('discards added commands when a different configuration is loaded', async () => {
    const { report, embed, sentCommands } = await loadReport();
    await report.addContextMenuCommand('a', 'A');
    await embed({ pageName: 'other' });
    await report.addContextMenuCommand('b', 'B');
    expect(sentCommands()).toEqual(['b']);
  });

  it('does not send added commands to a different configuration that waits to be loaded', async () => {
    const { report, embed, sentCommands } = await loadReport();
    await report.addContextMenuCommand('a', 'A');
    const embedded = embed({ pageName: 'other' });
    const added = report.addContextMenuCommand('b', 'B');
    await embedded;
    await added;
    expect(sentCommands()).toEqual(['b']);
  });

  it('keeps added commands when the token is replaced', async () => {
    const { report, sentCommands } = await loadReport();
    await report.addContextMenuCommand('a', 'A');
    await report.setAccessToken('token-2');
    await report.addOptionsMenuCommand('b', 'B');
    expect(sentCommands()).toEqual(['a', 'b']);
  });
});

describe('rejected configurations', () => {
  it('keeps the current commands and layout when a configuration is rejected', async () => {
    const { report, embed, sentCommands } = await loadReport();
    const settings = { layoutType: 2, extensions: { commands: [command('a')] }, hideErrors: 'yes' };
    await expect(embed({ settings } as never)).rejects.toMatchObject({ code: 'invalidConfig' });
    await report.addContextMenuCommand('b', 'B');
    expect(sentCommands()).toEqual(['b']);
    await expect(report.switchLayout(2)).rejects.toMatchObject({ code: 'notSupported' });
    await report.switchLayout(1);
  });
});
