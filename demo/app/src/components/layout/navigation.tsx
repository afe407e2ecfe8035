import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../../shared';
import { isInMenu } from '../../lib/session/page-rules';
import { useSession } from '../../lib/session/session';
import { useSpace } from '../../lib/space';
import { appState } from '../../lib/state/app-state';
import { useStore } from '../../lib/state/store';
import { BrandLogo } from '../brand-logo';
import { NavigationIcon } from './navigation-icon';
import classes from './navigation.module.css';

/** Id of the navigation element, referenced by the toggle's `aria-controls`. */
export const navigationId = 'navigation';

const isExternal = ({ url }: MenuEntry) => /^https?:/.test(url);

/** Returns whether an entry leads to an external site. The academy page redirects to one. */
const leavesApp = (entry: MenuEntry) => isExternal(entry) || entry.url === 'academy';

/** Returns `aria-current` for an entry: `page` for its own page, `true` for a page in its area, otherwise undefined. */
const ariaCurrentOf = (
  entry: MenuEntry,
  entries: readonly MenuEntry[],
  relative: string,
): 'page' | 'true' | undefined => {
  const exactMatch = entries.find(({ url }) => url.toLowerCase() === relative.toLowerCase());
  if (exactMatch) return exactMatch === entry ? 'page' : undefined;
  return entry.active && /^(new|edit\/.*)$/i.test(relative) ? 'true' : undefined;
};

interface EntryProps {
  entry: MenuEntry;
  current: 'page' | 'true' | undefined;
  onFollow: (() => void) | undefined;
}

function Entry({ entry, current, onFollow }: EntryProps) {
  const { path } = useSpace();
  const content = (
    <>
      <NavigationIcon name={entry.icon} />
      <span className={classes.label}>{entry.name}</span>
    </>
  );
  if (!isExternal(entry) && !entry.newTab)
    return (
      <Link to={path(entry.url)} className={classes.link} aria-current={current} onClick={onFollow}>
        {content}
        {leavesApp(entry) && <ExternalLink size={14} aria-hidden />}
      </Link>
    );
  return (
    <a
      href={isExternal(entry) ? entry.url : path(entry.url)}
      className={classes.link}
      onClick={onFollow}
      {...(entry.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
      {entry.newTab && (
        <>
          <ExternalLink size={14} aria-hidden />
          <span className="visually-hidden">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}

/** @param onFollow called when a menu link is followed */
function Menu({ onFollow }: { onFollow?: () => void }) {
  const { space } = useSpace();
  const session = useSession();
  const relative = useLocation().pathname.split('/').slice(2).join('/');
  const entries = space.menu.filter((entry) => isExternal(entry) || isInMenu(entry.url, session, space.key));
  const titleId = useId();
  const pages = entries.filter((entry) => !leavesApp(entry));
  const links = entries.filter(leavesApp);
  const hasGroups = pages.length > 0 && links.length > 0;
  const listed = (group: readonly MenuEntry[]) =>
    group.map((entry) => (
      <li key={entry.name}>
        <Entry entry={entry} current={ariaCurrentOf(entry, entries, relative)} onFollow={onFollow} />
      </li>
    ));
  return (
    <nav id={navigationId} aria-label="Main" className={classes.navigation}>
      <div className={classes.groups}>
        {pages.length > 0 && <ul className={classes.list}>{listed(pages)}</ul>}
        {hasGroups && (
          <p className={classes.title} id={titleId}>
            Links
          </p>
        )}
        {links.length > 0 && (
          <ul className={classes.list} aria-labelledby={hasGroups ? titleId : undefined}>
            {listed(links)}
          </ul>
        )}
      </div>
    </nav>
  );
}

/** The space's menu in a drawer that covers the page. */
function MenuDrawer() {
  const { space, brand } = useSpace();
  const { navigationOpen } = useStore(appState);
  const close = () => {
    appState.update((state) => ({ ...state, navigationOpen: false }));
    document.querySelector<HTMLElement>(`[aria-controls="${navigationId}"]`)?.focus();
  };
  return (
    <Drawer
      opened={navigationOpen}
      onClose={close}
      // Mantine would return focus to the toggle after the new page has focused its heading
      returnFocus={false}
      size="19rem"
      title={
        <span className={classes.brand}>
          <BrandLogo brandCode={brand.code} />
          <span>
            <span className={classes.site}>{brand.siteTitle}</span> <span className={classes.space}>{space.title}</span>
          </span>
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Close navigation' }}
      classNames={{ header: classes.head, body: classes.body }}
    >
      <Menu onFollow={close} />
    </Drawer>
  );
}

/** The space's menu: next to the page in wide windows, in a drawer in narrow ones. */
export function Navigation() {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return isNarrow ? <MenuDrawer /> : <Menu />;
}
