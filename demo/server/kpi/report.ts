import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as compress } from 'node:zlib';
import type { ReportDefinition } from '@vitrine/sdk/emulator';
import { brandThemeOf, dataColorsOf, findBrand } from '../../shared';
import type { Figures, FiguresScope } from './figures';
import { measures, relationships, tables } from './model';
import { pages } from './pages';

const compressAsync = promisify(compress);

/**
 * Returns the report id for a scope. Users with the same scope share a report. Each scope has its own report, so a token
 * grants access to only one scope.
 */
export const reportIdOf = (scope: FiguresScope): string =>
  `kpi-${createHash('sha256').update(JSON.stringify(scope)).digest('hex').slice(0, 32)}`;

/** Creates the KPI report for a scope from its figures. */
export function kpiReport(scope: FiguresScope, figures: Figures): ReportDefinition {
  const brand = findBrand(scope.brandCode);
  if (!brand) throw new Error(`The brand ${scope.brandCode} does not exist.`);
  const id = reportIdOf(scope);
  return {
    id,
    displayName: 'KPI Report',
    datasetId: id,
    // determines which month is incomplete, regardless of the browser's clock
    now: figures.today,
    tables: tables(figures),
    measures: measures(brand),
    relationships,
    pages: pages(brand, {
      hasRegions: figures.regions.length > 1,
      hasLocations: figures.locations.length > 1,
      months: figures.months,
      today: figures.today,
      sameDays: figures.sameDays,
    }),
    theme: {
      name: brand.siteTitle,
      dataColors: dataColorsOf(brand.color),
      visualStyles: { '*': { '*': { border: [{ radius: Number.parseFloat(brandThemeOf(brand.code).radius) * 16 }] } } },
    },
  };
}

/** A report as JSON, plain and compressed. */
export interface EncodedReport {
  json: Buffer;
  gzip: Buffer;
}

/** Encodes a report once for all requests that share it. */
export async function encodeReport(report: ReportDefinition): Promise<EncodedReport> {
  const json = Buffer.from(JSON.stringify(report));
  return { json, gzip: await compressAsync(json) };
}
