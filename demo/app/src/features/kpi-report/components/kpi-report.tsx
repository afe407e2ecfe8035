import { useMemo } from 'react';
import { Service, models, type GetAccessToken } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { useAppConfig } from '../../../lib/app-config';
import { readReportEmbed, useReportEmbed } from '../api/report-embed';
import { ReportFailure } from './report-failure';
import { ReportLoading } from './report-loading';

/** View, edit and copy; sent as the value 7. */
const permissions = models.Permissions.All;

/** Hides the filter pane and shows the page navigation. A constant, so that every render passes the same object. */
const settings: models.Settings = {
  panes: { filters: { visible: false }, pageNavigation: { visible: true } },
};

/**
 * Called by the SDK when the report needs a new token: before the current one expires, when the tab becomes visible again,
 * and when the frame reports an expired token. The report is not reloaded.
 */
const getAccessToken: GetAccessToken = async ({ signal }) => (await readReportEmbed(signal)).token;

/** The embedded KPI report. The app's own server provides its URL and a short-lived token. */
export function KpiReport() {
  const { contentOrigin } = useAppConfig();
  // By default the SDK embeds only from the provider's hosts. The demo's report content comes from another origin, which
  // has to be trusted explicitly. With the real service `contentOrigin` is null.
  const service = useMemo(
    () => new Service({ trustedOrigins: contentOrigin === null ? [] : [contentOrigin] }),
    [contentOrigin],
  );
  const { data: embed, error, mutate } = useReportEmbed();

  if (error) return <ReportFailure message={error.displayMessage} onRetry={() => void mutate()} />;
  if (!embed) return <ReportLoading />;
  return (
    <Report
      service={service}
      id={embed.reportId}
      embedUrl={embed.embedUrl}
      accessToken={embed.token}
      getAccessToken={getAccessToken}
      tokenType={models.TokenType.Embed}
      permissions={permissions}
      settings={settings}
      title="KPI Report"
      aspectRatio="4 / 3"
      loading={<ReportLoading />}
      fallback={({ message }, retry) => <ReportFailure message={message} onRetry={retry} />}
    />
  );
}
