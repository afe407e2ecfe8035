import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { LucideIcon } from 'lucide-react';
import { use } from 'react';
import { companyName } from '../../../shared';
import { BrandContext } from '../lib/brand';
import { BrandLogo } from './brand-logo';
import classes from './full-page.module.css';
import { Illustration } from './illustration';

export interface FullPageProps {
  /** Illustrates the message. */
  icon: LucideIcon;
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** A page without the shell, for messages outside a space. Styled like the sign-in page. */
export function FullPage({ icon, heading, text, action }: FullPageProps) {
  useDocumentTitle(`${heading} – Staff`);
  const brand = use(BrandContext);
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <BrandLogo brandCode={brand?.code ?? ''} /> {brand?.siteTitle ?? companyName}
        </p>
        <Illustration icon={icon} />
        <h1>{heading}</h1>
        <p>{text}</p>
        {/* a full page load, because the app may be in a broken state */}
        <Button component="a" href={action.href} size="md" fullWidth>
          {action.label}
        </Button>
      </div>
    </main>
  );
}
