import { locationLabel } from '../../../../../shared';
import { TypeBadge } from '../../../components/type-badge';
import { useSpace } from '../../../lib/space';
import type { StaffFormValues } from '../model/values';
import classes from './staff-facts.module.css';

/** The type and locations of the saved record, shown below its photo. */
export function StaffFacts({ record }: { record: StaffFormValues }) {
  const { brand } = useSpace();
  const { staffType, locations, primaryLocationNumber } = record;
  const primary = locations.find(({ number }) => number === primaryLocationNumber);
  return (
    <dl className={classes.facts}>
      {staffType !== '' && (
        <div>
          <dt>Type</dt>
          <dd>
            <TypeBadge type={staffType} />
          </dd>
        </div>
      )}
      {primary && (
        <div>
          <dt>Location</dt>
          <dd>{locationLabel(brand, primary)}</dd>
        </div>
      )}
      {locations.length > 1 && (
        <div>
          <dt>Other locations</dt>
          <dd>{locations.length - 1}</dd>
        </div>
      )}
    </dl>
  );
}
