import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import classes from './full-page.module.css';

export interface FullPageProps {
  heading: string;
  text: string;
  action: { label: string; href: string };
}

/** A page outside of every space: there is no shell, as nobody knows yet which. */
export function FullPage({ heading, text, action }: FullPageProps) {
  useDocumentTitle(`${heading} – Staff`);
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <h1 className={classes.heading}>{heading}</h1>
        <p>{text}</p>
        {/* the whole page is loaded anew: whatever went wrong is gone with the old one */}
        <Button component="a" href={action.href}>
          {action.label}
        </Button>
      </div>
    </main>
  );
}
