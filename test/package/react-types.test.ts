import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, isFull } from './compile';
import { installPacked, type Consumer } from './packed';

let consumer: Consumer;

beforeAll(() => {
  consumer = installPacked();
});

afterAll(() => {
  consumer.dispose();
});

const app = `
import type { Report as ReportEmbed, Service, EmbedError } from '@vitrine/sdk';
import {
  CreateReport, Dashboard, Embed, KeepAliveProvider, EmbedProvider, PaginatedReport, Qna, QuickCreate, Report, Tile, Visual,
  useEmbed, useEmbedEvent, useKeepAliveHandle, usePreload, useReport, type EmbedHandle, type EmbedProps,
} from '@vitrine/sdk/react';
import { createRef, useEffect, useRef, type ReactElement, type ReactNode } from 'react';

declare const service: Service;
const base = { embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=1', accessToken: 't', tokenType: 1 } as const;
const fallback = (error: EmbedError, retry: () => void): ReactNode => <button onClick={retry}>{error.code}</button>;

function Toolbar({ handle }: { handle: EmbedHandle<'report'> }): ReactElement {
  const { pages, activePage, status } = useReport(handle);
  useEmbedEvent(handle, 'dataSelected', ({ detail }) => console.log(detail.dataPoints.length));
  // @ts-expect-error -- reports do not emit this event
  useEmbedEvent(handle, 'tileClicked', () => undefined);
  return <p>{status} {activePage?.displayName} {pages.map((page) => <b key={page.name}>{page.displayName}</b>)}</p>;
}

export function All(): ReactElement {
  const ref = useRef<ReportEmbed>(null);
  const { handle, embed } = useReport();
  const dashboard = useEmbed<'dashboard'>();
  const kept = useKeepAliveHandle('sales');
  usePreload(base.embedUrl);
  useEffect(() => {
    const active: Promise<{ name: string }> | undefined = ref.current?.getActivePage() ?? embed?.getActivePage();
    void active;
    dashboard.embed?.fullscreen();
  }, [embed, dashboard.embed]);
  return (
    <EmbedProvider service={service} getAccessToken={({ reason }) => Promise.resolve(reason)} defaults={{ tokenType: 1, lazy: true }}>
      <KeepAliveProvider max={2} session="ann">
        <Toolbar handle={handle} />
        <Toolbar handle={kept} />
        <Report ref={ref} handle={handle} {...base} pageName="p" settings={{ panes: { filters: { visible: false } } }}
          onPageChanged={({ detail }) => { const name: string = detail.newPage.name; console.log(name); }}
          loading={<i>…</i>} fallback={fallback} height="auto" className="x" style={{ color: 'red' }} data-testid="sales" />
        <Report keepAlive="sales" phased retries={2} throwOnError {...base} />
        <PaginatedReport {...base} parameterValues={[{ name: 'a', value: null }]} />
        <Dashboard handle={dashboard.handle} {...base} pageView="oneColumn" onTileClicked={({ detail }) => console.log(detail.tileId)} />
        <Tile {...base} dashboardId="d" width={300} height={200} />
        <Visual {...base} pageName="p" visualName="v" onDataSelected={() => undefined} />
        <Qna {...base} datasetIds={['d']} question="how many" onVisualRendered={({ detail }) => console.log(detail.question)} />
        <CreateReport {...base} datasetId="d" onSaved={({ detail }) => console.log(detail.reportName)} />
        <QuickCreate {...base} datasetCreateConfig={{ locale: 'en-US' }} />
        <Embed type="tile" {...base} dashboardId="d" aspectRatio={4 / 3} ref={createRef()} />
      </KeepAliveProvider>
    </EmbedProvider>
  );
}

/** Values that may not be known yet. */
export function Pending({ token, height, max }: { token?: string; height?: number; max?: number }): ReactElement {
  const onLoaded = token === undefined ? undefined : () => undefined;
  return (
    <EmbedProvider service={undefined} getAccessToken={undefined} defaults={{ accessToken: token, settings: undefined, loading: undefined }}>
      <KeepAliveProvider max={max} session={token}>
        <Report embedUrl={base.embedUrl} accessToken={token} pageName={token} onLoaded={onLoaded} height={height} keepAlive={token} theme={undefined} phased={undefined} />
        <Tile embedUrl={base.embedUrl} accessToken={token} dashboardId="d" width={height} className={token} fallback={undefined} />
      </KeepAliveProvider>
    </EmbedProvider>
  );
}

const props: EmbedProps = { type: 'visual', ...base, visualName: 'v' };
export const one = <Embed {...props} />;

// @ts-expect-error -- dashboards do not have pages
export const unsupportedPageName = <Dashboard {...base} pageName="p" />;
// @ts-expect-error -- tiles require their dashboard's id
export const missingDashboardId = <Tile {...base} />;
// @ts-expect-error -- a required prop cannot be undefined
export const undefinedDashboardId = <Tile {...base} dashboardId={undefined} />;
// @ts-expect-error -- this event does not exist
export const unknownEvent = <Report {...base} onPagesChanged={() => undefined} />;
// @ts-expect-error -- a dashboard's ref does not contain a report
export const wrongRef = <Dashboard {...base} ref={createRef<ReportEmbed>()} />;
// @ts-expect-error -- a height is a number or a CSS length
export const invalidHeight = <Report {...base} height={{}} />;
`;

const versions = [
  ['React 19', 'TypeScript 6', 'node_modules/@types/react'],
  ['React 18', isFull ? 'TypeScript 5.9' : 'TypeScript 6', 'test/react-18/node_modules/@types/react'],
] as const;

describe('the packed React entry point', () => {
  it.each(versions)(
    'compiles with the types from %s, with %s, in strict mode, with exactOptionalPropertyTypes and without skipLibCheck',
    (_react, compiler, folder) => {
      const types = join(consumer.folder, 'node_modules/@types/react');
      rmSync(types, { force: true });
      mkdirSync(dirname(types), { recursive: true });
      symlinkSync(resolve(folder), types);
      consumer.write('app.tsx', app);
      expect(
        compile(compiler, consumer.folder, ['app.tsx'], { jsx: 'react-jsx', exactOptionalPropertyTypes: true }),
      ).toEqual([]);
    },
  );
});
