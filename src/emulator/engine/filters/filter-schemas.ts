import { FilterType, RelativeDateFilterTimeUnit, RelativeDateOperators } from '../../../models';
import { type JsonSchema, arrayOf, keyOf, messageObject, valueOf } from '../../model/json-schema';
import { validateSchema } from '../../model/validate-schema';
import { conditionTests, logicalOperators } from './advanced';
import { basicOperators } from './basic';
import { InvalidFilterError } from './invalid-filter';
import type { KnownFilter, SupportedFilter } from './kind';
import { rankingOperators } from './ranking';
import { nodeOperators, tupleOperators } from './tuples';

const { Minutes, Hours, ...dateUnits } = RelativeDateFilterTimeUnit;
// Identity filters refer to data points of a custom visual, and unknown filters contain only the name of their type.
const { Unknown: _, Identity: __, HierarchyIdentity: ___, ...supportedTypes } = FilterType;

/** A value in a message: a cell value, a date or a non-finite number. */
const cell: JsonSchema = { type: ['string', 'number', 'boolean', 'null', 'date', 'non-finite'] };
const boolean: JsonSchema = { type: 'boolean' };
const list: JsonSchema = { type: 'array' };

const relative = {
  required: { operator: valueOf(RelativeDateOperators) },
  optional: { timeUnitsCount: { type: 'integer', minimum: 0 } },
} as const;

const point = arrayOf(messageObject({}, { value: cell, keyValues: arrayOf(cell) }));

const node = messageObject(
  {},
  {
    value: cell,
    keyValues: arrayOf(cell),
    operator: keyOf(nodeOperators),
    children: arrayOf({ $ref: '#/definitions/node' }),
  },
);

// Properties that a kind does not use are ignored, because they differ between client versions.
const schemas: Readonly<Record<KnownFilter['kind'], JsonSchema>> = {
  basic: messageObject(
    { operator: keyOf(basicOperators), values: arrayOf(cell) },
    { keyValues: arrayOf(arrayOf(cell)) },
  ),
  advanced: messageObject(
    { logicalOperator: keyOf(logicalOperators) },
    { conditions: arrayOf(messageObject({ operator: keyOf(conditionTests) }, { value: cell }), { maxItems: 2 }) },
  ),
  topN: messageObject({
    operator: keyOf(rankingOperators),
    itemCount: { type: 'integer', minimum: 1 },
    orderBy: { type: 'object' },
  }),
  relativeDate: messageObject(
    { ...relative.required, timeUnitType: valueOf(dateUnits) },
    { ...relative.optional, includeToday: boolean },
  ),
  relativeTime: messageObject({ ...relative.required, timeUnitType: valueOf({ Minutes, Hours }) }, relative.optional),
  includeExclude: messageObject({ isExclude: boolean, values: arrayOf(cell) }),
  tuple: messageObject({ operator: keyOf(tupleOperators), target: list, values: arrayOf(point) }),
  hierarchy: {
    ...messageObject({ target: list, hierarchyData: arrayOf({ $ref: '#/definitions/node' }) }),
    definitions: { node },
  },
  unknown: messageObject({ filterType: valueOf(supportedTypes) }),
};

/** Include/exclude filter on points in several columns. */
const includeExcludePoints = messageObject({
  isExclude: boolean,
  target: arrayOf(list),
  values: arrayOf(arrayOf(point)),
});

/**
 * Asserts that a filter has a supported type and the properties that its kind requires.
 *
 * @throws {@link InvalidFilterError}
 */
export function validateFilter(known: KnownFilter): asserts known is SupportedFilter {
  const { kind, filter } = known;
  const hasPoints = kind === 'includeExclude' && Array.isArray(filter.target);
  const [error] = validateSchema(hasPoints ? includeExcludePoints : schemas[kind], filter);
  if (!error) return;
  const name = kind === 'unknown' ? 'filter' : `${kind} filter`;
  throw new InvalidFilterError(`invalid ${name}: ${error.field} ${error.message}`);
}
