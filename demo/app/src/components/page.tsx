import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageVisit } from '../lib/page-views';
import { useSpace } from '../lib/space';
import classes from './page.module.css';

export interface Crumb {
  label: string;
  /** Link target, created with `path` of `useSpace`. Without it, the crumb is plain text. */
  to?: string;
}

export interface PageProps {
  breadcrumb: readonly Crumb[];
  /** Page heading and first part of the document title. */
  heading: string;
  /** Controls above the main area. */
  tools?: ReactNode;
  /** Shown next to the main area on wide screens, and between the tools and the main area on narrow ones. */
  sidebar?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  /** Shown above the heading of a page that consists only of a message. Such a page is centered. */
  illustration?: ReactNode;
  children?: ReactNode;
}

/** Layout of a page in a space: breadcrumb, heading, main area and an optional sidebar. */
export function Page({ breadcrumb, heading, tools, sidebar, actions, illustration, children }: PageProps) {
  const { brand } = useSpace();
  useDocumentTitle(`${heading} – ${brand.head.title}`);
  usePageVisit(heading);
  const isNarrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  const hasSidebar = Boolean(sidebar);
  const main = (
    <div key="main" className={classes.main}>
      {children}
    </div>
  );
  const aside = hasSidebar && (
    <aside key="sidebar" className={classes.sidebar}>
      {sidebar}
    </aside>
  );
  return (
    <>
      {/* a breadcrumb with one level leads nowhere, so it is exposed only to assistive technology */}
      <nav aria-label="Breadcrumb" className={breadcrumb.length === 1 ? 'visually-hidden' : classes.breadcrumb}>
        <Breadcrumbs classNames={{ root: classes.crumbs, breadcrumb: classes.crumb, separator: classes.separator }}>
          {breadcrumb.map(({ label, to }, index) =>
            to === undefined ? (
              <span key={index} aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Anchor key={index} component={Link} to={to} underline="always">
                {label}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      </nav>
      {illustration}
      <div className={illustration === undefined ? classes.head : classes.centeredHead}>
        <Title order={1} tabIndex={-1} data-page-heading className={classes.heading}>
          {heading}
        </Title>
        {actions !== undefined && <div>{actions}</div>}
      </div>
      <div className={hasSidebar ? classes.columns : undefined}>
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
        {/* the Tab order follows the visual order */}
        {isNarrow ? [aside, main] : [main, aside]}
      </div>
    </>
  );
}
