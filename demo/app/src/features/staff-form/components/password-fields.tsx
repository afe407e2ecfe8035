import { ActionIcon, Input, PasswordInput, SimpleGrid, Stack, Tooltip } from '@mantine/core';
import { useDebouncedValue, useFocusWithin } from '@mantine/hooks';
import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { limits, messages } from '../../../../../shared';
import { blurDelayMs } from './blur-delay';
import classes from './password-fields.module.css';
import { PasswordRules } from './password-rules';
import { tooltipProps } from './tooltip-props';

/** State of one password input. */
export interface PasswordInputState {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export interface PasswordFieldsProps {
  /** Current password. Only for users who change their own password. */
  currentPassword?: PasswordInputState;
  password: PasswordInputState;
  verifyPassword: PasswordInputState;
  /** False when an empty password means unchanged. */
  isRequired: boolean;
  readOnly: boolean;
}

const propsOf = ({ value, onChange, error }: PasswordInputState) => ({
  value,
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  error,
  'aria-invalid': error !== undefined,
  // Mantine takes this button out of the Tab order by default
  visibilityToggleButtonProps: { tabIndex: 0, 'aria-label': 'Show or hide the password' },
  maxLength: limits.passwordLength,
  autoComplete: 'new-password',
});

/** The 'Password' field with its rules in a tooltip and a checklist, and 'Verify password'. The user's own record also has 'Current password'. */
export function PasswordFields({
  currentPassword,
  password,
  verifyPassword,
  isRequired,
  readOnly,
}: PasswordFieldsProps) {
  const id = useId();
  const { ref: passwordField, focused } = useFocusWithin<HTMLDivElement>();
  const [wasFocused] = useDebouncedValue(focused, blurDelayMs);
  const showsRules = isRequired || focused || wasFocused || password.value !== '';
  return (
    <Stack gap="md">
      {currentPassword && (
        <PasswordInput
          label="Current password"
          readOnly={readOnly}
          {...propsOf(currentPassword)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': 'Show or hide the current password' }}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <div ref={passwordField}>
          <div className={classes.label}>
            <Input.Label htmlFor={`${id}-password`} required={isRequired}>
              Password
            </Input.Label>
            <Tooltip label={messages.passwordRule} multiline w={350} position="top-start" {...tooltipProps}>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Security criteria">
                <CircleHelp size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </div>
          <PasswordInput
            id={`${id}-password`}
            readOnly={readOnly}
            required={isRequired}
            description={showsRules && <PasswordRules password={password.value} />}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            {...propsOf(password)}
          />
        </div>
        <div>
          <div className={classes.label}>
            <Input.Label htmlFor={`${id}-verify`} required={isRequired}>
              Verify password
            </Input.Label>
          </div>
          <PasswordInput
            id={`${id}-verify`}
            required={isRequired}
            readOnly={readOnly}
            {...propsOf(verifyPassword)}
            visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': 'Show or hide the repeated password' }}
          />
        </div>
      </SimpleGrid>
    </Stack>
  );
}
