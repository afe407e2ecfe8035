import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { locationLabel, type Location } from '../../../../../shared';
import { usePhotoState, type PhotoState } from '../../../components/photo-editor/use-photo-state';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { readDraft, removeDraft, toFormValues, writeDraft } from '../model/draft';
import { isSameRecord, mergeChanges, photoChange, type ConflictingChange, type SharedField } from '../model/merge';
import { findErrors, type FormKind } from '../model/validation';
import { emptyValues, type StaffFormValues } from '../model/values';

export interface EditingOptions {
  kind: FormKind;
  /** Record id, or `new`. Drafts are separate for each user, space and record. */
  draftId: string;
  /** The saved record; empty values for a new staff member; undefined until it has loaded. */
  record: StaffFormValues | undefined;
  photoUrl: string | null;
  /** The signed-in user's rights to the record. */
  rights: { isOwnRecord: boolean };
  /** Called once when the browser cannot store a draft, so unsaved changes would not survive a reload. */
  onStorageFull: () => void;
}

export interface Editing {
  /** False until there is a record to edit. */
  isReady: boolean;
  form: UseFormReturnType<StaffFormValues>;
  photo: PhotoState;
  /** Changes by other users since the form was loaded. */
  changes: readonly ConflictingChange[];
  /** Set when unsaved changes were restored from a draft. `isPasswordMissing` is true if a password has to be entered again. */
  restored: { isPasswordMissing: boolean } | undefined;
  isDirty: boolean;
  /** Increases with each reset of the form to a record: after a save, and when unsaved changes are discarded. */
  resetCount: number;
  /** Returns whether the form has values, a photo or a password that this record does not contain. */
  differsFrom: (record: StaffFormValues) => boolean;
  /**
   * Merges the server's current record into the unsaved changes. Returns false if the record has not changed.
   * @param alwaysReport whether to report the other user's changes even if the form has no unsaved changes
   */
  merge: (record: StaffFormValues, photoUrl: string | null, alwaysReport: boolean) => boolean;
  /** Must be called after a save, with the saved record. */
  markSaved: (record: StaffFormValues, photoUrl: string | null) => void;
  /** Discards all unsaved changes. */
  discard: () => void;
  /** Replaces a field's unsaved value with the other user's value. */
  acceptTheirs: (field: SharedField) => void;
}

/**
 * Manages the form's unsaved changes. They survive a reload, because they are stored as a draft. They also survive another
 * user's save of the same record, because both users' changes are merged.
 */
export function useEditing({ kind, draftId, record, photoUrl, rights, onStorageFull }: EditingOptions): Editing {
  const { space, brand } = useSpace();
  const { actor } = useSession();
  const draftKey = useMemo(
    () => ({ userId: actor.id, space: space.key, record: draftId }),
    [actor.id, space.key, draftId],
  );
  const label = (location: Location) => locationLabel(brand, location);

  const form = useForm<StaffFormValues>({
    mode: 'controlled',
    initialValues: emptyValues,
    validate: (values) => findErrors(values, kind, rights.isOwnRecord),
  });
  const [base, setBaseState] = useState<StaffFormValues>();
  // a ref, because `merge` can run twice before the next render and must not merge the same changes twice
  const latest = useRef<{ values: StaffFormValues; photoUrl: string | null }>(undefined);
  const setBase = (next: StaffFormValues, nextPhotoUrl: string | null) => {
    latest.current = { values: next, photoUrl: nextPhotoUrl };
    setBaseState(next);
  };
  const [changes, setChanges] = useState<readonly ConflictingChange[]>([]);
  const [restored, setRestored] = useState<Editing['restored']>();
  const [resetCount, setResetCount] = useState(0);
  const photo = usePhotoState(photoUrl);

  const { values } = form;
  const hasPassword = [values.currentPassword, values.password, values.verifyPassword].some((text) => text !== '');
  const differsFrom = (other: StaffFormValues) => hasPassword || photo.isChanged || !isSameRecord(values, other);
  const isDirty = base !== undefined && differsFrom(base);
  const { change: unsavedPhoto } = photo;
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!base) return;
    if (!isDirty) {
      removeDraft(draftKey);
      return;
    }
    const draft = { base, values, hadPassword: hasPassword, ...(unsavedPhoto ? { photo: unsavedPhoto } : {}) };
    if (!writeDraft(draftKey, draft) && !hasNotified.current) {
      hasNotified.current = true;
      onStorageFull();
    }
    // unmounting means that the user has saved or has confirmed leaving without saving; a reload does not unmount
    return () => removeDraft(draftKey);
    // `onStorageFull` is not a dependency, because it is a new function on each render
  }, [draftKey, isDirty, base, values, hasPassword, unsavedPhoto]);

  const initialize = (first: StaffFormValues) => {
    setBase(first, photoUrl);
    const draft = readDraft(draftKey);
    if (!draft) {
      form.setValues(first);
      return;
    }
    const merged = mergeChanges(toFormValues(draft.base), toFormValues(draft.values), first, label);
    form.setValues(merged.values);
    setChanges(merged.changes);
    photo.restore(draft.photo);
    setRestored({ isPasswordMissing: draft.hadPassword });
  };
  const merge: Editing['merge'] = (next, nextPhotoUrl, alwaysReport) => {
    const before = latest.current ?? { values: next, photoUrl: nextPhotoUrl };
    const otherPhoto = photoChange(before.photoUrl, nextPhotoUrl, photo.isChanged);
    if (!otherPhoto && isSameRecord(next, before.values)) return false;
    const merged = mergeChanges(before.values, form.getValues(), next, label);
    // a form without unsaved changes shows the new record without a notice, unless `alwaysReport` is true
    if (isDirty || alwaysReport) setChanges(otherPhoto ? [...merged.changes, otherPhoto] : merged.changes);
    form.setValues(merged.values);
    setBase(next, nextPhotoUrl);
    return true;
  };
  const resetTo = (next: StaffFormValues, nextPhotoUrl: string | null) => {
    setBase(next, nextPhotoUrl);
    setChanges([]);
    setRestored(undefined);
    form.setValues(next);
    photo.reset();
    setResetCount((count) => count + 1);
  };

  useEffect(() => {
    if (!record) return;
    if (base) merge(record, photoUrl, false);
    else initialize(record);
    // runs only for a new record: the functions are new on each render
  }, [record]);

  return {
    isReady: base !== undefined,
    form,
    photo,
    changes,
    restored,
    isDirty,
    resetCount,
    differsFrom,
    merge,
    markSaved: resetTo,
    discard: () => resetTo(base ?? emptyValues, photoUrl),
    acceptTheirs: (field) => {
      if (!base) return;
      form.setValues({ [field]: base[field] });
      setChanges((all) => all.map((change) => (change.field === field ? { field, theirs: change.theirs } : change)));
    },
  };
}
