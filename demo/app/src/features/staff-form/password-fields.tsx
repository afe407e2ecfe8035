import { ActionIcon, Group, Input, PasswordInput, SimpleGrid, Stack, Tooltip } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { limits, messages } from '../../../../shared';
import { tooltip } from './tooltip';

/** One of the two inputs: what it holds, how it changes, what is wrong with it. */
export interface PasswordInputState {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

export interface PasswordFieldsProps {
  /** Only when users change their own password. */
  currentPassword?: PasswordInputState;
  password: PasswordInputState;
  verifyPassword: PasswordInputState;
  /** On an edit an empty password stays as it is. */
  isRequired: boolean;
  readOnly: boolean;
}

const propsOf = ({ value, onChange, error }: PasswordInputState) => ({
  value,
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  error,
  'aria-invalid': error !== undefined,
  // the button that shows what is typed is reached with the keyboard too
  visibilityToggleButtonProps: { tabIndex: 0, 'aria-label': 'Show or hide what was typed' },
  maxLength: limits.passwordLength,
  autoComplete: 'new-password',
});

/** The fields 'Password' and 'Verify password', with the rule as a tooltip. */
export function PasswordFields({
  currentPassword,
  password,
  verifyPassword,
  isRequired,
  readOnly,
}: PasswordFieldsProps) {
  const id = useId();
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
        <div>
          <Group gap={4} h={24} wrap="nowrap">
            <Input.Label htmlFor={`${id}-password`} required={isRequired}>
              Password
            </Input.Label>
            <Tooltip label={messages.passwordRule} multiline w={260} {...tooltip}>
              <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Security criteria">
                <CircleHelp size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </Group>
          <PasswordInput id={`${id}-password`} readOnly={readOnly} required={isRequired} {...propsOf(password)} />
        </div>
        <div>
          <Group h={24}>
            <Input.Label htmlFor={`${id}-verify`} required={isRequired}>
              Verify password
            </Input.Label>
          </Group>
          <PasswordInput
            id={`${id}-verify`}
            required={isRequired}
            readOnly={readOnly}
            {...propsOf(verifyPassword)}
            visibilityToggleButtonProps={{ tabIndex: 0, 'aria-label': 'Show or hide the repetition' }}
          />
        </div>
      </SimpleGrid>
    </Stack>
  );
}
