import { Alert } from '@mantine/core';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { focusHeading } from '../../lib/heading-focus';
import classes from './alert-area.module.css';
import { alerts, useAlertMessages } from './alerts';

/** Alerts in the page's header. The live regions stay mounted, because screen readers announce only changes within them. */
export function AlertArea() {
  const messages = useAlertMessages();
  const renderAlerts = (kind: 'error' | 'success') =>
    messages
      .filter((message) => message.kind === kind)
      .map(({ id, text }) => (
        <Alert
          key={id}
          className={classes.alert}
          classNames={{
            wrapper: classes.wrapper,
            icon: classes.icon,
            message: classes.message,
            closeButton: classes.close,
          }}
          role="presentation"
          variant="default"
          data-kind={kind}
          icon={kind === 'error' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => {
            alerts.dismiss(id);
            // the focused button is removed, so focus moves to the heading
            focusHeading();
          }}
        >
          {text}
        </Alert>
      ));
  return (
    <div className={classes.area}>
      <div role="alert">{renderAlerts('error')}</div>
      <div role="status">{renderAlerts('success')}</div>
    </div>
  );
}
