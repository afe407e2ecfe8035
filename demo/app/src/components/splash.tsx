import { Loader } from '@mantine/core';
import classes from './splash.module.css';

/** Full-page loading indicator. */
export function Splash({ message = 'Loading…' }: { message?: string | undefined }) {
  return (
    <main className={classes.splash} aria-busy="true">
      <Loader aria-hidden />
      <p role="status" className={classes.message}>
        {message}
      </p>
    </main>
  );
}
