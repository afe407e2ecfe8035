import type { FieldReference } from '../dataset';
import type { Value } from '../value';

/** Condition on the values of one or more columns. */
export interface RowPredicate {
  fields: FieldReference[];
  test: (values: readonly Value[]) => boolean;
}

/** Condition on a single value. */
export type ValueTest = (value: Value) => boolean;
