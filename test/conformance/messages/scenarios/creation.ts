import type * as PowerBIClient from 'powerbi-client';
import type { Scenario, ScenarioContext } from '../scenario';

const createConfig = (context: ScenarioContext): PowerBIClient.IReportCreateConfiguration => ({
  embedUrl: context.url('reportEmbed?groupId=group-1'),
  accessToken: 'token-1',
  datasetId: 'dataset-1',
  tokenType: context.models.TokenType.Embed,
  settings: { panes: { filters: { visible: true } } },
  theme: { themeJson: { name: 'Quiet' } },
});

const quickConfig = (context: ScenarioContext): PowerBIClient.IQuickCreateConfiguration => ({
  type: 'quickCreate',
  embedUrl: context.url('quickCreate'),
  accessToken: 'token-1',
  tokenType: context.models.TokenType.Embed,
  groupId: 'group-1',
  theme: { themeJson: { name: 'Quiet' } },
  datasetCreateConfig: {
    locale: 'en-US',
    tableSchemaList: [
      {
        name: 'Staff',
        columns: [{ name: 'id', displayName: 'Id', dataType: 'Number' as PowerBIClient.models.DataType }],
      },
    ],
    data: [{ name: 'Staff', rows: [['1']] }],
  },
});

/**
 * Report authoring and quick create. Turning a created report into an embedded report is not covered: powerbi-client does
 * not load it, because it assumes that the reused frame has not loaded yet.
 */
export const creationScenarios: Record<string, Scenario> = {
  'create-report': async (context) => {
    const create = context.service.createReport(context.element, createConfig(context)) as PowerBIClient.Create;
    await context.event(create, 'loaded');
    await context.outcome('validate', () => create.validate(createConfig(context)));
    await context.outcome(
      'validate, no data set',
      () => create.validate({ ...createConfig(context), datasetId: undefined } as never)?.[0]?.message,
    );
    await context.outcome('isSaved', () => create.isSaved());
    await context.outcome('getId', () => create.getId() ?? 'none');
    await context.outcome('saveAs', () => create.saveAs({ name: 'Mine' }).then(() => undefined));
  },
  'create-from-url': async (context) => {
    const { datasetId: _datasetId, ...rest } = createConfig(context);
    const config = { ...rest, embedUrl: context.url('reportEmbed?datasetId=dataset-7') };
    const create = context.service.createReport(context.element, config);
    await context.event(create, 'loaded');
  },
  'quick-create': async (context) => {
    const create = context.service.quickCreate(context.element, quickConfig(context)) as PowerBIClient.QuickCreate;
    await context.event(create, 'loaded');
    await context.outcome('validate', () => create.validate(quickConfig(context)));
    await context.outcome('getId', () => create.getId() ?? 'none');
    await context.outcome('setAccessToken', () => create.setAccessToken('token-2').then(() => undefined));
  },
};
