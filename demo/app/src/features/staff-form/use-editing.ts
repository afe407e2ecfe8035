import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { Location } from '../../../../shared';
import { usePhotoState, type PhotoState } from '../photo/photo-state';
import { dropDraft, readDraft, withoutPassword, writeDraft, type DraftPlace } from './draft';
import { isSameRecord, mergeChanges, type ForeignChange, type SharedField } from './merge';
import { findErrors, type FormKind } from './validation';
import { emptyValues, type StaffFormValues } from './values';

export interface EditingOptions {
  kind: FormKind;
  place: DraftPlace;
  /** The record as the server has it; for a new person the empty values; undefined until it is loaded. */
  record: StaffFormValues | undefined;
  photoUrl: string | null;
  label: (location: Location) => string;
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
  /** Brings what the server has now together with what was typed. Returns false when nothing had changed there. */
  adopt: (record: StaffFormValues) => boolean;
  /** Everything has been saved: this is the record from now on. */
  saved: (record: StaffFormValues) => void;
  /** Gives up what was typed. */
  discard: () => void;
  /** Puts another's value into the field where both had typed one. */
  takeTheirs: (field: SharedField) => void;
}

/**
 * What is typed into the form, against the record it belongs to. It outlives a reload (as a draft), and another person's
 * save of the same record (by merging).
 */
export function useEditing({ kind, place, record, photoUrl, label }: EditingOptions): Editing {
  const form = useForm<StaffFormValues>({
    mode: 'controlled',
    initialValues: emptyValues,
    validate: (values) => findErrors(values, kind),
  });
  const [base, setBaseState] = useState<StaffFormValues>();
  // known at once, also to what runs before the next render: the same news must not be merged twice
  const known = useRef<StaffFormValues>(undefined);
  const setBase = (next: StaffFormValues) => {
    known.current = next;
    setBaseState(next);
  };
  const [changes, setChanges] = useState<readonly ForeignChange[]>([]);
  const [restored, setRestored] = useState<Editing['restored']>();
  const photo = usePhotoState(photoUrl);

  const { values } = form;
  const hasPassword = values.password !== '' || values.verifyPassword !== '';
  const isDirty = base !== undefined && (hasPassword || photo.isChanged || !isSameRecord(values, base));
  const { userId, space, record: recordId } = place;
  const { change: photoChange } = photo;
  useEffect(() => {
    if (!base) return;
    const at = { userId, space, record: recordId };
    if (!isDirty) {
      dropDraft(at);
      return;
    }
    writeDraft(at, { base, values, hadPassword: hasPassword, ...(photoChange ? { photo: photoChange } : {}) });
    // leaving with unsaved changes has been confirmed, so they are given up
    return () => dropDraft(at);
  }, [userId, space, recordId, isDirty, base, values, hasPassword, photoChange]);

  const begin = (first: StaffFormValues) => {
    setBase(first);
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
  const adopt = (next: StaffFormValues): boolean => {
    const before = known.current ?? next;
    if (isSameRecord(next, before)) return false;
    const merge = mergeChanges(before, form.getValues(), next, label);
    // a form that nobody has touched just shows the new record
    if (isDirty) setChanges(merge.changes);
    form.setValues(merge.values);
    setBase(next);
    return true;
  };
  const clear = (next: StaffFormValues) => {
    setBase(next);
    setChanges([]);
    setRestored(undefined);
    form.setValues(next);
    photo.reset();
  };

  useEffect(() => {
    if (!record) return;
    if (base) adopt(record);
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
    discard: () => clear(base ?? emptyValues),
    takeTheirs: (field) => {
      if (!base) return;
      form.setValues({ [field]: base[field] });
      setChanges((all) => all.map((change) => (change.field === field ? { field, theirs: change.theirs } : change)));
    },
  };
}
