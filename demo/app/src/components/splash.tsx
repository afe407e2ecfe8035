import { Loader } from '@mantine/core';
import { use } from 'react';
import { BrandContext } from '../lib/brand';
import { BrandLogo } from './brand-logo';
import classes from './splash.module.css';

/** Full-page loading indicator with the brand's logo. */
export function Splash({ message = 'Loading…' }: { message?: string | undefined }) {
  const brand = use(BrandContext);
  return (
    <main className={classes.splash} aria-busy="true">
      <div className={classes.logo}>
        <Loader size={88} aria-hidden />
        <BrandLogo brandCode={brand?.code ?? ''} />
      </div>
      <p role="status" className={classes.message}>
        {message}
      </p>
    </main>
  );
}
