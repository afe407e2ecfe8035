import type { Serializable } from '../model-class';
import {
  RelativeDateFilter,
  RelativeDateOperators,
  RelativeTimeFilter,
  type RelativeDateFilterTimeUnit,
} from '../relative-date-filter';
import type { FilterTarget } from '../target';
import { FilterBuilder, requirePart, requireTarget, type Given } from './filter-builder';

type Period = [operator: RelativeDateOperators, timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit];

/** Base class of the builders for relative date and relative time filters. */
export abstract class RelativeFilterBuilder extends FilterBuilder {
  private period?: Period;

  /**
   * Sets a period that ends now.
   *
   * @param timeUnitsCount - length of the period in units
   * @param timeUnitType - unit of the period
   */
  inLast(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.setPeriod(RelativeDateOperators.InLast, timeUnitsCount, timeUnitType);
  }

  /**
   * Sets a period that contains the current time.
   *
   * @param timeUnitsCount - length of the period in units; 1 in most cases
   * @param timeUnitType - unit of the period
   */
  inThis(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.setPeriod(RelativeDateOperators.InThis, timeUnitsCount, timeUnitType);
  }

  /**
   * Sets a period that starts now.
   *
   * @param timeUnitsCount - length of the period in units
   * @param timeUnitType - unit of the period
   */
  inNext(timeUnitsCount: number, timeUnitType: RelativeDateFilterTimeUnit): this & Given<'operator'> {
    return this.setPeriod(RelativeDateOperators.InNext, timeUnitsCount, timeUnitType);
  }

  /** Returns the constructor arguments that both filter classes share. */
  protected periodArguments(): [FilterTarget, ...Period] {
    const period = requirePart(this.period, 'period', 'inLast(), inThis() or inNext()');
    return [requireTarget(this), ...period];
  }

  private setPeriod(...period: Period): this & Given<'operator'> {
    this.period = period;
    return this as this & Given<'operator'>;
  }
}

/**
 * Builder for a `RelativeDateFilter`, which keeps the rows whose date is in a period of days, weeks, months or years relative
 * to today.
 *
 * @example
 * const filter = new RelativeDateFilterBuilder()
 *   .withColumnTarget('Staff', 'Hired')
 *   .inLast(3, RelativeDateFilterTimeUnit.Months)
 *   .includeToday(false)
 *   .build();
 * await report.setFilters([filter]);
 */
export class RelativeDateFilterBuilder extends RelativeFilterBuilder {
  private includesToday = true;

  /**
   * Sets whether the period includes today. Default: `true`.
   *
   * @param includeToday - whether the period includes today
   */
  includeToday(includeToday: boolean): this {
    this.includesToday = includeToday;
    return this;
  }

  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if the target or the period is missing
   */
  build(
    this: RelativeDateFilterBuilder & Given<'target' | 'operator'>,
  ): RelativeDateFilter & Serializable<RelativeDateFilter> {
    return new RelativeDateFilter(...this.periodArguments(), this.includesToday);
  }
}

/**
 * Builder for a `RelativeTimeFilter`, which keeps the rows whose time is in a period of minutes or hours relative to now.
 *
 * @example
 * const filter = new RelativeTimeFilterBuilder()
 *   .withColumnTarget('Shifts', 'Start')
 *   .inNext(8, RelativeDateFilterTimeUnit.Hours)
 *   .build();
 * await report.setFilters([filter]);
 */
export class RelativeTimeFilterBuilder extends RelativeFilterBuilder {
  /**
   * Returns the filter.
   *
   * @throws {EmbedError} `invalidFilter` if the target or the period is missing
   */
  build(
    this: RelativeTimeFilterBuilder & Given<'target' | 'operator'>,
  ): RelativeTimeFilter & Serializable<RelativeTimeFilter> {
    return new RelativeTimeFilter(...this.periodArguments());
  }
}
