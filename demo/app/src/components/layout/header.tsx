import { Burger } from '@mantine/core';
import { Link } from 'react-router';
import { limits } from '../../../../shared';
import { useSpace } from '../../lib/space';
import { appState } from '../../lib/state/app-state';
import { useStore } from '../../lib/state/store';
import { AlertArea } from '../alerts/alert-area';
import { BrandLogo } from '../brand-logo';
import classes from './header.module.css';
import { navigationId } from './navigation';
import { ProfileMenu } from './profile-menu';
import { SchemeToggle } from './scheme-toggle';
import { SupportWidget } from './support-widget';

/**
 * Header with the navigation toggle, the logo, the site and space titles, alerts, the support link, the color scheme toggle
 * and the profile menu.
 */
export function Header() {
  const { space, brand, path } = useSpace();
  const { navigationOpen } = useStore(appState);
  return (
    <header className={classes.header}>
      <Burger
        className={classes.toggle}
        opened={navigationOpen}
        onClick={() => appState.update((state) => ({ ...state, navigationOpen: !state.navigationOpen }))}
        aria-label="Toggle navigation"
        aria-expanded={navigationOpen}
        aria-controls={navigationId}
        color="currentColor"
        size="sm"
        lineSize={2}
        transitionDuration={limits.fadeMs}
      />
      <Link to={path('')} className={classes.logo}>
        <BrandLogo brandCode={brand.code} />
        <span className={classes.titles}>
          <span className={classes.site}>{brand.siteTitle}</span> <span className={classes.space}>{space.title}</span>
        </span>
      </Link>
      <AlertArea />
      <div className={classes.tools}>
        <SupportWidget />
        <SchemeToggle />
        <ProfileMenu />
      </div>
    </header>
  );
}
