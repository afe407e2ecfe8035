import { Alert } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useAlertMessages, useAlerts } from './alerts';
import classes from './alert-area.module.css';

/** The messages at the top of the page. The regions are always there, so that screen readers hear what comes into them. */
export function AlertArea() {
  const messages = useAlertMessages();
  const { dismiss } = useAlerts();
  const show = (kind: 'error' | 'success') =>
    messages
      .filter((message) => message.kind === kind)
      .map(({ id, text }) => (
        <Alert
          key={id}
          className={classes.alert}
          role="presentation"
          variant="default"
          data-kind={kind}
          icon={kind === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => {
            dismiss(id);
            // the button is gone, and the focus must not go with it
            document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
          }}
        >
          {text}
        </Alert>
      ));
  return (
    <div className={classes.area}>
      <div role="alert">{show('error')}</div>
      <div role="status">{show('success')}</div>
    </div>
  );
}
