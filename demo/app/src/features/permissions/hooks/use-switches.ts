import { useEffect, useRef, useState } from 'react';
import type { PermissionId } from '../../../../../shared';
import type { GrantedPermissions } from '../api/staff-permissions';

/** A permission that somebody else has given or taken while it could be switched here. */
export interface ConflictingSwitch {
  id: PermissionId;
  isOn: boolean;
}

export interface Switches {
  isOn: (id: PermissionId) => boolean;
  turn: (id: PermissionId, on: boolean) => void;
  isDirty: boolean;
  /** What another save has changed since something was switched here. */
  changes: readonly ConflictingSwitch[];
  /**
   * Takes over what the server has now; what was switched here stays. Returns false when nothing had changed there.
   * @param isTold shows what has changed even to a user who has switched nothing
   */
  adopt: (present: GrantedPermissions, isTold: boolean) => boolean;
  /** Everything has been saved: this is what the person has from now on. */
  saved: (present: GrantedPermissions) => void;
  /** Gives up what was switched. */
  discard: () => void;
}

/**
 * Only what was switched here is kept, over what the server has: another person's save shows through. As a switch has two
 * positions, two people who have moved the same one agree.
 */
export function useSwitches(granted: GrantedPermissions): Switches {
  const [switched, setSwitched] = useState<ReadonlyMap<PermissionId, boolean>>(new Map());
  const [changes, setChanges] = useState<readonly ConflictingSwitch[]>([]);
  // known at once, also to what runs before the next render: the same news must not be told twice
  const known = useRef(granted);

  const isOn = (id: PermissionId) => switched.get(id) ?? granted.ids.includes(id);
  const isDirty = [...switched].some(([id, on]) => on !== granted.ids.includes(id));

  const adopt: Switches['adopt'] = (present, isTold) => {
    const before = known.current.ids;
    known.current = present;
    const given = present.ids.filter((id) => !before.includes(id)).map((id) => ({ id, isOn: true }));
    const taken = before.filter((id) => !present.ids.includes(id)).map((id) => ({ id, isOn: false }));
    const news = [...given, ...taken];
    if (news.length === 0) return false;
    if (isDirty || isTold) setChanges(news);
    setSwitched((own) => new Map([...own].filter(([id, on]) => on !== present.ids.includes(id))));
    return true;
  };
  useEffect(() => {
    adopt(granted, false);
    // what is shown while a save is under way has the version of before; only another version is news
  }, [granted.version]);

  const clear = () => {
    setSwitched(new Map());
    setChanges([]);
  };
  return {
    isOn,
    turn: (id, on) =>
      setSwitched((own) => {
        const next = new Map(own);
        if (on === granted.ids.includes(id)) next.delete(id);
        else next.set(id, on);
        return next;
      }),
    isDirty,
    changes,
    adopt,
    saved: (present) => {
      known.current = present;
      clear();
    },
    discard: clear,
  };
}
