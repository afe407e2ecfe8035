import { seesAllLocations } from '../../../../../shared';
import { useIsPhone } from '../../../hooks/use-is-phone';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import classes from './figure-definitions.module.css';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Definition = [term: string, text: string];

interface PageText {
  definitions: Definition[];
  notes: string[];
}

/** Explains how the figures on a page of the report are calculated. Reports on a single location have different figures. */
export function FigureText({ pageName }: { pageName: string }) {
  const { one, many } = useSpace().brand.locationNoun;
  const { actor } = useSession();
  const hasSeveralLocations = seesAllLocations(actor) || actor.locationNumbers.length > 1;
  const figuresOfScope: Definition[] = hasSeveralLocations
    ? [
        [capitalize(many), `${capitalize(many)} with at least one person at the end of the month.`],
        ['Team size', `Headcount per ${one}.`],
      ]
    : [
        ['Hires', 'People who joined during the month.'],
        ['Leavers', 'People who left during the month.'],
      ];
  const attrition: Definition = ['Attrition', 'People who left during the month, as a share of the headcount.'];
  const comparedFigures = hasSeveralLocations ? 'attrition is' : 'hires, leavers and attrition are';
  const overview: PageText = {
    definitions: [
      ['Headcount', `People employed at the end of the month, counted at their primary ${one}.`],
      ...figuresOfScope,
      attrition,
    ],
    notes: [
      'Figures are for the last month selected, compared with the month before.',
      `An incomplete month has an outlined bar or a hollow dot. Its ${comparedFigures} compared over the same days.`,
    ],
  };
  const monthlyAttrition: Definition = ['Attrition', 'People who left per month, as a share of the headcount.'];
  const isPhone = useIsPhone();
  // on phones, the report's tables and cards have short names
  const termOf = (name: string, shortName: string): string => (isPhone ? `${name} (${shortName})` : name);
  const netGrowth: Definition = [termOf('Net growth', 'Net'), 'People who joined minus people who left.'];
  const otherPages: Record<string, PageText> = {
    growth: {
      definitions: [
        ['Headcount', 'People employed at the end of the month. The total is that of the last month.'],
        netGrowth,
        monthlyAttrition,
      ],
      notes: ['Figures are for all months selected.', 'An incomplete month has an outlined bar or a hollow dot.'],
    },
    locations: {
      definitions: [
        ['Average headcount', 'Average of the headcounts at the end of each month selected.'],
        netGrowth,
        monthlyAttrition,
      ],
      notes: ['Figures are for all months selected.'],
    },
    coverage: {
      definitions: [
        ['Headcount', `People currently employed, counted at their primary ${one}.`],
        [isPhone ? 'Photo' : 'With photo', 'People with a photo, as a share of the headcount.'],
        [isPhone ? 'Access' : 'With access', 'People with at least one permission, as a share of the headcount.'],
        [isPhone ? 'No access' : 'Without access', 'People without any permission.'],
      ],
      notes: ['Figures are for the current staff.'],
    },
  };
  const { definitions, notes } = otherPages[pageName] ?? overview;
  return (
    <>
      <dl className={classes.list}>
        {definitions.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.note}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}
