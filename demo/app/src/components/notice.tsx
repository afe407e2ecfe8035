import { Alert, type AlertProps } from '@mantine/core';
import type { Ref } from 'react';
import classes from './notice.module.css';

export interface NoticeProps extends Pick<AlertProps, 'role' | 'tabIndex' | 'title' | 'icon' | 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A notice within a page, in the colors of its surfaces. */
export const Notice = (props: NoticeProps) => (
  <Alert
    {...props}
    variant="default"
    classNames={{ root: classes.notice ?? '', icon: classes.icon ?? '', title: classes.title ?? '' }}
  />
);
