import { Alert, type AlertProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './notice.module.css';

export interface NoticeProps extends Pick<AlertProps, 'icon' | 'title' | 'role' | 'tabIndex'> {
  /** `warning` for something that the user must check. Default: `info`. */
  kind?: 'info' | 'warning';
  ref?: Ref<HTMLDivElement>;
  /** Button next to the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** Message above a form, in the app's colors. */
export function Notice({ kind = 'info', action, children, ...props }: NoticeProps) {
  return (
    <Alert
      variant="default"
      className={classes.notice}
      classNames={{ body: classes.body, message: classes.message }}
      data-kind={kind}
      {...props}
    >
      <div>{children}</div>
      {action}
    </Alert>
  );
}
