import { Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fullName, type StaffTypeOption } from '../../../../../shared';
import { alerts } from '../../../components/alerts/alerts';
import { LoadFailure } from '../../../components/load-failure';
import { Page, type Crumb } from '../../../components/page';
import { PhotoEditor } from '../../../components/photo-editor/photo-editor';
import { SaveBar } from '../../../components/save-bar';
import { usePagePresence } from '../../../hooks/use-page-presence';
import { useUnsavedChanges } from '../../../hooks/use-unsaved-changes';
import { ApiError, preconditionFailed, unauthorized } from '../../../lib/api/error';
import { useEditing } from '../hooks/use-editing';
import { useErrorFocus } from '../hooks/use-error-focus';
import type { SaveResult, SaveStaff } from '../model/save';
import { serverErrors, type RejectedSave } from '../model/server-errors';
import { findErrors, type FieldErrors, type FormKind } from '../model/validation';
import type { StaffFormValues } from '../model/values';
import { ConflictingChanges } from './conflicting-changes';
import { FormSkeleton } from './form-skeleton';
import { RestoredNotice } from './restored-notice';
import { StaffFields, type FormRights } from './staff-fields';

/** The record that was reloaded after a conflict. */
export interface CurrentRecord {
  values: StaffFormValues;
  photoUrl: string | null;
  /** Updates the rest of the page with this record. */
  apply: () => void;
}

export interface StaffFormProps {
  kind: FormKind;
  heading: string;
  breadcrumb: readonly Crumb[];
  /** Buttons next to the heading. `allowNavigation` skips the unsaved-changes prompt for the next navigation. */
  actions?: (allowNavigation: () => void) => ReactNode;
  /** Notice above the fields. */
  notice?: ReactNode;
  /** Record id, or `new`. Unsaved changes are stored separately for each record. */
  draftId: string;
  /** The saved record; undefined until it and the staff types have loaded. A new value is merged with the unsaved changes. */
  record: StaffFormValues | undefined;
  /** Set if the record or the staff types failed to load. */
  failure?: { error: ApiError; retry: () => void } | undefined;
  photoUrl: string | null;
  staffTypes: readonly StaffTypeOption[];
  rights: FormRights;
  /** Reloads the record after a save was rejected because of another user's save. */
  readRecord?: () => Promise<CurrentRecord>;
  save: SaveStaff;
}

/** Staff form with the photo editor as its sidebar. Errors and conflicts never discard unsaved changes. */
export function StaffForm(props: StaffFormProps) {
  const { kind, rights, failure, readRecord, save } = props;
  const editing = useEditing({
    ...props,
    onStorageFull: () =>
      alerts.error('Your browser cannot store unsaved changes. Save before you reload or leave this page.'),
  });
  const { form, photo, merge } = editing;
  const navigate = useNavigate();
  const pagePresence = usePagePresence();
  const [isValidated, setIsValidated] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const allowNavigation = useUnsavedChanges(editing.isDirty && rights.save, editing.discard, isSaving);
  const [rejected, setRejected] = useState<RejectedSave>();
  const [conflictCount, setConflictCount] = useState(0);

  const { container, onFocus, focusFirst, focusNext } = useErrorFocus<HTMLDivElement>();

  const errors: FieldErrors = {
    ...serverErrors(rejected, form.values, photo.change),
    ...(isValidated ? findErrors(form.values, kind, rights.isOwnRecord) : {}),
  };

  /**
   * Saves the form. On a conflict, merges the other user's changes for review and resolves to `canceled`, unless the server
   * already has all unsaved changes.
   */
  const saveOrMerge = async (values: StaffFormValues): Promise<SaveResult> => {
    try {
      return await save(values, photo.change);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== preconditionFailed || !readRecord) throw error;
      const presence = pagePresence();
      if (presence !== 'shown') {
        alerts.error(error.displayMessage, { keep: presence === 'leaving' });
        return 'canceled';
      }
      const current = await readRecord();
      // the response to an earlier save was lost, or the other user has made the same changes
      if (!editing.differsFrom(current.values)) {
        current.apply();
        return { record: current.values, photoUrl: current.photoUrl };
      }
      // if the other user has since reverted the change, there is nothing to merge
      if (!merge(current.values, current.photoUrl, true)) alerts.error(error.displayMessage);
      current.apply();
      setConflictCount((count) => count + 1);
      return 'canceled';
    }
  };
  const submit = async (values: StaffFormValues) => {
    alerts.clear();
    setRejected(undefined);
    setIsSaving(true);
    try {
      const result = await saveOrMerge(values);
      if (result === 'canceled') return;
      const presence = pagePresence();
      if (presence !== 'shown') {
        alerts.success(`Successfully saved ${fullName(values)}!`, { keep: presence === 'leaving' });
        return;
      }
      const opensPage = 'path' in result;
      alerts.success('Success!', { keep: opensPage });
      if (opensPage) {
        allowNavigation();
        await navigate(result.path, result.options);
        return;
      }
      editing.markSaved(result.record, result.photoUrl);
      setIsValidated(false);
    } catch (error) {
      // the API client has shown the error
      if (!(error instanceof ApiError)) throw error;
      setRejected({ error, values, photo: photo.change });
      focusFirst();
    } finally {
      setIsSaving(false);
    }
  };
  const markValidated = () => {
    setIsValidated(true);
    focusFirst();
  };

  const discard = () => {
    editing.discard();
    setIsValidated(false);
    setRejected(undefined);
  };

  const hasFailed = failure !== undefined && !editing.isReady;

  return (
    <div ref={container} onFocus={onFocus}>
      <Page
        breadcrumb={props.breadcrumb}
        heading={props.heading}
        actions={props.actions?.(allowNavigation)}
        sidebar={
          !hasFailed && (
            <PhotoEditor
              // a save also removes the error about a file that was not accepted
              key={editing.resetCount}
              isLoading={!editing.isReady}
              photo={photo}
              name={fullName(props.record ?? form.values)}
              error={errors.newPhotoUpload}
              readOnly={!rights.save}
              disabled={isSaving}
            />
          )
        }
      >
        {hasFailed ? (
          <LoadFailure subject="This page" isPage onRetry={failure.retry} />
        ) : !editing.isReady ? (
          <FormSkeleton />
        ) : (
          <form
            noValidate
            aria-busy={isSaving}
            onSubmit={
              isSaving
                ? (event) => event.preventDefault()
                : form.onSubmit((values) => void submit(values), markValidated)
            }
          >
            <Stack gap="lg">
              {!rights.save && <Text c="dimmed">You can view this record but not change it.</Text>}
              {props.notice}
              {editing.restored && (
                <RestoredNotice isPasswordMissing={editing.restored.isPasswordMissing} onDiscard={discard} />
              )}
              <ConflictingChanges
                changes={editing.changes}
                isDirty={editing.isDirty}
                onUseTheirs={editing.acceptTheirs}
                conflictCount={conflictCount}
              />
              <Paper withBorder>
                <StaffFields
                  kind={kind}
                  form={form}
                  errors={errors}
                  staffTypes={props.staffTypes}
                  rights={rights}
                  isSaving={isSaving}
                  resetCount={editing.resetCount}
                />
                {rights.save && (
                  <SaveBar
                    isDirty={editing.isDirty}
                    isSaving={isSaving}
                    isInterrupted={rejected?.error.status === unauthorized}
                    isNew={kind === 'create'}
                    cancelTo={kind === 'create' ? props.breadcrumb.at(-2)?.to : undefined}
                    onDiscard={kind === 'edit' ? discard : undefined}
                    errorCount={Object.keys(errors).length}
                    onShowError={focusNext}
                  />
                )}
              </Paper>
            </Stack>
          </form>
        )}
      </Page>
    </div>
  );
}
