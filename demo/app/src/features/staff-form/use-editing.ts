import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { Location } from '../../../../shared';
import { usePhotoState, type PhotoState } from '../photo/photo-state';
import { dropDraft, readDraft, withoutPassword, writeDraft, type DraftPlace } from './draft';
import { isSameRecord, mergeChanges, photoChange, type ForeignChange, type SharedField } from './merge';
import { findErrors, type FormKind } from './validation';
import { emptyValues, type StaffFormValues } from './values';

export interface EditingOptions {
  kind: FormKind;
  place: DraftPlace;
  /** The record as the server has it; for a new person the empty values; undefined until it is loaded. */
  record: StaffFormValues | undefined;
  photoUrl: string | null;
  label: (location: Location) => string;
  /** Called once when the browser refuses to keep a draft. What was typed is on the page only. */
  onNotKept: () => void;
}

export interface Editing {
  /** False until there is a record to edit. */
  isReady: boolean;
  form: UseFormReturnType<StaffFormValues>;
  photo: PhotoState;
  /** What another save has changed since the form was filled. */
  changes: readonly ForeignChange[];
  /** Unsaved changes of an earlier visit have been put back; `passwordIsGone` when one has to be typed again. */
  restored: { passwordIsGone: boolean } | undefined;
  isDirty: boolean;
  /**
   * Brings what the server has now together with what was typed. Returns false when nothing had changed there.
   * @param isTold shows what has changed even to a user who has typed nothing
   */
  adopt: (record: StaffFormValues, photoUrl: string | null, isTold: boolean) => boolean;
  /** Everything has been saved: this is the record from now on. */
  saved: (record: StaffFormValues, photoUrl: string | null) => void;
  /** Gives up what was typed. */
  discard: () => void;
  /** Puts another's value into the field where both had typed one. */
  takeTheirs: (field: SharedField) => void;
}

/**
 * What is typed into the form, against the record it belongs to. It outlives a reload (as a draft), and another person's
 * save of the same record (by merging).
 */
export function useEditing({ kind, place, record, photoUrl, label, onNotKept }: EditingOptions): Editing {
  const form = useForm<StaffFormValues>({
    mode: 'controlled',
    initialValues: emptyValues,
    validate: (values) => findErrors(values, kind),
  });
  const [base, setBaseState] = useState<StaffFormValues>();
  // known at once, also to what runs before the next render: the same news must not be merged twice
  const known = useRef<{ values: StaffFormValues; photoUrl: string | null }>(undefined);
  const setBase = (next: StaffFormValues, nextPhotoUrl: string | null) => {
    known.current = { values: next, photoUrl: nextPhotoUrl };
    setBaseState(next);
  };
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);
  const [restored, setRestored] = useState<Editing['restored']>();
  const photo = usePhotoState(photoUrl);

  const { values } = form;
  const hasPassword = [values.currentPassword, values.password, values.verifyPassword].some((text) => text !== '');
  const isDirty = base !== undefined && (hasPassword || photo.isChanged || !isSameRecord(values, base));
  const { userId, space, record: recordId } = place;
  const { change: ownPhoto } = photo;
  const toldNotKept = useRef(false);
  useEffect(() => {
    if (!base) return;
    const at = { userId, space, record: recordId };
    if (!isDirty) {
      dropDraft(at);
      return;
    }
    const draft = { base, values, hadPassword: hasPassword, ...(ownPhoto ? { photo: ownPhoto } : {}) };
    if (!writeDraft(at, draft) && !toldNotKept.current) {
      toldNotKept.current = true;
      onNotKept();
    }
    // leaving with unsaved changes has been confirmed, so they are given up
    return () => dropDraft(at);
    // `onNotKept` is another function with each render
  }, [userId, space, recordId, isDirty, base, values, hasPassword, ownPhoto]);

  const begin = (first: StaffFormValues) => {
    setBase(first, photoUrl);
    const draft = readDraft(place);
    if (!draft) {
      form.setValues(first);
      return;
    }
    const merge = mergeChanges(withoutPassword(draft.base), withoutPassword(draft.values), first, label);
    form.setValues(merge.values);
    setChanges(merge.changes);
    photo.restore(draft.photo);
    setRestored({ passwordIsGone: draft.hadPassword });
  };
  const adopt: Editing['adopt'] = (next, nextPhotoUrl, isTold) => {
    const before = known.current ?? { values: next, photoUrl: nextPhotoUrl };
    const news = photoChange(before.photoUrl, nextPhotoUrl, photo.isChanged);
    if (!news && isSameRecord(next, before.values)) return false;
    const merge = mergeChanges(before.values, form.getValues(), next, label);
    // a form that nobody has touched just shows the new record
    if (isDirty || isTold) setChanges(news ? [...merge.changes, news] : merge.changes);
    form.setValues(merge.values);
    setBase(next, nextPhotoUrl);
    return true;
  };
  const clear = (next: StaffFormValues, nextPhotoUrl: string | null) => {
    setBase(next, nextPhotoUrl);
    setChanges([]);
    setRestored(undefined);
    form.setValues(next);
    photo.reset();
  };

  useEffect(() => {
    if (!record) return;
    if (base) adopt(record, photoUrl, false);
    else begin(record);
    // only another record is news; the functions are others with each render
  }, [record]);

  return {
    isReady: base !== undefined,
    form,
    photo,
    changes,
    restored,
    isDirty,
    adopt,
    saved: clear,
    discard: () => clear(base ?? emptyValues, photoUrl),
    takeTheirs: (field) => {
      if (!base) return;
      form.setValues({ [field]: base[field] });
      setChanges((all) => all.map((change) => (change.field === field ? { field, theirs: change.theirs } : change)));
    },
  };
}
