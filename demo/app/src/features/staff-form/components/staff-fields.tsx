import { NativeSelect, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { limits, type Location, type StaffTypeOption } from '../../../../../shared';
import type { FieldErrors, FormKind } from '../model/validation';
import type { StaffFormValues } from '../model/values';
import { LocationPicker } from './location-picker';
import { PasswordFields } from './password-fields';

/** Rights of the signed-in user for the record. */
export interface FormRights {
  /** Saving the record. Without it all fields are read-only. */
  save: boolean;
  /** Changing the staff type, the locations and the primary location. */
  assignment: boolean;
  /** Changing email and password. */
  credentials: boolean;
  /** Whether it is the own record, where a new password requires the current one. */
  isOwnRecord: boolean;
}

export interface StaffFieldsProps {
  kind: FormKind;
  form: UseFormReturnType<StaffFormValues>;
  errors: FieldErrors;
  staffTypes: readonly StaffTypeOption[];
  rights: FormRights;
  /** Makes all fields read-only during a save. They are not disabled, which would drop the focus. */
  isSaving: boolean;
  isFixed: (location: Location) => boolean;
  label: (location: Location) => string;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

/** All fields of a staff member except the photo. */
export function StaffFields({ kind, form, errors, staffTypes, rights, isSaving, isFixed, label }: StaffFieldsProps) {
  const { values, setFieldValue } = form;
  const isLocked = isSaving || !rights.save;
  const isAssignmentLocked = isLocked || !rights.assignment;
  const areCredentialsLocked = isLocked || !rights.credentials;
  const isChosen = (number: string) => values.locations.some((location) => location.number === number);

  return (
    <>
      <Section title="Person">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="First name"
            required
            autoComplete="off"
            maxLength={limits.nameLength}
            readOnly={isLocked}
            {...form.getInputProps('firstName')}
            error={errors.firstName}
          />
          <TextInput
            label="Last name"
            required
            autoComplete="off"
            maxLength={limits.nameLength}
            readOnly={isLocked}
            {...form.getInputProps('lastName')}
            error={errors.lastName}
          />
        </SimpleGrid>
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          maxLength={limits.emailLength}
          readOnly={areCredentialsLocked}
          description={
            rights.save && !rights.credentials
              ? 'Email and password can be changed only by the person and by staff of the same or a higher type.'
              : undefined
          }
          {...form.getInputProps('email')}
          error={errors.email}
        />
      </Section>

      <Section title="Role and locations">
        <NativeSelect
          label="Staff type"
          required
          disabled={isAssignmentLocked}
          data={[
            ...(values.staffType === '' ? [{ value: '', label: 'Choose a staff type' }] : []),
            ...staffTypes.map(({ value, name }) => ({ value, label: name })),
          ]}
          {...form.getInputProps('staffType')}
          error={errors.staffType}
        />
        <LocationPicker
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
          isFixed={isFixed}
          label={label}
          error={errors.locationNumbers}
          readOnly={!rights.save || !rights.assignment}
          isSaving={isSaving}
        />
        <NativeSelect
          label="Primary location"
          required
          disabled={isAssignmentLocked}
          data={[
            ...(isChosen(values.primaryLocationNumber)
              ? []
              : [
                  {
                    value: '',
                    label: values.locations.length === 0 ? 'Select locations first' : 'Choose the primary location',
                  },
                ]),
            ...values.locations.map((location) => ({ value: location.number, label: label(location) })),
          ]}
          value={values.primaryLocationNumber}
          onChange={(event) => setFieldValue('primaryLocationNumber', event.currentTarget.value)}
          error={errors.primaryLocationNumber}
        />
      </Section>

      {rights.save && rights.credentials && (
        <Section title="Sign-in">
          {kind === 'edit' && (
            <Text size="sm" c="dimmed">
              Leave these fields empty to keep the current password.
            </Text>
          )}
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
        </Section>
      )}
    </>
  );
}
