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
    Night: createTheme('Night', ['#7cc4ff', '#ffb86b', '#9be38f', '#ff8fa3'], {
      background: '#15202b',
      foreground: '#f5f8fa',
      tableAccent: '#7cc4ff',
    }),
    Plum: createTheme('Plum', ['#6b2d5c', '#b8336a', '#c490d1', '#acacde']),
  },
} as const;

/** Returns the sample that a control has selected, or the value itself if it is not a sample's label. */
export function findSample(field: string, value: unknown): unknown {
  if (!(field in samples) || typeof value !== 'string') return value;
  const values: Readonly<Record<string, unknown>> = samples[field as keyof typeof samples];
  return values[value] ?? value;
}
