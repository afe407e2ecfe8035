import type { Filter } from '../../../models';
import { decodeBase64, encodeBase64 } from '../../base64';
import { validateFilter } from '../../engine/filters/filter-schemas';
import { knownFilter } from '../../engine/filters/kind';
import { badRequest } from '../../failure';
import { visualTypes } from '../../model/definition';
import { type JsonSchema, arrayOf, mapOf, messageObject } from '../../model/json-schema';
import type { Sort } from '../../model/query';
import { validateSchema } from '../../model/validate-schema';
import type { DrillState, PopOut, SelectionState, VisualState } from './report-state';

/** A visual's state in a bookmark. */
export interface BookmarkedVisual {
  filters: Filter[];
  slicerFilters: Filter[];
  hidden: boolean;
  sort?: Sort;
  drill?: DrillState;
  expandedRows?: VisualState['expandedRows'];
  /** Set only if the `personalizeVisuals` capture option is set. */
  type?: VisualState['type'];
}

/** A page's state in a bookmark. */
export interface BookmarkedPage {
  filters: Filter[];
  visuals: Record<string, BookmarkedVisual>;
}

/** A report's state in a bookmark. */
export interface BookmarkedReport {
  activePage: string;
  filters: Filter[];
  selection?: SelectionState;
  popOut?: PopOut;
  pages: Record<string, BookmarkedPage>;
}

const string: JsonSchema = { type: 'string' };
const index: JsonSchema = { type: 'integer', minimum: 0 };
const value: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
const filters = arrayOf({ type: 'object' });
const points = arrayOf(arrayOf(value));
const visualReference = { pageName: string, visualName: string };

const visual = messageObject(
  { filters, slicerFilters: filters, hidden: { type: 'boolean' } },
  {
    sort: messageObject({ by: index, direction: { enum: ['ascending', 'descending'] } }),
    drill: messageObject({ from: index, to: index, path: arrayOf(messageObject({ level: index }, { value })) }),
    expandedRows: points,
    type: { enum: visualTypes },
  },
);

const schema = messageObject(
  { activePage: string, filters, pages: mapOf(messageObject({ filters, visuals: mapOf(visual) })) },
  {
    selection: messageObject({
      ...visualReference,
      fields: arrayOf(messageObject({ table: string, column: string })),
      points,
    }),
    popOut: messageObject({ ...visualReference, kind: { enum: ['focus', 'spotlight'] } }),
  },
);

/** Converts a state to text. As in Power BI, the text is opaque. Base64 can be stored anywhere. */
export function writeBookmarkState(state: BookmarkedReport): string {
  return encodeBase64(JSON.stringify(state));
}

/**
 * Reads a state from text.
 *
 * @throws {@link Failure} 400 if the text was not created by {@link writeBookmarkState}
 */
export function readBookmarkState(text: string): BookmarkedReport {
  try {
    const state = JSON.parse(decodeBase64(text)) as BookmarkedReport;
    if (validateSchema(schema, state).length === 0) {
      for (const filter of filtersIn(state)) validateFilter(knownFilter(filter));
      return state;
    }
  } catch {
    // All invalid states are reported by the error below.
  }
  throw badRequest('The bookmark state is invalid. Pass a state that was returned by bookmarksManager.capture().');
}

function filtersIn({ filters: reportFilters, pages }: BookmarkedReport): Filter[] {
  const ofVisual = (each: BookmarkedVisual): Filter[] => [...each.filters, ...each.slicerFilters];
  const ofPage = (page: BookmarkedPage): Filter[] => [
    ...page.filters,
    ...Object.values(page.visuals).flatMap(ofVisual),
  ];
  return [...reportFilters, ...Object.values(pages).flatMap(ofPage)];
}
