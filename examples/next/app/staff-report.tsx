'use client';

import { service, type AccessTokenRequest } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';

service.trustOrigin('http://127.0.0.1:4300'); // the emulator

async function getAccessToken({ signal }: AccessTokenRequest) {
  const response = await fetch('/api/embed-token', { signal });
  if (!response.ok) throw new Error(`Failed to get an embed token: HTTP ${response.status}`);
  return (await response.json()) as { token: string; expiration: string };
}

export function StaffReport({ embedUrl }: { embedUrl: string }) {
  return (
    <Report
      embedUrl={embedUrl}
      getAccessToken={getAccessToken}
      tokenType={1}
      title="Staff overview"
      height={540}
      loading={<p>Loading…</p>}
    />
  );
}
