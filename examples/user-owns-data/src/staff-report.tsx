import { LayoutType, TokenType, type AccessTokenRequest } from '@vitrine/sdk';
import { Report, useReport } from '@vitrine/sdk/react';
import { useEffect, useState } from 'react';
import type { Content } from './content';
import { Failure } from './failure';
import { Skeleton } from './skeleton';

const settings = {
  panes: { filters: { visible: false } },
  // requires the report to have a mobile layout
  layoutType: matchMedia('(max-width: 600px)').matches ? LayoutType.MobilePortrait : LayoutType.Master,
};

/** The report, opened with the user's own token. */
export function StaffReport({ content, userName }: { content: Content; userName: string }) {
  const { handle, status } = useReport();
  const [embedUrl, setEmbedUrl] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    content.getEmbedUrl().then(
      (url) => isCurrent && setEmbedUrl(url),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  if (hasFailed) return <Failure message="Your account may not have access to it." onRetry={retry} />;
  // the placeholder covers the frame's own loading indicator until the report has rendered
  const isLoading = status !== 'rendered' && status !== 'failed';
  return (
    <>
      {embedUrl && (
        <Report
          className="report"
          handle={handle}
          embedUrl={embedUrl}
          getAccessToken={({ reason }: AccessTokenRequest) => content.auth.getAccessToken(reason !== 'load')}
          tokenType={TokenType.Aad}
          settings={settings}
          theme="page"
          title={`Staff overview, as seen by ${userName}`}
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
