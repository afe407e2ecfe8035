import { useEffect, useRef, useState } from 'react';
import type { PermissionId } from '../../../../../shared';
import type { GrantedPermissions } from '../api/staff-permissions';

/** A permission that another user has granted or revoked since it was loaded. */
export interface ChangedSwitch {
  id: PermissionId;
  isOn: boolean;
}

export interface Switches {
  isOn: (id: PermissionId) => boolean;
  setIsOn: (id: PermissionId, on: boolean) => void;
  isDirty: boolean;
  /** Changes by another user that were merged into the user's unsaved changes. */
  changes: readonly ChangedSwitch[];
  /**
   * Merges the server's current permissions and keeps the user's unsaved changes. Returns false when the server's
   * permissions have not changed.
   * @param alwaysReport whether to report the merged changes even if the user has no unsaved changes
   */
  merge: (current: GrantedPermissions, alwaysReport: boolean) => boolean;
  /** Must be called after a save, with the saved permissions. */
  markSaved: (current: GrantedPermissions) => void;
  /** Discards all unsaved changes. */
  discard: () => void;
}

/**
 * Manages unsaved changes to a staff member's permissions. Only the switches that the user has changed are stored; all
 * others show the server's state, so that another user's save becomes visible. If two users change the same switch, both
 * have set it to the same value, because it has only two states.
 */
export function useSwitches(granted: GrantedPermissions): Switches {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<PermissionId, boolean>>(new Map());
  const [changes, setChanges] = useState<readonly ChangedSwitch[]>([]);
  // a ref, because `merge` can run twice before the next render and must not report the same changes twice
  const latest = useRef(granted);

  const isOn = (id: PermissionId) => unsaved.get(id) ?? granted.ids.includes(id);
  const isDirty = [...unsaved].some(([id, on]) => on !== granted.ids.includes(id));

  const merge: Switches['merge'] = (current, alwaysReport) => {
    const before = latest.current.ids;
    latest.current = current;
    const added = current.ids.filter((id) => !before.includes(id)).map((id) => ({ id, isOn: true }));
    const revoked = before.filter((id) => !current.ids.includes(id)).map((id) => ({ id, isOn: false }));
    const merged = [...added, ...revoked];
    if (merged.length === 0) return false;
    if (isDirty || alwaysReport) setChanges(merged);
    setUnsaved((switches) => new Map([...switches].filter(([id, on]) => on !== current.ids.includes(id))));
    return true;
  };
  useEffect(() => {
    merge(granted, false);
    // only a new version can contain changes: during a save, the optimistic data has the previous version
  }, [granted.version]);

  const clear = () => {
    setUnsaved(new Map());
    setChanges([]);
  };
  return {
    isOn,
    setIsOn: (id, on) =>
      setUnsaved((switches) => {
        const next = new Map(switches);
        if (on === granted.ids.includes(id)) next.delete(id);
        else next.set(id, on);
        return next;
      }),
    isDirty,
    changes,
    merge,
    markSaved: (current) => {
      latest.current = current;
      clear();
    },
    discard: clear,
  };
}
