import type { FieldReference } from '../dataset';
import type { Value } from '../value';

/** A filter made ready: which columns it looks at and what it says about their values. */
export interface RowPredicate {
  fields: FieldReference[];
  test: (values: readonly Value[]) => boolean;
}

/** A predicate upon one value. */
export type ValueTest = (value: Value) => boolean;
