import { Select, SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { limits, locationLabel, seesLocation, type StaffTypeOption } from '../../../../../shared';
import { FormSection } from '../../../components/form-section';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import type { FieldErrors, FormKind } from '../model/validation';
import type { StaffFormValues } from '../model/values';
import { EmailField } from './email-field';
import { limitHint } from './limit-hint';
import { LocationPicker } from './location-picker';
import { PasswordFields } from './password-fields';

/** The signed-in user's rights to the record. */
export interface FormRights {
  /** Saving the record. Without it, all fields are read-only. */
  save: boolean;
  /** Changing the staff type, the locations and the primary location. */
  assignment: boolean;
  /** Changing the email and password. */
  credentials: boolean;
  /** Whether the record is the user's own. A new password then requires the current one. */
  isOwnRecord: boolean;
}

export interface StaffFieldsProps {
  kind: FormKind;
  form: UseFormReturnType<StaffFormValues>;
  errors: FieldErrors;
  staffTypes: readonly StaffTypeOption[];
  rights: FormRights;
  /** Makes all fields read-only during a save. They are not disabled, because disabled fields lose focus. */
  isSaving: boolean;
  /** Clears the search for locations when it changes. */
  resetCount: number;
}

/** All staff member fields except the photo. */
export function StaffFields({ kind, form, errors, staffTypes, rights, isSaving, resetCount }: StaffFieldsProps) {
  const { brand } = useSpace();
  const { actor } = useSession();
  const { values, setFieldValue } = form;
  const isLocked = isSaving || !rights.save;
  // fields that the user may not change have no required markers
  const canAssign = rights.save && rights.assignment;
  const canChangeCredentials = rights.save && rights.credentials;
  const isAssignmentLocked = isSaving || !canAssign;
  const hasLocations = values.locations.length > 0;
  const isChosen = (number: string) => values.locations.some((location) => location.number === number);

  const nameProps = (field: 'firstName' | 'lastName'): TextInputProps => ({
    required: rights.save,
    autoComplete: 'off',
    maxLength: limits.nameLength,
    readOnly: isLocked,
    description: limitHint(values[field], limits.nameLength),
    inputWrapperOrder: ['label', 'input', 'error', 'description'],
    ...form.getInputProps(field),
    error: errors[field],
  });

  return (
    <>
      <FormSection title="Person" description="Name and email address.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label="First name" {...nameProps('firstName')} />
          <TextInput label="Last name" {...nameProps('lastName')} />
        </SimpleGrid>
        <EmailField
          kind={kind}
          form={form}
          error={errors.email}
          required={canChangeCredentials}
          readOnly={isSaving || !canChangeCredentials}
          description={
            rights.save && !rights.credentials
              ? 'Only this person and staff of the same or a higher type can change the email and password.'
              : undefined
          }
        />
      </FormSection>

      <FormSection title="Role and locations" description="Staff type and assigned locations.">
        <Select
          label="Staff type"
          placeholder="Choose a staff type"
          required={canAssign}
          readOnly={isAssignmentLocked}
          data-locked={!canAssign || undefined}
          searchable
          // all types fit into the list, so phones show it without their keyboard; a hardware keyboard still filters it
          inputMode="none"
          selectFirstOptionOnChange
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={staffTypes.map(({ value, name }) => ({ value, label: name }))}
          value={values.staffType === '' ? null : values.staffType}
          onChange={(type) => setFieldValue('staffType', type ?? '')}
          error={errors.staffType}
        />
        <LocationPicker
          key={resetCount}
          value={values.locations}
          onChange={(locations) =>
            form.setValues({
              locations,
              ...(locations.some(({ number }) => number === values.primaryLocationNumber)
                ? {}
                : { primaryLocationNumber: '' }),
            })
          }
          staffType={values.staffType}
          isFixed={({ number }) => kind === 'edit' && !seesLocation(actor, number)}
          error={errors.locationNumbers}
          readOnly={!canAssign}
          isSaving={isSaving}
        />
        <Select
          label="Primary location"
          placeholder={hasLocations ? 'Choose the primary location' : 'Select a location first'}
          required={canAssign}
          // not `disabled`, because the field can have an error and get the focus
          readOnly={isAssignmentLocked || !hasLocations}
          aria-disabled={!hasLocations || undefined}
          data-locked={!canAssign || !hasLocations || undefined}
          searchable
          selectFirstOptionOnChange
          allowDeselect={false}
          comboboxProps={{ withinPortal: false }}
          data={values.locations.map((location) => ({ value: location.number, label: locationLabel(brand, location) }))}
          value={isChosen(values.primaryLocationNumber) ? values.primaryLocationNumber : null}
          onChange={(number) => setFieldValue('primaryLocationNumber', number ?? '')}
          error={errors.primaryLocationNumber}
        />
      </FormSection>

      {canChangeCredentials && (
        <FormSection
          title="Sign-in"
          description={kind === 'edit' ? 'Leave empty to keep the current password.' : 'Password for signing in.'}
        >
          <PasswordFields
            isRequired={kind === 'create'}
            readOnly={isSaving}
            {...(rights.isOwnRecord
              ? {
                  currentPassword: {
                    value: values.currentPassword,
                    onChange: (currentPassword: string) => setFieldValue('currentPassword', currentPassword),
                    error: errors.currentPassword,
                  },
                }
              : {})}
            password={{
              value: values.password,
              onChange: (password) => setFieldValue('password', password),
              error: errors.password,
            }}
            verifyPassword={{
              value: values.verifyPassword,
              onChange: (verifyPassword) => setFieldValue('verifyPassword', verifyPassword),
              error: errors.verifyPassword,
            }}
          />
        </FormSection>
      )}
    </>
  );
}
