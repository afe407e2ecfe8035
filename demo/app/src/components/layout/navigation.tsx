import { ExternalLink } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../../../shared';
import { useSession, type Session } from '../../lib/session/session';
import { useSpace } from '../../lib/space';
import { appState } from '../../lib/state/app-state';
import { useStore } from '../../lib/state/store';
import { NavigationIcon } from './navigation-icon';
import classes from './navigation.module.css';

/** Id of the navigation, referenced by `aria-controls` of its toggle. */
export const navigationId = 'navigation';

const isExternal = ({ url }: MenuEntry) => /^https?:/.test(url);

// hides entries whose pages the route guards would not show
const isAllowed = ({ url }: MenuEntry, session: Session) =>
  url === 'academy'
    ? session.canOpenAcademy
    : url === 'KPIReport'
      ? session.canOpenReports
      : url !== '' || session.canViewStaff;

/** Returns `aria-current` of an entry: `page` for its own page, `true` for a page in its area, otherwise undefined. */
const currentOf = (entry: MenuEntry, entries: readonly MenuEntry[], relative: string): 'page' | 'true' | undefined => {
  const own = entries.find(({ url }) => url.toLowerCase() === relative.toLowerCase());
  if (own) return own === entry ? 'page' : undefined;
  return entry.active && /^(new|edit\/.*)$/i.test(relative) ? 'true' : undefined;
};

function Entry({ entry, current }: { entry: MenuEntry; current: 'page' | 'true' | undefined }) {
  const { path } = useSpace();
  const content = (
    <>
      <NavigationIcon name={entry.icon} />
      <span className={classes.label}>{entry.name}</span>
    </>
  );
  if (!isExternal(entry) && !entry.newTab)
    return (
      <Link to={path(entry.url)} className={classes.link} aria-current={current}>
        {content}
        {/* its page redirects to another site */}
        {entry.url === 'academy' && <ExternalLink size={14} aria-hidden />}
      </Link>
    );
  return (
    <a
      href={isExternal(entry) ? entry.url : path(entry.url)}
      className={classes.link}
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

/** Menu of the space: next to the page on wide windows, below the header on narrow ones. */
export function Navigation() {
  const { space } = useSpace();
  const session = useSession();
  const { navigationOpen } = useStore(appState);
  const relative = useLocation().pathname.split('/').slice(2).join('/');
  const entries = space.menu.filter((entry) => isAllowed(entry, session));
  const firstExternal = entries.findIndex(isExternal);
  return (
    <nav
      id={navigationId}
      aria-label="Main"
      className={classes.navigation}
      data-open={navigationOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !navigationOpen) return;
        appState.update((state) => ({ ...state, navigationOpen: false }));
        document.querySelector<HTMLElement>(`[aria-controls="${navigationId}"]`)?.focus();
      }}
    >
      <ul className={classes.list}>
        {entries.map((entry, index) => (
          <li key={entry.name} className={index === firstExternal ? classes.divided : undefined}>
            <Entry entry={entry} current={currentOf(entry, entries, relative)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
