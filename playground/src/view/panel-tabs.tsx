import type { ReactNode } from 'react';
import { previewId } from './preview-panel';
import { phases } from './result-bar';
import { tabId, Tabs } from './tabs';
import type { Runner } from './use-runner';

/** A panel. In wide windows, the preview is next to the code or the commands. */
export type Panel = 'code' | 'commands' | 'result' | 'messages';

const getPanelId = (panel: Panel) => (panel === 'code' || panel === 'commands' ? `panel-${panel}` : previewId);

const tabs = { code: 'Code', commands: 'Commands' };

interface PanelTabsProps {
  panel: Panel;
  onChange: (panel: Panel) => void;
  /** Whether one panel is shown at a time, so that the preview has tabs, too. */
  isNarrow: boolean;
  runner: Pick<Runner, 'messageCount' | 'state'>;
}

/** The tabs that select a panel. */
export function PanelTabs({ panel, onChange, isNarrow, runner: { messageCount, state } }: PanelTabsProps) {
  const previewTabs = {
    result: (
      <>
        Result{' '}
        {state && <i className="state-dot" data-phase={state.phase} role="img" aria-label={phases[state.phase]} />}
      </>
    ),
    messages: (
      <>
        Devtools <small>{messageCount}</small>
      </>
    ),
  };
  return (
    <Tabs
      label="Panel"
      options={isNarrow ? { ...tabs, ...previewTabs } : tabs}
      value={panel}
      onChange={onChange}
      getPanel={getPanelId}
    />
  );
}

interface TabPanelProps {
  name: 'code' | 'commands';
  /** The selected panel. */
  panel: Panel;
  children: ReactNode;
}

/** The code or the commands, visible while their tab is selected. */
export function TabPanel({ name, panel, children }: TabPanelProps) {
  return (
    <div className="panel" id={getPanelId(name)} role="tabpanel" aria-labelledby={tabId(name)} hidden={panel !== name}>
      {children}
    </div>
  );
}
