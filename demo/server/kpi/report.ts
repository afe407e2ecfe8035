import type { ReportDefinition } from '@vitrine/sdk/emulator';
import { dataColorsOf, type Brand } from '../../shared';
import type { Figures } from './figures';
import { measures, relationships, tables } from './model';
import { pages } from './pages';

/** Creates a user's KPI report from the figures that the user may view. */
export const kpiReport = (id: string, brand: Brand, figures: Figures): ReportDefinition => ({
  id,
  displayName: 'KPI Report',
  datasetId: id,
  tables: tables(figures),
  measures: measures(brand),
  relationships,
  pages: pages(brand, figures.regions.length > 1),
  theme: { name: brand.siteTitle, dataColors: dataColorsOf(brand.color) },
});
