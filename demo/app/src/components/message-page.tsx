import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Illustration } from './illustration';
import classes from './message-page.module.css';
import { Page, type PageProps } from './page';

export interface MessagePageProps extends Pick<PageProps, 'breadcrumb' | 'heading'> {
  /** Illustrates the message. */
  icon: LucideIcon;
  /** Whether the heading is an error code, which is smaller than the title below it. Default: false. */
  isCode?: boolean;
  children: ReactNode;
}

/** A page that shows only a message, with links or buttons to continue. */
export function MessagePage({ breadcrumb, heading, icon, isCode = false, children }: MessagePageProps) {
  return (
    <Page breadcrumb={breadcrumb} heading={heading} illustration={<Illustration icon={icon} />}>
      <div className={classes.message} data-code={isCode || undefined}>
        {children}
      </div>
    </Page>
  );
}
