import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './dialog-message.module.css';

export interface DialogMessageProps {
  icon: LucideIcon;
  /** Whether the icon is red. Default: false. */
  danger?: boolean;
  children: ReactNode;
}

/** Text of a dialog next to an icon. */
export function DialogMessage({ icon: Icon, danger = false, children }: DialogMessageProps) {
  return (
    <div className={classes.message}>
      <span className={classes.icon} data-danger={danger || undefined}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.text}>{children}</div>
    </div>
  );
}
