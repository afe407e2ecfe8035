import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageVisit } from '../lib/page-visit';
import classes from './page.module.css';
import { useSpace } from '../lib/space';

export interface Crumb {
  label: string;
  /** An address as `path` of `useSpace` makes it; without one the crumb is no link. */
  to?: string;
}

export interface PageProps {
  breadcrumb: readonly Crumb[];
  /** The page's heading, and the beginning of the document's title. */
  heading: string;
  /** Beside the main area on wide screens, below the heading on narrow ones. */
  sidebar?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What every page of a space looks like: breadcrumb, heading, main area and an optional sidebar. */
export function Page({ breadcrumb, heading, sidebar, actions, children }: PageProps) {
  const { brand } = useSpace();
  useDocumentTitle(`${heading} – ${brand.head.title}`);
  usePageVisit(heading);
  const hasSidebar = Boolean(sidebar);
  return (
    <>
      <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
        <Breadcrumbs classNames={{ root: classes.crumbs, breadcrumb: classes.crumb, separator: classes.separator }}>
          {breadcrumb.map(({ label, to }, at) =>
            to === undefined ? (
              <span key={at} aria-current={at === breadcrumb.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Anchor key={at} component={Link} to={to} underline="always">
                {label}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      </nav>
      <div className={classes.head}>
        <Title order={1} tabIndex={-1} data-page-heading className={classes.heading}>
          {heading}
        </Title>
        {actions !== undefined && <div>{actions}</div>}
      </div>
      <div className={hasSidebar ? classes.columns : undefined}>
        <div>{children}</div>
        {hasSidebar && <aside className={classes.sidebar}>{sidebar}</aside>}
      </div>
    </>
  );
}
