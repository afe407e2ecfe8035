import { Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { seesAllLocations } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import classes from './figure-definitions.module.css';

type Definition = [term: string, text: string];

/** Explains how the report's key figures are calculated. Reports on a single location have different figures. */
export function FigureDefinitions() {
  const id = useId();
  const { one, many } = useSpace().brand.locationNoun;
  const { actor } = useSession();
  const hasSeveralLocations = seesAllLocations(actor) || actor.locationNumbers.length > 1;
  const figuresOfScope: Definition[] = hasSeveralLocations
    ? [
        [many, `${many} with at least one person at the end of the month.`],
        [`Staff per ${one}`, `Headcount divided by the number of ${many}.`],
      ]
    : [
        ['Hires', 'People who joined during the month.'],
        ['Leavers', 'People who left during the month.'],
      ];
  const definitions: Definition[] = [
    ['Headcount', `People employed at the end of the month, counted at their primary ${one}.`],
    ...figuresOfScope,
    ['Attrition', 'People who left during the month, as a share of the headcount.'],
  ];
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={classes.card}>
      <Title order={2} size="h5" id={id}>
        About the key figures
      </Title>
      <dl className={classes.list}>
        {definitions.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Each figure shows the last month of the selected period and its change from the month before.
      </p>
    </Paper>
  );
}
