import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { sampleCode } from '../code/sample-code';
import { commandGroups } from '../commands/command-groups';
import { embedTypes, entryPoints, shortEntryPoints, type EntryPoint } from '../embed-types';
import { CodePanel } from './code-panel';
import { CodeToolbar } from './code-toolbar';
import { CommandsPanel } from './commands-panel';
import { CopyLink } from './copy-link';
import { Header } from './header';
import { fitsMessages, initialMessagesHeight } from './messages-height';
import { PreviewPanel, previewId } from './preview-panel';
import { Segments } from './segments';
import { Splitter, usePanelSize } from './splitter';
import { readStored, store } from './storage';
import { tabId, Tabs } from './tabs';
import { TypeNav } from './type-nav';
import { useElementSize } from './use-element-size';
import { useLink } from './use-link';
import { useMedia } from './use-media';
import { useRunner } from './use-runner';
import { useScheme } from './use-scheme';

/** Query for windows that show one panel at a time. */
const narrow = '(width < 960px)';

/** Query for windows in which the entry points have short labels. */
const phone = '(width < 600px)';

/** A panel. In wide windows, the preview is next to the code or the commands. */
type Panel = 'code' | 'commands' | 'result' | 'messages';

const getPanelId = (panel: Panel) => (panel === 'code' || panel === 'commands' ? `panel-${panel}` : previewId);

/** The page: embed types, code or commands, and the preview. */
export function Playground({ contentOrigin }: { contentOrigin: string }) {
  const { link, visits, change, getUrl } = useLink(contentOrigin);
  const { type, entryPoint, command, values } = link;
  const [scheme, toggleScheme] = useScheme();
  const isNarrow = useMedia(narrow);
  const isPhone = useMedia(phone);
  const [isExpanded, setIsExpanded] = useState(false);
  const workbench = usePanelSize('workbench', Math.min(Math.max(560, innerWidth * 0.38), 720), 360, 900);
  const [content, contentSize] = useElementSize<HTMLDivElement>();
  const messagesSize = usePanelSize('messages', contentSize ? initialMessagesHeight(contentSize) : 0, 140, 600);
  const [messagesChoice, setMessagesChoice] = useState(() => readStored('messages-open'));
  const hasMessages =
    !isNarrow && (messagesChoice ? messagesChoice === 'true' : contentSize !== undefined && fitsMessages(contentSize));
  // A link to a command shows the command.
  const [previewTab, setPreviewTab] = useState<'result' | 'messages' | undefined>(command ? undefined : 'result');
  const workbenchPanel = command === undefined ? 'code' : 'commands';
  const panel: Panel = (isNarrow ? previewTab : undefined) ?? workbenchPanel;
  const runner = useRunner({
    scheme,
    devtools: {
      height: hasMessages ? messagesSize.size : 0,
      isAlone: panel === 'messages',
      hasButton: !isNarrow,
    },
  });
  const sample = sampleCode(type, entryPoint, contentOrigin);
  const code = link.code ?? sample;
  const { label, variable } = embedTypes[type];
  const [heldVisit, setHeldVisit] = useState<number>();

  // Code from a link does not run until the visitor confirms it.
  const isMeasured = contentSize !== undefined;
  useEffect(() => {
    if (!isMeasured) return;
    if (link.code === undefined) runner.start(entryPoint, sample);
    else runner.stop();
    setHeldVisit(link.code === undefined ? undefined : visits);
    // oxlint-disable-next-line react/exhaustive-deps -- runs when a link is opened, not when the code is edited
  }, [visits, isMeasured]);

  // The sample derives its theme from the page's colors when it runs.
  const shownScheme = useRef(scheme);
  useEffect(() => {
    if (shownScheme.current === scheme) return;
    shownScheme.current = scheme;
    if (runner.run && link.code === undefined) runner.start(entryPoint, sample);
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the scheme changes
  }, [scheme]);

  const run = () => {
    setHeldVisit(undefined);
    setPreviewTab('result');
    runner.start(entryPoint, code);
  };
  const showSample = (nextEntryPoint: EntryPoint) => {
    change({ entryPoint: nextEntryPoint, code: undefined });
    setHeldVisit(undefined);
    runner.start(nextEntryPoint, sampleCode(type, nextEntryPoint, contentOrigin));
  };
  const messages = {
    isOpen: hasMessages,
    count: runner.messageCount,
    toggle: () => {
      store('messages-open', String(!hasMessages));
      setMessagesChoice(String(!hasMessages));
    },
  };
  const showPanel = (next: Panel) => {
    if (next === 'result' || next === 'messages') {
      setPreviewTab(next);
      return;
    }
    setPreviewTab(undefined);
    if (next !== workbenchPanel) {
      change({ command: next === 'code' ? undefined : commandGroups(type)[0]?.commands[0]?.id, values: {} });
    }
  };
  const tabs = { code: 'Code', commands: 'Commands' };
  const previewTabs = {
    result: 'Result',
    messages: (
      <>
        Messages <small>{runner.messageCount}</small>
      </>
    ),
  };
  const entryPointSegments = (
    <Segments
      label="Entry point"
      options={isPhone ? shortEntryPoints : entryPoints}
      value={entryPoint}
      onChange={showSample}
    />
  );
  const toolbar = (
    <CodeToolbar code={code} isChanged={code !== sample} onRun={run} onReset={() => showSample(entryPoint)} />
  );

  return (
    <div className="playground" data-expanded={(isExpanded && !isNarrow) || undefined} data-panel={panel}>
      <Header
        scheme={scheme}
        onToggleScheme={toggleScheme}
        isExpanded={isExpanded}
        onExpanded={setIsExpanded}
        getUrl={getUrl}
      >
        <TypeNav type={type} entryPoint={entryPoint} />
        {isNarrow && entryPointSegments}
      </Header>
      <main style={{ '--workbench': `${workbench.size}px` } as CSSProperties}>
        <section className="workbench" aria-label="Code and commands">
          <div className="bar">
            <Tabs
              label="Panel"
              options={isNarrow ? { ...tabs, ...previewTabs } : tabs}
              value={panel}
              onChange={showPanel}
              getPanel={getPanelId}
            />
            {!isNarrow && command === undefined && (
              <>
                {entryPointSegments}
                {toolbar}
              </>
            )}
          </div>
          <div
            className="panel"
            id={getPanelId('code')}
            role="tabpanel"
            aria-labelledby={tabId('code')}
            hidden={panel !== 'code'}
          >
            <CodePanel
              entryPoint={entryPoint}
              code={code}
              entries={runner.entries}
              onCode={(next) => change({ code: next === sample ? undefined : next })}
              onRun={run}
            >
              {isNarrow && (
                <div className="code-actions">
                  <CopyLink getUrl={getUrl} />
                  {toolbar}
                </div>
              )}
            </CodePanel>
          </div>
          <div
            className="panel"
            id={getPanelId('commands')}
            role="tabpanel"
            aria-labelledby={tabId('commands')}
            hidden={panel !== 'commands'}
          >
            {command !== undefined && (
              <CommandsPanel
                key={type}
                type={type}
                command={command}
                values={values}
                onCommand={(id) => change({ command: id, values: {} })}
                onValues={(next) => change({ values: next })}
                scheme={scheme}
                call={(body) => runner.call(variable, body)}
              />
            )}
          </div>
        </section>
        <Splitter label="Code panel width" panel={workbench} edge="right" />
        <PreviewPanel
          label={label}
          tab={isNarrow ? tabId(panel === 'messages' ? 'messages' : 'result') : undefined}
          run={runner.run}
          frame={runner.frame}
          content={content}
          isHeld={heldVisit !== undefined}
          onRun={run}
          problem={runner.run ? undefined : runner.entries[0]}
          messages={messages}
          messagesSize={messagesSize}
        />
      </main>
    </div>
  );
}
