export { AdvancedFilterBuilder } from './advanced-filter-builder';
export { BasicFilterBuilder } from './basic-filter-builder';
export { FilterBuilder, type Given } from './filter-builder';
export { RelativeDateFilterBuilder, RelativeFilterBuilder, RelativeTimeFilterBuilder } from './relative-filter-builder';
export { TopNFilterBuilder } from './top-n-filter-builder';
