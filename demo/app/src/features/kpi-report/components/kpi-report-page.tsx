import { Button, Group, Text } from '@mantine/core';
import { useEmbed, useEmbedEvent } from '@vitrine/sdk/react';
import { ArrowDown, Maximize, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Page } from '../../../components/page';
import { useIsPhone } from '../../../hooks/use-is-phone';
import { useAppConfig } from '../../../lib/app-config';
import { useReportEmbed } from '../api/report-embed';
import { FigureDefinitions, definitionsId } from './figure-definitions';
import { FigureText } from './figure-text';
import { KpiReport } from './kpi-report';
import classes from './kpi-report-page.module.css';

const heading = 'KPI Report';

/** Page with the KPI report and definitions of its figures. Phones without full screen show another way to enlarge the report. */
export function KpiReportPage() {
  const { handle, status } = useEmbed();
  const [pageName, setPageName] = useState('');
  useEmbedEvent(handle, 'pageChanged', ({ detail }) => setPageName(detail.newPage.name));
  const container = useRef<HTMLDivElement>(null);
  const fullScreenButton = useRef<HTMLButtonElement>(null);
  const { contentOrigin } = useAppConfig();
  const { error } = useReportEmbed();
  const hasFailed = error !== undefined || status === 'failed';
  const isPhone = useIsPhone();
  const isReady = status === 'loaded' || status === 'rendered';
  // some phones support full screen only for videos
  const canFill = document.fullscreenEnabled;
  const exitFullScreen = () => {
    void document.exitFullscreen().then(() => fullScreenButton.current?.focus());
  };
  const fullScreen = (
    <Button
      ref={fullScreenButton}
      // an embedded 4:3 frame shows little of the report on phones
      variant={isPhone ? 'filled' : 'default'}
      aria-label="Full screen"
      classNames={{ root: classes.fullScreen, section: classes.icon, label: classes.label }}
      leftSection={<Maximize size={16} aria-hidden />}
      disabled={!isReady}
      // the report's container has a button that exits full screen, because phones have no Escape key
      onClick={() => void container.current?.requestFullscreen()}
    >
      Full screen
    </Button>
  );
  // A report from Power BI may have other figures. If the report fails, the page around it does not change.
  const hasDefinitions = contentOrigin !== null;
  const actions = (
    <Group gap="xs">
      {hasDefinitions && (
        <Button
          variant="subtle"
          className={classes.toDefinitions}
          rightSection={<ArrowDown size={16} aria-hidden />}
          onClick={() => {
            const definitions = document.getElementById(definitionsId);
            definitions?.parentElement?.scrollIntoView({ block: 'end' });
            definitions?.focus({ preventScroll: true });
          }}
        >
          Definitions
        </Button>
      )}
      {canFill && fullScreen}
    </Group>
  );
  return (
    <div className={classes.page} data-with-definitions={hasDefinitions || undefined}>
      <Page breadcrumb={[{ label: heading }]} heading={heading} actions={actions}>
        <div className={classes.layout}>
          <KpiReport
            handle={handle}
            status={status}
            containerRef={container}
            onExitFullScreen={exitFullScreen}
            definitions={hasDefinitions && <FigureText pageName={pageName} />}
          />
          {!hasFailed && !canFill && (
            <Text size="sm" c="dimmed" className={classes.hint}>
              <RotateCw size={18} aria-hidden />
              Turn your phone sideways to see more of the report at once.
            </Text>
          )}
          {hasDefinitions && <FigureDefinitions pageName={pageName} />}
        </div>
      </Page>
    </div>
  );
}
