import { Text } from '@mantine/core';
import { Users } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import classes from './conflict-notice.module.css';
import { focusInView } from './focus-in-view';
import { Notice } from './notice';

export interface ConflictNoticeProps {
  title: string;
  text: string;
  /** Number of saves that were rejected because of a conflict. The notice is focused each time it increases. */
  conflictCount: number;
  /** Ref to the notice, for callers that move focus to it. */
  element?: RefObject<HTMLDivElement | null>;
  /** The conflicting changes as `li` elements. */
  children: ReactNode;
}

/** Notice that another user has saved changes to the data being edited. */
export function ConflictNotice({ title, text, conflictCount, element, children }: ConflictNoticeProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const notice = element ?? ownRef;
  useEffect(() => {
    if (conflictCount > 0 && notice.current) focusInView(notice.current);
  }, [conflictCount, notice]);

  return (
    <Notice ref={notice} tabIndex={-1} kind="warning" icon={<Users aria-hidden />} title={title}>
      <Text size="sm">{text}</Text>
      <ul className={classes.list}>{children}</ul>
    </Notice>
  );
}
