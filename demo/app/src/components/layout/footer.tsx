import { Anchor } from '@mantine/core';
import { useSpace } from '../../lib/space';
import classes from './footer.module.css';

/** Footer with the brand's legal links and copyright. */
export function Footer() {
  const { footer } = useSpace().brand;
  return (
    <footer className={classes.footer}>
      <nav aria-label="Legal" className={classes.links}>
        <Anchor href={footer.privacyPolicyUrl}>Privacy Policy</Anchor>
        <Anchor href={footer.termsOfUseUrl}>Terms of Use</Anchor>
      </nav>
      <p className={classes.copyright}>{footer.copyRight}</p>
    </footer>
  );
}
