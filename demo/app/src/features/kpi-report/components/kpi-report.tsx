import { useMemo } from 'react';
import { Service, models, type GetAccessToken } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { useAppConfig } from '../../../lib/app-config';
import { readReportEmbed, useReportEmbed } from '../api/report-embed';
import { ReportFailure } from './report-failure';
import { ReportLoading } from './report-loading';

/** Viewing, editing and copying: 7 is the wire's sum of them, `models.Permissions.All`. */
const permissions = models.Permissions.All;

/** No filters beside the report; its pages can be changed. An object outside of the component is the same in each render. */
const settings: models.Settings = {
  panes: { filters: { visible: false }, pageNavigation: { visible: true } },
};

/**
 * Called by the SDK when the report needs another token: ahead of the end of the present one, when the tab is looked at
 * again, when the frame says that it has expired. The report is not loaded again for it.
 */
const getAccessToken: GetAccessToken = async ({ signal }) => (await readReportEmbed(signal)).token;

/** The KPI report. All that the page needs to know comes from the own server: where the report is, and a short-lived token. */
export function KpiReport() {
  const { contentOrigin } = useAppConfig();
  // The SDK embeds from the provider's hosts only. The demo's report content has an origin of its own, which the page
  // trusts by name; with the real service there is nothing to add.
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
