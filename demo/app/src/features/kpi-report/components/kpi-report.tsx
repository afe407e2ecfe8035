import { useCallback, useMemo, type ReactNode, type Ref } from 'react';
import { Service, models, type EmbedErrorCode, type GetAccessToken } from '@vitrine/sdk';
import { Report, type EmbedHandle, type EmbedStatus } from '@vitrine/sdk/react';
import { LoadFailure } from '../../../components/load-failure';
import { useAppConfig } from '../../../lib/app-config';
import { readReportEmbed, useReportEmbed } from '../api/report-embed';
import { FullScreenBar } from './full-screen-bar';
import { ReportLoading } from './report-loading';
import classes from './kpi-report.module.css';

/** Permissions to view, edit, copy and create, sent as the value 7. */
const permissions = models.Permissions.All;

/** Hides the filter pane and shows the page navigation. A constant, so every render passes the same object. */
const settings: models.Settings = {
  panes: { filters: { visible: false }, pageNavigation: { visible: true } },
};

/** How long the loaded frame may send no messages before the report counts as unreachable. */
const silentTimeoutMs = 6000;

const subject = 'The report';
/** Reasons worded for users, because the SDK's messages are for developers. */
const reasons: Partial<Record<EmbedErrorCode, string>> = {
  frameSilent:
    'The report service cannot be reached at the moment. Check your connection, or try again in a few minutes.',
  timeout: 'The report took too long to load. Please try again in a few minutes.',
  tokenFailed: 'Your access to the report could not be renewed. Check your connection, or sign in again.',
};
const otherReason = 'The report service could not display the report. If this happens again, contact Support.';

export interface KpiReportProps {
  /** Connects the report to the page around it. */
  handle: EmbedHandle<'report'>;
  status: EmbedStatus;
  /** Element that contains the report, to be shown in full screen. */
  containerRef: Ref<HTMLDivElement>;
  onExitFullScreen: () => void;
  /** Explains the figures in full screen. Undefined if there is nothing to explain. */
  definitions: ReactNode;
}

/** The embedded KPI report. The app's own server provides its URL and a short-lived token. */
export function KpiReport({ handle, status, containerRef, onExitFullScreen, definitions }: KpiReportProps) {
  const { contentOrigin } = useAppConfig();
  // By default the SDK embeds only from Power BI's hosts. The demo's report content has a different origin, which
  // must be trusted explicitly. With the real service, `contentOrigin` is null.
  const service = useMemo(
    () => new Service({ trustedOrigins: contentOrigin === null ? [] : [contentOrigin], silentTimeoutMs }),
    [contentOrigin],
  );
  const { data: embed, error, mutate } = useReportEmbed();
  /**
   * Called by the SDK when the report needs a new token: before the current one expires, and when the frame reports an expired
   * token. An overdue refresh runs when the tab becomes visible or the browser comes back online. The report is not reloaded,
   * unless the user's locations have changed: they then have a different report, for which the new token is valid.
   */
  const getAccessToken = useCallback<GetAccessToken>(
    async ({ signal }) => {
      const next = await readReportEmbed(signal);
      await mutate((shown) => (shown?.reportId === next.reportId ? shown : next), { revalidate: false });
      return next.token;
    },
    [mutate],
  );

  if (error)
    return (
      <div className={classes.failure}>
        <LoadFailure subject={subject} onRetry={() => void mutate()} />
      </div>
    );
  // the app's loading placeholder covers the frame and its loading indicator until the report is rendered
  const isLoading = !embed || (status !== 'rendered' && status !== 'failed');
  return (
    <div ref={containerRef} className={classes.report}>
      <FullScreenBar definitions={definitions} onExit={onExitFullScreen} />
      {embed && (
        <Report
          service={service}
          id={embed.reportId}
          embedUrl={embed.embedUrl}
          accessToken={embed.token}
          getAccessToken={getAccessToken}
          tokenType={models.TokenType.Embed}
          permissions={permissions}
          settings={settings}
          handle={handle}
          theme="page"
          title="KPI Report"
          aspectRatio="4 / 3"
          className={classes.frame}
          fallback={({ code }, retry) => (
            <LoadFailure subject={subject} reason={reasons[code] ?? otherReason} onRetry={retry} />
          )}
        />
      )}
      {isLoading && <ReportLoading />}
    </div>
  );
}
