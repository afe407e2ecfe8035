import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import classes from './confirm.module.css';

export interface ConfirmOptions {
  title: string;
  message: string;
  /** Default: 'Yes'. */
  confirmLabel?: string;
  /** Default: 'No'. */
  cancelLabel?: string;
  /** Marks an action that cannot be undone: the confirm button is red and the cancel button gets the initial focus. */
  danger?: boolean;
  /** Cancels the dialog when it is aborted. */
  signal?: AbortSignal;
}

/** Function that opens a dialog. Resolves to true if the user confirms, and to false if the dialog closes for any other reason. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be called inside ConfirmProvider.');
  return confirm;
}

/** Provides {@link useConfirm} and renders its dialog. Opening another page cancels the dialog. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<ConfirmOptions>();
  const [opened, setOpened] = useState(false);
  const resolvePending = useRef<(confirmed: boolean) => void>(undefined);

  const close = useCallback((confirmed: boolean) => {
    resolvePending.current?.(confirmed);
    resolvePending.current = undefined;
    setOpened(false);
  }, []);
  const confirm = useCallback<Confirm>(
    (next) =>
      new Promise((resolve) => {
        // a dialog that is replaced by another counts as canceled
        resolvePending.current?.(false);
        resolvePending.current = resolve;
        setOptions(next);
        setOpened(true);
        next.signal?.addEventListener('abort', () => close(false));
      }),
    [close],
  );

  // a dialog belongs to the page that opened it
  const { pathname } = useLocation();
  useEffect(() => () => close(false), [close, pathname]);

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal opened={opened} onClose={() => close(false)} title={options?.title}>
        <Text className={classes.message}>{options?.message}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => close(false)} data-autofocus={options?.danger === true || undefined}>
            {options?.cancelLabel ?? 'No'}
          </Button>
          <Button
            color={options?.danger === true ? 'red.9' : undefined}
            onClick={() => close(true)}
            data-autofocus={options?.danger !== true || undefined}
          >
            {options?.confirmLabel ?? 'Yes'}
          </Button>
        </Group>
      </Modal>
    </ConfirmContext>
  );
}
