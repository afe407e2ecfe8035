import type { ReactNode } from 'react';
import { BrandLogo } from './brand-logo';
import { useSpace } from '../lib/space';
import classes from './message.module.css';

/** The body of a page that has nothing but a message and a way on. */
export function Message({ children }: { children: ReactNode }) {
  const { brand } = useSpace();
  return (
    <div className={classes.message}>
      <span className={classes.mark}>
        <BrandLogo brandCode={brand.code} />
      </span>
      {children}
    </div>
  );
}
