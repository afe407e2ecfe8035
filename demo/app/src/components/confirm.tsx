import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';

export interface Question {
  title: string;
  message: string;
  /** Default 'Yes'. */
  confirmLabel?: string;
  /** Default 'No'. */
  cancelLabel?: string;
  /** The consequence cannot be undone: the confirming button is red, and Cancel has the focus. */
  danger?: boolean;
}

export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Asks the user and answers true for yes; Escape and a click beside the dialog are a no. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm is called outside of the app.');
  return confirm;
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState(false);
  const settle = useRef<(answer: boolean) => void>(undefined);

  const answer = useCallback((value: boolean) => {
    settle.current?.(value);
    settle.current = undefined;
    setOpened(false);
  }, []);
  const confirm = useCallback<Confirm>(
    (next) =>
      new Promise((resolve) => {
        // a question that is replaced by another is answered with no
        settle.current?.(false);
        settle.current = resolve;
        setQuestion(next);
        setOpened(true);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal opened={opened} onClose={() => answer(false)} title={question?.title}>
        <Text>{question?.message}</Text>
        <Group justify="flex-end" mt="lg">
          <Button
            variant="default"
            onClick={() => answer(false)}
            data-autofocus={question?.danger === true || undefined}
          >
            {question?.cancelLabel ?? 'No'}
          </Button>
          <Button
            color={question?.danger === true ? 'red.9' : undefined}
            onClick={() => answer(true)}
            data-autofocus={question?.danger !== true || undefined}
          >
            {question?.confirmLabel ?? 'Yes'}
          </Button>
        </Group>
      </Modal>
    </ConfirmContext>
  );
}
