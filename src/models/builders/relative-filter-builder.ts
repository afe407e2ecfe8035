import type { Serializable } from '../model-class';
import {
  RelativeDateFilter,
  RelativeDateOperators,
  RelativeTimeFilter,
  type RelativeDateFilterTimeUnit,
} from '../relative-date-filter';
import type { FilterTarget } from '../target';
import { FilterBuilder, needed, neededTarget, type Given } from './filter-builder';

/** A period around now. */
interface Period {
  operator: RelativeDateOperators;
  count: number;
  unit: RelativeDateFilterTimeUnit;
}

/** What the builders of filters by a period around now have in common. */
export abstract class RelativeFilterBuilder extends FilterBuilder {
  private period?: Period;

  /** The period ends now. */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.during(RelativeDateOperators.InLast, timeUnitsCount, timeUnitType);
  }

  /** The period contains now. */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.during(RelativeDateOperators.InThis, timeUnitsCount, timeUnitType);
  }

  /** The period begins now. */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.during(RelativeDateOperators.InNext, timeUnitsCount, timeUnitType);
  }

  /** The arguments of the filter's constructor. */
  protected parts(): [FilterTarget, RelativeDateOperators, number, RelativeDateFilterTimeUnit] {
    const { operator, count, unit } = needed(this.period, 'period', 'inLast(), inThis() or inNext()');
    return [neededTarget(this), operator, count, unit];
  }

  private during(
    operator: RelativeDateOperators,
    count: number,
    unit: RelativeDateFilterTimeUnit,
  ): this & Given<'operator'> {
    this.period = { operator, count, unit };
    return this as this & Given<'operator'>;
  }
}

/**
 * Builds a filter by a period of days to years around today.
 *
 * @example
 * new RelativeDateFilterBuilder().withColumnTarget('Staff', 'Hired')
 *   .inLast(3, RelativeDateFilterTimeUnit.Months).includeToday(false).build()
 */
export class RelativeDateFilterBuilder extends RelativeFilterBuilder {
  private today = true;

  /** Whether today belongs to the period. Default true. */
  includeToday(includeToday: boolean): this {
    this.today = includeToday;
    return this;
  }

  /**
   * The filter.
   *
   * @throws EmbedError `invalidFilter` without a target or a period
   */
  build(
    this: RelativeDateFilterBuilder & Given<'target' | 'operator'>,
  ): RelativeDateFilter & Serializable<RelativeDateFilter> {
    return new RelativeDateFilter(...this.parts(), this.today);
  }
}

/** Builds a filter by a period of minutes or hours around now. */
export class RelativeTimeFilterBuilder extends RelativeFilterBuilder {
  /**
   * The filter.
   *
   * @throws EmbedError `invalidFilter` without a target or a period
   */
  build(
    this: RelativeTimeFilterBuilder & Given<'target' | 'operator'>,
  ): RelativeTimeFilter & Serializable<RelativeTimeFilter> {
    return new RelativeTimeFilter(...this.parts());
  }
}
