import { useEffect, useState } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { Location } from '../../../../shared';
import { usePhotoState, type PhotoState } from '../photo/photo-state';
import { dropDraft, readDraft, withoutPassword, writeDraft, type Draft, type DraftPlace } from './draft';
import { isSameRecord, mergeChanges, type ForeignChange, type Merge, type SharedField } from './merge';
import { findErrors, type FormKind } from './validation';
import { emptyValues, type StaffFormValues } from './values';

export interface EditingOptions {
  kind: FormKind;
  place: DraftPlace;
  /** The record as the server has it; for a new person the empty values. */
  record: StaffFormValues;
  photoUrl: string | null;
  label: (location: Location) => string;
}

export interface Editing {
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

interface Start extends Merge {
  draft: Draft | undefined;
}

/**
 * What is typed into the form, against the record it belongs to. It outlives a reload and a sign-in (as a draft), and
 * another person's save of the same record (by merging).
 */
export function useEditing({ kind, place, record, photoUrl, label }: EditingOptions): Editing {
  const [start] = useState((): Start => {
    const draft = readDraft(place);
    if (!draft) return { values: record, changes: [], draft };
    return { ...mergeChanges(withoutPassword(draft.base), withoutPassword(draft.values), record, label), draft };
  });
  const form = useForm<StaffFormValues>({
    mode: 'controlled',
    initialValues: start.values,
    validate: (values) => findErrors(values, kind),
  });
  const [base, setBase] = useState(record);
  const [changes, setChanges] = useState<readonly ForeignChange[]>(start.changes);
  const [restored, setRestored] = useState(start.draft && { passwordIsGone: start.draft.hadPassword });
  const photo = usePhotoState(photoUrl, start.draft?.photo);

  const { values } = form;
  const hasPassword = values.password !== '' || values.verifyPassword !== '';
  const isDirty = hasPassword || photo.isChanged || !isSameRecord(values, base);
  const { userId, space, record: recordId } = place;
  const { change: photoChange } = photo;
  useEffect(() => {
    const at = { userId, space, record: recordId };
    if (!isDirty) {
      dropDraft(at);
      return;
    }
    writeDraft(at, { base, values, hadPassword: hasPassword, ...(photoChange ? { photo: photoChange } : {}) });
    // leaving with unsaved changes has been confirmed, so they are given up
    return () => dropDraft(at);
  }, [userId, space, recordId, isDirty, base, values, hasPassword, photoChange]);

  const clear = (next: StaffFormValues) => {
    setBase(next);
    setChanges([]);
    setRestored(undefined);
    form.setValues({ ...emptyValues, ...next });
    form.clearErrors();
    photo.reset();
  };
  return {
    form,
    photo,
    changes,
    restored,
    isDirty,
    adopt: (next) => {
      if (isSameRecord(next, base)) return false;
      const merge = mergeChanges(base, form.getValues(), next, label);
      // a form that nobody has touched just shows the new record
      if (isDirty) setChanges(merge.changes);
      form.setValues(merge.values);
      setBase(next);
      return true;
    },
    saved: clear,
    discard: () => clear(base),
    takeTheirs: (field) => {
      form.setValues({ [field]: base[field] });
      setChanges((all) => all.map((change) => (change.field === field ? { field, theirs: change.theirs } : change)));
    },
  };
}
