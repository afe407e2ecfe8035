import { Paper, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import { useIsPhone } from '../../../hooks/use-is-phone';
import { FigureText } from './figure-text';
import classes from './figure-definitions.module.css';

/** Id of the definitions' heading, which scripts can focus. */
export const definitionsId = 'key-figures';

/** Card with the definitions of the figures on the report's current page. On phones, they are collapsed at first. */
export function FigureDefinitions({ pageName }: { pageName: string }) {
  const isPhone = useIsPhone();
  // on tall phones, the definitions fit below the report, where there would otherwise be empty space
  const hasRoom = useMediaQuery('(height >= 50em)', undefined, { getInitialValueInEffect: false });
  const title = (
    <Title order={2} size="h5" id={definitionsId} tabIndex={-1} className={classes.title}>
      About the figures
    </Title>
  );
  const text = <FigureText pageName={pageName} />;
  return (
    <Paper component="section" withBorder aria-labelledby={definitionsId} className={classes.card}>
      {isPhone ? (
        <details open={hasRoom}>
          <summary className={classes.summary}>
            {title}
            <ChevronDown size={18} aria-hidden className={classes.chevron} />
          </summary>
          {text}
        </details>
      ) : (
        <>
          {title}
          {text}
        </>
      )}
    </Paper>
  );
}
