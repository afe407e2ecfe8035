import { Alert, type AlertProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './notice.module.css';

export interface NoticeProps extends Pick<AlertProps, 'icon' | 'title' | 'role' | 'tabIndex'> {
  /** `warning` for something that the user must check. Default: `info`. */
  kind?: 'info' | 'warning';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Message above a form, in the app's colors. */
export function Notice({ kind = 'info', ...props }: NoticeProps) {
  return <Alert variant="default" className={classes.notice} data-kind={kind} {...props} />;
}
