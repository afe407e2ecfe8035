import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import { use } from 'react';
import { findBrand } from '../../../shared';
import { AppConfigContext } from '../lib/app-config';
import { BrandLogo } from './brand-logo';
import classes from './full-page.module.css';
import { Illustration } from './illustration';

export interface FullPageProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** Illustrates the message. Default: an exclamation mark. */
  icon?: LucideIcon;
}

/** A page without the shell, for messages outside of a space. */
export function FullPage({ heading, text, action, icon = CircleAlert }: FullPageProps) {
  useDocumentTitle(`${heading} – Staff`);
  // undefined if the configuration could not be loaded
  const brand = findBrand(use(AppConfigContext)?.brand ?? '');
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        {brand && (
          <p className={classes.brand}>
            <BrandLogo brandCode={brand.code} />
            {brand.siteTitle}
          </p>
        )}
        <Illustration icon={icon} />
        <h1 className={classes.heading}>{heading}</h1>
        <p>{text}</p>
        {/* a full page load, because the app may be in a broken state */}
        <Button component="a" href={action.href}>
          {action.label}
        </Button>
      </div>
    </main>
  );
}
