import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Custom commands in visual menus. */
export const menuScenarios: Record<string, Scenario> = {
  'menu-context': async (context) => {
    const { models } = context;
    const report = await context.report();
    await context.outcome('add', () =>
      report.addContextMenuCommand('one', 'One', 'Do one', models.MenuLocation.Top, 'visual-1', '').then(nothing),
    );
    await context.outcome('add for a type', () =>
      report.addContextMenuCommand('two', 'Two', 'Do two', models.MenuLocation.Bottom, '', 'card').then(nothing),
    );
    await context.outcome('remove', () => report.removeContextMenuCommand('one', 'Do one').then(nothing));
    await context.outcome('remove with a different title', () => report.removeContextMenuCommand('two', 'Wrong'));
    await context.outcome('remove an unknown command', () => report.removeContextMenuCommand('nine', 'Nine'));
  },
  'menu-options': async (context) => {
    const { models } = context;
    const report = await context.report();
    await context.outcome('add with defaults', () => report.addOptionsMenuCommand('one', 'One').then(nothing));
    await context.outcome('add with all options', () =>
      report
        .addOptionsMenuCommand(
          'two',
          'Two',
          'Do two',
          models.MenuLocation.Top,
          'visual-1',
          '',
          undefined,
          'data:image/png;base64,AA',
        )
        .then(nothing),
    );
    await context.outcome('remove', () => report.removeOptionsMenuCommand('one', 'One').then(nothing));
    await context.outcome('remove an unknown command', () => report.removeOptionsMenuCommand('nine', 'Nine'));
  },
  'menu-known-commands': async (context) => {
    const { models } = context;
    const report = await context.report({
      settings: {
        extensions: {
          commands: [{ name: 'known', title: 'Known', extend: { visualContextMenu: { title: 'Known' } } }],
          groups: [{ name: 'group-1', title: 'Group', menuLocation: models.MenuLocation.Top }],
        },
      },
    });
    await context.outcome('add to a group', () =>
      report
        .addContextMenuCommand('one', 'One', 'Do one', models.MenuLocation.Top, 'visual-1', '', 'group-1')
        .then(nothing),
    );
    await context.outcome('replace via settings', () =>
      report
        .updateSettings({
          extensions: { commands: [{ name: 'new', title: 'New', extend: { visualOptionsMenu: { title: 'New' } } }] },
        })
        .then(nothing),
    );
    await context.outcome('add after replacing', () => report.addOptionsMenuCommand('last', 'Last').then(nothing));
  },
};
