import { Alert, Text } from '@mantine/core';
import { Users } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import classes from './conflict-notice.module.css';

export interface ConflictNoticeProps {
  title: string;
  text: string;
  /** Counts the saves that were held back for these changes: each one moves the focus here. */
  heldBack: number;
  /** Gets the element, for what moves the focus here besides. */
  element?: RefObject<HTMLDivElement | null>;
  /** The changes, as `li` elements. */
  children: ReactNode;
}

/** Tells that somebody else has saved what is being edited here. */
export function ConflictNotice({ title, text, heldBack, element, children }: ConflictNoticeProps) {
  const own = useRef<HTMLDivElement>(null);
  const notice = element ?? own;
  useEffect(() => {
    if (heldBack > 0) notice.current?.focus();
  }, [heldBack, notice]);

  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      className={classes.notice}
      classNames={{ title: classes.title ?? '' }}
      color="yellow"
      icon={<Users aria-hidden />}
      title={title}
    >
      <Text size="sm">{text}</Text>
      <ul className={classes.list}>{children}</ul>
    </Alert>
  );
}
