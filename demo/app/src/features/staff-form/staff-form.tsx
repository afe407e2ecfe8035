import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fullName, type Location, type StaffTypeOption } from '../../../../shared';
import { ApiError, changedMeanwhile } from '../../api/error';
import { useAlerts } from '../../shell/alerts';
import { Page, type Crumb } from '../../shell/page';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { PhotoEditor } from '../photo/photo-editor';
import type { PhotoChange } from '../photo/photo-state';
import type { DraftPlace } from './draft';
import { FormSkeleton } from './form-skeleton';
import { ForeignChanges } from './foreign-changes';
import { LoadFailure } from './load-failure';
import { RestoredNotice } from './restored-notice';
import { refusedFields, type Refused } from './refusal';
import { StaffFields, type FormRights } from './staff-fields';
import { useEditing } from './use-editing';
import { findErrors, type FieldErrors, type FormKind } from './validation';
import type { StaffFormValues } from './values';

/** How a save ended: here with the record as it is now, with a move to another page, or not at all. */
export type SaveResult = { record: StaffFormValues; photoUrl: string | null } | 'moved on' | 'given up';

/** The record as it was read just now, and what shows it on the rest of the page. */
export interface PresentRecord {
  values: StaffFormValues;
  photoUrl: string | null;
  show: () => void;
}

export interface StaffFormProps {
  kind: FormKind;
  heading: string;
  breadcrumb: readonly Crumb[];
  /** Buttons beside the heading. `release` lets a navigation pass that is not to ask about unsaved changes. */
  actions?: (release: () => void) => ReactNode;
  place: DraftPlace;
  /** The record as the server has it; another one is brought together with what has been typed. Undefined: not yet loaded. */
  record: StaffFormValues | undefined;
  /** Why the record could not be loaded. */
  failure?: { error: ApiError; retry: () => void } | undefined;
  photoUrl: string | null;
  staffTypes: readonly StaffTypeOption[];
  rights: FormRights;
  isFixed: (location: Location) => boolean;
  label: (location: Location) => string;
  /** Reads the record anew, when a save was refused because somebody else has saved it meanwhile. */
  readRecord?: () => Promise<PresentRecord>;
  /** @throws ApiError, which is shown; the form stays as it is */
  save: (values: StaffFormValues, photo: PhotoChange, release: () => void) => Promise<SaveResult>;
}

/** The form of a staff member with the photo beside it. Whatever happens, what was typed stays until it is saved. */
export function StaffForm(props: StaffFormProps) {
  const { kind, rights, failure, readRecord, save } = props;
  const alerts = useAlerts();
  const editing = useEditing({
    ...props,
    onNotKept: () =>
      alerts.error('Your browser cannot keep what you type here over a reload. Save before you leave this page.'),
  });
  const { form, photo, adopt } = editing;
  const release = useUnsavedChanges(editing.isDirty && rights.save, editing.discard);
  const [isValidated, setIsValidated] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [heldBack, setHeldBack] = useState(0);

  const element = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const errors: FieldErrors = {
    ...refusedFields(refused, form.values, photo.change),
    ...(isValidated ? findErrors(form.values, kind, rights.isOwnRecord) : {}),
  };

  /** Saves; over another's save it does not, but brings the two together, for the user to look at and to save. */
  const attempt = async (values: StaffFormValues): Promise<SaveResult> => {
    try {
      return await save(values, photo.change, release);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== changedMeanwhile || !readRecord) throw error;
      const present = await readRecord();
      // changed, and changed back since: there is nothing to bring together
      if (!adopt(present.values, present.photoUrl, true)) alerts.error(error.displayMessage);
      present.show();
      setHeldBack((count) => count + 1);
      return 'given up';
    }
  };
  const submit = async (values: StaffFormValues) => {
    alerts.clear();
    setRefused(undefined);
    setIsSaving(true);
    try {
      const result = await attempt(values);
      if (typeof result === 'string') return;
      editing.saved(result.record, result.photoUrl);
      setIsValidated(false);
      alerts.success('Success!');
    } catch (error) {
      // its message is in the alert area already
      if (!(error instanceof ApiError)) throw error;
      setRefused({ error, values, photo: photo.change });
      setFailures((count) => count + 1);
    } finally {
      setIsSaving(false);
    }
  };
  const markValidated = () => {
    setIsValidated(true);
    setFailures((count) => count + 1);
  };

  const hasFailed = failure !== undefined && !editing.isReady;

  return (
    <Page
      breadcrumb={props.breadcrumb}
      heading={props.heading}
      actions={props.actions?.(release)}
      sidebar={
        !hasFailed && (
          <PhotoEditor
            isLoading={!editing.isReady}
            photo={photo}
            name={fullName(form.values)}
            error={errors.newPhotoUpload}
            readOnly={!rights.save}
            disabled={isSaving}
          />
        )
      }
    >
      {hasFailed ? (
        <LoadFailure what="This page" error={failure.error} onRetry={failure.retry} />
      ) : !editing.isReady ? (
        <FormSkeleton />
      ) : (
        <form
          ref={element}
          noValidate
          aria-busy={isSaving}
          onSubmit={
            isSaving ? (event) => event.preventDefault() : form.onSubmit((values) => void submit(values), markValidated)
          }
        >
          <Stack gap="lg">
            {!rights.save && <Text c="dimmed">You can look at this record, but not change it.</Text>}
            {editing.restored && (
              <RestoredNotice passwordIsGone={editing.restored.passwordIsGone} onDiscard={editing.discard} />
            )}
            <ForeignChanges changes={editing.changes} onTakeTheirs={editing.takeTheirs} heldBack={heldBack} />
            <StaffFields
              kind={kind}
              form={form}
              errors={errors}
              staffTypes={props.staffTypes}
              rights={rights}
              isSaving={isSaving}
              isFixed={props.isFixed}
              label={props.label}
            />
            {rights.save && (
              <Group gap="md">
                <Button
                  type="submit"
                  size="md"
                  // `disabled` would take the focus away
                  aria-disabled={isSaving}
                  leftSection={isSaving ? <Loader size="xs" color="currentColor" aria-hidden /> : undefined}
                >
                  {isSaving ? 'Saving...' : 'Save'}
                </Button>
                {refused && Object.keys(errors).length === 0 && (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {refused.error.displayMessage}
                  </Text>
                )}
              </Group>
            )}
          </Stack>
        </form>
      )}
    </Page>
  );
}
