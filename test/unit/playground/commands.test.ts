import * as sdk from '@vitrine/sdk';
import { attachFrame } from '@vitrine/sdk/emulator';
import { afterEach, describe, expect, it } from 'vitest';
import { functionBody, shownCode, valuesOf, type Command, type Values } from '../../../playground/src/commands/command';
import { commandGroups, findCommand } from '../../../playground/src/commands/command-groups';
import { embedTypes, type EmbedTypeId } from '../../../playground/src/embed-types';
import { createAsyncFunction } from '../../../playground/src/preview/async-function';
import { sampleConfigurations } from '../../../playground/src/code/configuration';

/** Embeds a type's sample content without running its sample code. */
async function embed(type: EmbedTypeId): Promise<sdk.Embed> {
  const { path, type: sdkType, fields } = sampleConfigurations[type];
  const element = document.body.appendChild(document.createElement('div'));
  const values: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const isString = typeof value === 'string';
    values.push([name, isString ? value : await createAsyncFunction([], `return ${value.source}`)()]);
  }
  const created = sdk.service.embed(element, {
    type: sdkType as 'report',
    embedUrl: `https://app.powerbi.com${path}`,
    accessToken: 'demo',
    // happy-dom has no layout to determine a single visual's size.
    ...(type === 'visual' && { width: 400, height: 300 }),
    ...(Object.fromEntries(values) as object),
  });
  attachFrame(created);
  await created.whenLoaded();
  return created;
}

function run(command: Command, type: EmbedTypeId, target: sdk.Embed, values: Values = {}): Promise<unknown> {
  const body = functionBody(command.code(valuesOf(command, values)));
  return createAsyncFunction<[sdk.Embed, object]>([embedTypes[type].variable, 'models'], body)(target, sdk.models);
}

/** Commands that need a browser window. */
const browserCommands = ['fullscreen', 'print', 'reload'];

/** Returns one set of values for each option of each field. */
const variants = (command: Command): Values[] =>
  command.fields.flatMap(({ name, options }) =>
    (options?.(valuesOf(command, {})) ?? []).map(([value]) => ({ [name]: value })),
  );

afterEach(() => {
  for (const target of [...sdk.service.embeds]) sdk.service.reset(target.element);
});

describe("the playground's commands", () => {
  const types = Object.keys(embedTypes) as EmbedTypeId[];

  it.each(types)(
    'runs every command that does not need a browser window on the sample content for the type %s',
    async (type) => {
      const target = await embed(type);
      const commands = commandGroups(type).flatMap(({ commands: all }) => all);
      for (const command of commands.filter(({ id }) => !browserCommands.includes(id))) {
        await expect(run(command, type, target), command.id).resolves.not.toThrow();
      }
      expect(commands.length).toBeGreaterThan(3);
    },
  );

  it('runs every report command with each option of each field', async () => {
    const target = await embed('report');
    for (const command of commandGroups('report').flatMap(({ commands }) => commands)) {
      for (const values of variants(command)) {
        await expect(
          run(command, 'report', target, values),
          JSON.stringify([command.id, values]),
        ).resolves.not.toThrow();
      }
    }
  });

  it('gives commands unique ids within a type', () => {
    for (const type of types) {
      const ids = commandGroups(type).flatMap(({ commands }) => commands.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('replaces values that are not options with the default', () => {
    const command = findCommand('report', 'export-data')!;
    expect(valuesOf(command, { page: 'nowhere', visual: 'members' })).toMatchObject({
      page: 'overview',
      visual: 'members',
    });
    // This visual is on a different page.
    expect(valuesOf(command, { page: 'hiring', visual: 'members' }).visual).toBe('open-positions');
  });

  it('quotes strings so that values from a link are not run as code', () => {
    const command = findCommand('qna', 'set-question')!;
    const code = shownCode(command.code({ question: `'); alert('\\\n` }));
    expect(code).toBe(String.raw`await qna.setQuestion('\'); alert(\'\\\n');`);
    const zoom = findCommand('report', 'set-zoom')!;
    expect(shownCode(zoom.code({ level: 'alert(1)' }))).toBe('await report.setZoom(0);');
  });
});
