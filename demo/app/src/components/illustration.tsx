import type { LucideIcon } from 'lucide-react';
import classes from './illustration.module.css';

/** Large icon above a message. */
export function Illustration({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <div className={classes.illustration} aria-hidden>
      <Icon size={44} strokeWidth={1.5} />
    </div>
  );
}
