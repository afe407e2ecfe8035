import type { LucideIcon } from 'lucide-react';
import classes from './list-illustration.module.css';

/** Outlines of three list entries, shown in place of an empty list. The middle one contains an icon. */
export function ListIllustration({ icon: Icon }: { icon: LucideIcon }) {
  const lines = (
    <span className={classes.lines}>
      <span />
      <span />
    </span>
  );
  return (
    <div className={classes.illustration} aria-hidden>
      <div className={classes.entry}>
        <span className={classes.photo} />
        {lines}
      </div>
      <div className={classes.entry} data-front>
        <span className={classes.photo}>
          <Icon size={20} />
        </span>
        {lines}
      </div>
      <div className={classes.entry}>
        <span className={classes.photo} />
        {lines}
      </div>
    </div>
  );
}
