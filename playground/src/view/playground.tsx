import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { sampleCode } from '../code/sample-code';
import { commandGroups } from '../commands/command-groups';
import { embedTypes, type EntryPoint } from '../embed-types';
import { CodePanel } from './code-panel';
import { CommandsPanel } from './commands-panel';
import { Header } from './header';
import { PreviewPanel } from './preview-panel';
import { Segments } from './segments';
import { Sidebar } from './sidebar';
import { Splitter, usePanelSize } from './splitter';
import { useElementSize, type ElementSize } from './use-element-size';
import { useLink } from './use-link';
import { useRunner } from './use-runner';
import { useScheme } from './use-scheme';

/** Width in pixels below which the panels are stacked. */
const narrowWidth = 960;

/** Height and width in pixels of the bars next to a report's page: tabs below, filter pane on the right. */
const barSize = 38;

/** Height in pixels of the devtools with a few messages. */
const minMessages = 180;

/** Returns the height that a report with 16:9 pages leaves for the devtools. */
const messagesHeightFor = ({ width, height }: ElementSize): number =>
  Math.max(minMessages, height - barSize - ((width - barSize) * 9) / 16);

const panels = { code: 'Code', commands: 'Commands' } as const;

/** The page: embed types, code or commands, and the preview. */
export function Playground({ contentOrigin }: { contentOrigin: string }) {
  const { link, visits, change, getUrl } = useLink(contentOrigin);
  const { type, entryPoint, command, values } = link;
  const [scheme, toggleScheme] = useScheme();
  const [hasMessages, setHasMessages] = useState(() => innerWidth >= narrowWidth);
  const [isExpanded, setIsExpanded] = useState(false);
  const workbench = usePanelSize('workbench', innerWidth * 0.3, 360, 800);
  const [content, contentSize] = useElementSize<HTMLDivElement>();
  const messages = usePanelSize('messages', contentSize ? messagesHeightFor(contentSize) : minMessages, 140, 600);
  const runner = useRunner({ scheme, messagesHeight: hasMessages ? messages.size : 0 });
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
    // oxlint-disable-next-line react/exhaustive-deps -- only opening a link runs its code; later edits do not
  }, [visits, isMeasured]);

  // The sample's theme is derived from the page's colors when it runs.
  const shownScheme = useRef(scheme);
  useEffect(() => {
    if (shownScheme.current === scheme) return;
    shownScheme.current = scheme;
    if (runner.run && link.code === undefined) runner.start(entryPoint, sample);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the scheme runs the sample again
  }, [scheme]);

  const run = () => {
    setHeldVisit(undefined);
    runner.start(entryPoint, code);
  };
  const showSample = (nextEntryPoint: EntryPoint) => {
    change({ entryPoint: nextEntryPoint, code: undefined });
    setHeldVisit(undefined);
    runner.start(nextEntryPoint, sampleCode(type, nextEntryPoint, contentOrigin));
  };
  const showPanel = (panel: keyof typeof panels) =>
    change({ command: panel === 'code' ? undefined : commandGroups(type)[0]?.commands[0]?.id, values: {} });

  return (
    <div className="playground" data-expanded={isExpanded || undefined}>
      <Header scheme={scheme} onToggleScheme={toggleScheme} getUrl={getUrl} />
      <Sidebar type={type} entryPoint={entryPoint} />
      <main style={{ '--workbench': `${workbench.size}px` } as CSSProperties}>
        <section className="workbench" aria-labelledby="type-title">
          <div className="intro">
            <h2 id="type-title">{label}</h2>
            <p>{summary}</p>
            <Segments
              label="Panel"
              options={panels}
              value={command === undefined ? 'code' : 'commands'}
              onChange={showPanel}
            />
          </div>
          <div className="panel" hidden={command !== undefined}>
            <CodePanel
              entryPoint={entryPoint}
              code={code}
              isChanged={code !== sample}
              entries={runner.entries}
              onEntryPoint={showSample}
              onCode={(next) => change({ code: next === sample ? undefined : next })}
              onRun={run}
              onReset={() => showSample(entryPoint)}
            />
          </div>
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
          hasMessages={hasMessages}
          onMessages={setHasMessages}
          isExpanded={isExpanded}
          onExpanded={setIsExpanded}
        />
      </main>
    </div>
  );
}
