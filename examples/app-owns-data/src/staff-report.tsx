import { LayoutType, TokenType, service, type AccessTokenRequest } from '@vitrine/sdk';
import { Report, useReport } from '@vitrine/sdk/react';
import { useEffect, useState } from 'react';
import { readReport, requestToken, type ReportInfo, type User } from './api';
import { Failure } from './failure';
import { Skeleton } from './skeleton';

const getAccessToken = ({ reason, signal }: AccessTokenRequest) => requestToken(reason, signal);

const settings = {
  panes: { filters: { visible: false } },
  // requires the report to have a mobile layout
  layoutType: matchMedia('(max-width: 600px)').matches ? LayoutType.MobilePortrait : LayoutType.Master,
};

/** The report with the rows that the user may see. */
export function StaffReport({ user }: { user: User }) {
  const { handle, status } = useReport();
  const [report, setReport] = useState<ReportInfo>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    readReport(controller.signal)
      .then((info) => {
        // Power BI's own origins are trusted already
        if (info.isEmulated) service.trustOrigin(new URL(info.embedUrl).origin);
        setReport(info);
      })
      .catch(() => {
        if (!controller.signal.aborted) setHasFailed(true);
      });
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  if (hasFailed) return <Failure onRetry={retry} />;
  // the placeholder covers the frame's own loading indicator until the report has rendered
  const isLoading = status !== 'rendered' && status !== 'failed';
  return (
    <>
      {report && (
        <Report
          className="report"
          handle={handle}
          embedUrl={report.embedUrl}
          getAccessToken={getAccessToken}
          tokenType={TokenType.Embed}
          settings={settings}
          theme="page"
          title={`${report.name}, as seen by ${user.name}`}
          onError={({ detail }) => {
            // A report that has rendered stays visible, because the SDK keeps requesting a token.
            if (detail.code === 'tokenFailed' && status !== 'rendered') setHasFailed(true);
          }}
          fallback={(_error, retryLoad) => <Failure onRetry={retryLoad} />}
        />
      )}
      {isLoading && <Skeleton />}
    </>
  );
}
