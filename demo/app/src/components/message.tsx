import type { ReactNode } from 'react';
import { useSpace } from '../lib/space';
import { BrandLogo } from './brand-logo';
import classes from './message.module.css';

/** Body of a page that shows only a message and links or buttons to continue. */
export function Message({ children }: { children: ReactNode }) {
  const { brand } = useSpace();
  return (
    <div className={classes.message}>
      <span className={classes.logo}>
        <BrandLogo brandCode={brand.code} />
      </span>
      {children}
    </div>
  );
}
