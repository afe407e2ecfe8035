import { DataCacheMode } from '@vitrine/sdk';

const inRegion = (region: string) => [
  {
    $schema: 'http://powerbi.com/product/schema#basic',
    filterType: 1,
    target: { table: 'Locations', column: 'Region' },
    operator: 'In',
    values: [region],
  },
];

const createSelection = (region: string) => [
  {
    selector: { $schema: 'http://powerbi.com/product/schema#visualSelector', visualName: 'region-slicer' },
    state: { filters: inRegion(region) },
  },
];

const createTheme = (name: string, dataColors: readonly string[], colors: Readonly<Record<string, string>> = {}) => ({
  themeJson: { name, dataColors, ...colors },
});

const createParameters = (region: string) => [{ name: 'Region', value: region }];

const createVisits = (...rows: readonly (readonly [string, string])[]) => [{ name: 'Visits', rows }];

/** Values for fields that are objects, by the label that the field's control shows. */
export const samples = {
  filters: { Northeast: inRegion('Northeast'), Mountain: inRegion('Mountain'), Pacific: inRegion('Pacific') },
  slicers: { Northeast: createSelection('Northeast'), Pacific: createSelection('Pacific') },
  bookmark: {
    'All regions': { name: 'all-regions' },
    'West coast': { name: 'west-coast' },
    'East coast': { name: 'east-coast' },
  },
  theme: {
    Dark: createTheme('Dark', ['#7cc4ff', '#ffb86b', '#9be38f', '#ff8fa3'], {
      background: '#15202b',
      foreground: '#f5f8fa',
      tableAccent: '#7cc4ff',
    }),
    Plum: createTheme('Plum', ['#6b2d5c', '#b8336a', '#c490d1', '#acacde']),
  },
  datasetIds: { Staff: ['staff-data'] },
  datasetBinding: { Staff: { datasetId: 'staff-data' } },
  datasetBindings: { Staff: [{ sourceDatasetId: 'staff-data', targetDatasetId: 'staff-data' }] },
  parameterValues: { Pacific: createParameters('Pacific'), Midwest: createParameters('Midwest') },
  tableSchemaList: {
    Visits: [
      {
        name: 'Visits',
        columns: [
          { name: 'Class', dataType: 'Text' },
          { name: 'Visitors', dataType: 'Number' },
        ],
      },
    ],
  },
  data: {
    'All classes': createVisits(
      ['Barre', '120'],
      ['Boxing', '98'],
      ['Cycling', '143'],
      ['Rowing', '110'],
      ['Yoga', '87'],
    ),
    'Two classes': createVisits(['Barre', '120'], ['Yoga', '87']),
    'No rows': createVisits(),
  },
  datasourceConnectionConfig: {
    'Import, without credentials': { dataCacheMode: DataCacheMode.Import },
    'Direct query, without credentials': { dataCacheMode: DataCacheMode.DirectQuery },
  },
} as const;

/** Returns the fields, with each label that a control has selected replaced with its sample. Other values are unchanged. */
export const withSamples = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, findSample(name, value)]));

function findSample(field: string, value: unknown): unknown {
  if (!(field in samples) || typeof value !== 'string') return value;
  const values: Readonly<Record<string, unknown>> = samples[field as keyof typeof samples];
  return values[value] ?? value;
}
