import { RelativeDateFilterTimeUnit, RelativeDateOperators } from '../../../models';
import {
  type Rule,
  type Rules,
  cell,
  fieldFault,
  fields,
  flag,
  keyOf,
  list,
  listOf,
  memberOf,
  object,
  optional,
  wholeNumber,
} from '../../model/rule';
import { conditionTests, logicalOperators } from './advanced';
import { basicOperators } from './basic';
import { InvalidFilterError } from './invalid-filter';
import type { KnownFilter } from './kind';
import { rankingOperators } from './ranking';
import { nodeOperators, tupleOperators } from './tuples';

const { Minutes, Hours, ...dateUnits } = RelativeDateFilterTimeUnit;

const relative: Rules = {
  operator: memberOf(RelativeDateOperators),
  timeUnitsCount: optional(wholeNumber(0)),
};

const point: Rule = listOf(fields({ value: cellOrNothing, keyValues: optional(listOf(cell)) }));

const nodes: Rule = (value, name) =>
  listOf(
    fields({
      value: cellOrNothing,
      keyValues: optional(listOf(cell)),
      operator: optional(keyOf(nodeOperators)),
      children: optional(nodes),
    }),
  )(value, name);

function cellOrNothing(value: unknown, name: string): string | undefined {
  return optional(cell)(value, name);
}

// What the kinds of filters need, by the fields of the wire. A filter may have other fields, as clients of all ages send some.
const rulesOf: Readonly<Record<KnownFilter['kind'], Rules>> = {
  basic: { operator: keyOf(basicOperators), values: listOf(cell), keyValues: optional(listOf(listOf(cell))) },
  advanced: {
    logicalOperator: keyOf(logicalOperators),
    conditions: optional(listOf(fields({ operator: keyOf(conditionTests), value: optional(cell) }), 2)),
  },
  topN: { operator: keyOf(rankingOperators), itemCount: wholeNumber(1), orderBy: object },
  relativeDate: { ...relative, timeUnitType: memberOf(dateUnits), includeToday: optional(flag) },
  relativeTime: { ...relative, timeUnitType: memberOf({ Minutes, Hours }) },
  includeExclude: { isExclude: flag, values: listOf(cell) },
  tuple: { operator: keyOf(tupleOperators), target: list, values: listOf(point) },
  hierarchy: { target: list, hierarchyData: nodes },
  unknown: {},
};

/** An include and exclude filter of points of several columns. */
const pointRules: Rules = { isExclude: flag, target: listOf(list), values: listOf(listOf(point)) };

/** Refuses a filter that lacks a field of its kind, or says in it what the kind does not know. */
export function checkFields({ kind, filter }: KnownFilter): void {
  const ofPoints = kind === 'includeExclude' && Array.isArray(filter.target);
  const fault = fieldFault(filter, ofPoints ? pointRules : rulesOf[kind]);
  if (fault !== undefined) throw new InvalidFilterError(`the ${kind} filter's ${fault}`);
}
