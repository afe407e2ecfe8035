import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { LucideIcon } from 'lucide-react';
import classes from './full-page.module.css';
import { Illustration } from './illustration';

export interface FullPageProps {
  /** Illustrates the message. */
  icon: LucideIcon;
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** A page without the shell, for messages outside of a space. */
export function FullPage({ icon, heading, text, action }: FullPageProps) {
  useDocumentTitle(`${heading} – Staff`);
  return (
    <main className={classes.page}>
      <div className={classes.message}>
        <Illustration icon={icon} />
        <h1>{heading}</h1>
        <p>{text}</p>
        {/* a full page load, because the app may be in a broken state */}
        <Button component="a" href={action.href}>
          {action.label}
        </Button>
      </div>
    </main>
  );
}
