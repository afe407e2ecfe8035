import type { LucideIcon } from 'lucide-react';
import classes from './illustration.module.css';

/** Decorative icon above a message. */
export const Illustration = ({ icon: Icon }: { icon: LucideIcon }) => (
  <div className={classes.illustration} aria-hidden>
    <Icon size={44} strokeWidth={1.5} />
  </div>
);
