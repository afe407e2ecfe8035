import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { sampleCode } from '../code/sample-code';
import { commandGroups } from '../commands/command-groups';
import { embedTypes, type EntryPoint } from '../embed-types';
import { CodePanel } from './code-panel';
import { CodeToolbar } from './code-toolbar';
import { CommandsPanel } from './commands-panel';
import { getFreeHeight } from './free-height';
import { Header } from './header';
import { MessagesButton } from './messages-button';
import { PreviewPanel } from './preview-panel';
import { Sidebar } from './sidebar';
import { Splitter, usePanelSize } from './splitter';
import { readStored, store } from './storage';
import { tabIds, Tabs } from './tabs';
import { useElementSize } from './use-element-size';
import { useLink } from './use-link';
import { useMedia } from './use-media';
import { useRunner } from './use-runner';
import { useScheme } from './use-scheme';

/** Query for windows in which the panels are stacked. */
const narrow = '(width < 960px)';

/** Height in pixels of the devtools with a few messages. In narrow windows, their toolbar has two rows. */
const minMessages = matchMedia(narrow).matches ? 280 : 180;

const panels = { code: 'Code', commands: 'Commands' } as const;

/** The page: embed types, code or commands, and the preview. */
export function Playground({ contentOrigin }: { contentOrigin: string }) {
  const { link, visits, change, getUrl } = useLink(contentOrigin);
  const { type, entryPoint, command, values } = link;
  const [scheme, toggleScheme] = useScheme();
  const [isExpanded, setIsExpanded] = useState(false);
  const isNarrow = useMedia(narrow);
  const workbench = usePanelSize('workbench', Math.max(400, innerWidth * 0.34), 360, 800);
  const [content, contentSize] = useElementSize<HTMLDivElement>();
  const free = contentSize ? getFreeHeight(type, contentSize) : 0;
  const messagesSize = usePanelSize('messages', Math.max(minMessages, free), 140, 600);
  const [messagesChoice, setMessagesChoice] = useState(() => readStored('messages-open'));
  // Until the visitor opens or closes the devtools, they are open in wide windows if they do not make the content smaller.
  const hasMessages = messagesChoice ? messagesChoice === 'true' : !isNarrow && free >= minMessages;
  // When the panels are stacked, the button is next to the tabs, because a separate bar would take too much room.
  const hasMessagesButton = !isNarrow || isExpanded;
  const runner = useRunner({ scheme, devtoolsHeight: hasMessages ? messagesSize.size : 0, hasMessagesButton });
  const sample = sampleCode(type, entryPoint, contentOrigin);
  const code = link.code ?? sample;
  const { label, summary, variable } = embedTypes[type];
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
    runner.start(entryPoint, code);
    // when the panels are stacked, the preview can be above the visible part of the page
    if (isNarrow) content.current?.scrollIntoView({ block: 'center' });
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
  const showPanel = (panel: keyof typeof panels) =>
    change({ command: panel === 'code' ? undefined : commandGroups(type)[0]?.commands[0]?.id, values: {} });

  return (
    <div className="playground" data-expanded={isExpanded || undefined}>
      <Header
        label={label}
        summary={summary}
        scheme={scheme}
        onToggleScheme={toggleScheme}
        isExpanded={isExpanded}
        onExpanded={setIsExpanded}
        getUrl={getUrl}
      />
      <Sidebar type={type} entryPoint={entryPoint} />
      <main style={{ '--workbench': `${workbench.size}px` } as CSSProperties}>
        <section className="workbench" aria-label="Code and commands">
          <div className="bar">
            <Tabs
              label="Panel"
              options={panels}
              value={command === undefined ? 'code' : 'commands'}
              onChange={showPanel}
            />
            {!hasMessagesButton && runner.run && <MessagesButton {...messages} />}
            {command === undefined && (
              <CodeToolbar
                entryPoint={entryPoint}
                code={code}
                isChanged={code !== sample}
                onEntryPoint={showSample}
                onRun={run}
                onReset={() => showSample(entryPoint)}
              />
            )}
          </div>
          <div
            className="panel"
            id={tabIds('code').panel}
            role="tabpanel"
            aria-labelledby={tabIds('code').tab}
            hidden={command !== undefined}
          >
            <CodePanel
              entryPoint={entryPoint}
              code={code}
              entries={runner.entries}
              onCode={(next) => change({ code: next === sample ? undefined : next })}
              onRun={run}
            />
          </div>
          <div
            className="panel"
            id={tabIds('commands').panel}
            role="tabpanel"
            aria-labelledby={tabIds('commands').tab}
            hidden={command === undefined}
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
          run={runner.run}
          frame={runner.frame}
          content={content}
          isHeld={heldVisit !== undefined}
          onRun={run}
          problem={runner.run ? undefined : runner.entries[0]}
          messages={messages}
          messagesSize={messagesSize}
          hasMessagesButton={hasMessagesButton}
        />
      </main>
    </div>
  );
}
