import { useState, type CSSProperties } from 'react';
import { commandGroups } from '../commands/command-groups';
import { embedTypes, entryPoints } from '../embed-types';
import type { Place } from '../preview/outcome';
import { CodePanel } from './code-panel';
import { CodeToolbar } from './code-toolbar';
import { CommandHints } from './command-hints';
import { CommandsPanel } from './commands-panel';
import { Header } from './header';
import { PanelTabs, TabPanel, type Panel } from './panel-tabs';
import { PreviewPanel } from './preview-panel';
import { ResultBar } from './result-bar';
import { RunButton } from './run-button';
import { Segments } from './segments';
import { Splitter, usePanelSize } from './splitter';
import { tabId } from './tabs';
import { TypeNav } from './type-nav';
import { useCode } from './use-code';
import { useLink } from './use-link';
import { useMedia } from './use-media';
import { useMessagesPanel } from './use-messages-panel';
import { usePreviewMessages } from './use-preview-messages';
import { useRunner } from './use-runner';
import { useScheme } from './use-scheme';

/** Query for windows that show one panel at a time. */
const narrow = '(width < 960px)';

/** The page: embed types, code or commands, and the preview. */
export function Playground({ contentOrigin }: { contentOrigin: string }) {
  const linkState = useLink(contentOrigin);
  const { link, change, getUrl } = linkState;
  const { type, entryPoint, command, values } = link;
  const { label, variable } = embedTypes[type];
  const [scheme, toggleScheme] = useScheme();
  const isNarrow = useMedia(narrow);
  const [isExpanded, setIsExpanded] = useState(false);
  // In a window of 1440 px, a whole report page fits next to 478 px, and the panes of an editor do not open.
  const workbench = usePanelSize('workbench', Math.min(Math.max(478, innerWidth * 0.32), 640), 360, 900);
  const messages = useMessagesPanel({ isAvailable: !isNarrow, isExpanded });
  // A link to a command shows the command.
  const [previewTab, setPreviewTab] = useState<'result' | 'messages' | undefined>(command ? undefined : 'result');
  /** Command that runs as soon as its form is shown. */
  const [tried, setTried] = useState<string>();
  /** Place in the code that the visitor has selected in the console or in the preview. */
  const [place, setPlace] = useState<Place>();
  const workbenchPanel = command === undefined ? 'code' : 'commands';
  const panel: Panel = (isNarrow ? previewTab : undefined) ?? workbenchPanel;
  const layout = {
    height: messages.isOpen ? messages.size.size : 0,
    isAlone: panel === 'messages' || messages.isMaximized,
    hasButtons: !isNarrow,
  };
  const runner = useRunner({ type, scheme, layout });
  const code = useCode({ linkState, runner, contentOrigin, scheme, isReady: messages.isMeasured });

  const hasLoaded = runner.state?.phase === 'loaded' || runner.state?.phase === 'rendered';
  const isEdited = runner.run !== undefined && runner.run.code !== code.code;
  const reset = () => code.showSample(entryPoint);
  const run = () => {
    setPreviewTab('result');
    code.run();
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
  usePreviewMessages(runner.frame, ({ previewReset, previewPlace }) => {
    if (previewReset) reset();
    if (!previewPlace) return;
    showPanel('code');
    setIsExpanded(false);
    setPlace(previewPlace);
  });
  const entryPointSegments = (
    <Segments label="Entry point" options={entryPoints} value={entryPoint} onChange={code.showSample} />
  );

  return (
    <div className="playground" data-expanded={(isExpanded && !isNarrow) || undefined} data-panel={panel}>
      <Header
        scheme={scheme}
        onToggleScheme={toggleScheme}
        getUrl={getUrl}
        action={isNarrow && <RunButton isEdited={isEdited} onRun={run} />}
      >
        <TypeNav type={type} entryPoint={entryPoint} />
      </Header>
      <main style={{ '--workbench': `${workbench.size}px` } as CSSProperties}>
        <section className="workbench" aria-label="Code and commands">
          <div className="bar">
            <PanelTabs panel={panel} onChange={showPanel} isNarrow={isNarrow} runner={runner} />
            {!isNarrow && command === undefined && (
              <>
                {entryPointSegments}
                {/* in narrow windows, the button is in the header, so that it is in view in all panels */}
                <RunButton isEdited={isEdited} onRun={run} />
              </>
            )}
          </div>
          <TabPanel name="code" panel={panel}>
            <CodePanel
              entryPoint={entryPoint}
              code={code.code}
              entries={runner.entries}
              place={place}
              onPlace={setPlace}
              onClear={() => runner.clear()}
              onCode={code.edit}
              onRun={run}
            >
              <div className="code-actions">
                <CommandHints
                  type={type}
                  canScroll={isNarrow}
                  onCommand={(id) => {
                    change({ command: id, values: {} });
                    if (hasLoaded) setTried(id);
                  }}
                  onMore={() => showPanel('commands')}
                />
                {isNarrow && entryPointSegments}
                <CodeToolbar code={code.code} isChanged={code.isChanged} onReset={reset} />
              </div>
            </CodePanel>
          </TabPanel>
          <TabPanel name="commands" panel={panel}>
            {command !== undefined && (
              <CommandsPanel
                key={type}
                type={type}
                command={command}
                values={values}
                onCommand={(id) => change({ command: id, values: {} })}
                onValues={(next) => change({ values: next })}
                tried={tried}
                onTried={() => setTried(undefined)}
                scheme={scheme}
                hasEmbed={runner.state !== undefined && runner.state.phase !== 'failed'}
                call={(body) => runner.call(variable, body)}
              />
            )}
          </TabPanel>
        </section>
        <Splitter label="Code panel width" panel={workbench} edge="right" />
        <PreviewPanel
          label={label}
          tab={isNarrow ? tabId(panel === 'messages' ? 'messages' : 'result') : undefined}
          runner={runner}
          isHeld={code.isHeld}
          onRun={run}
          messages={messages}
        >
          {!isNarrow && (
            <ResultBar
              label={label}
              state={runner.state}
              isEdited={isEdited}
              isExpanded={isExpanded}
              onExpanded={setIsExpanded}
              onRun={run}
            />
          )}
        </PreviewPanel>
      </main>
    </div>
  );
}
