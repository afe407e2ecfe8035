import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { limits } from '../../../../../shared';
import { blurDelayMs } from './blur-delay';
import { limitHint } from './limit-hint';
import { findErrors, type FormKind } from '../model/validation';
import type { StaffFormValues } from '../model/values';

export interface EmailFieldProps {
  kind: FormKind;
  form: UseFormReturnType<StaffFormValues>;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  description?: string | undefined;
}

/** The field 'Email'. Its format is validated when it loses focus, and the error is removed when the email is edited. */
export function EmailField({ kind, form, error, required, readOnly, description }: EmailFieldProps) {
  const [validated, setValidated] = useState('');
  // the email that the field had when it lost focus, because another one may be typed before the delay has passed
  const validate = useDebouncedCallback(setValidated, blurDelayMs);
  const { email } = form.values;
  return (
    <TextInput
      label="Email"
      type="email"
      required={required}
      autoComplete="off"
      maxLength={limits.emailLength}
      readOnly={readOnly}
      description={limitHint(email, limits.emailLength) ?? description}
      {...form.getInputProps('email')}
      onBlur={() => validate(form.getValues().email)}
      error={error ?? (email !== '' && email === validated ? findErrors(form.values, kind).email : undefined)}
    />
  );
}
