import { VitrineDevtools } from '@vitrine/sdk/devtools/react';
import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { devtoolsStyle } from '../../playground/src/view/devtools-style';
import { observeMessageCount } from '../../playground/src/view/message-count';
import { devtoolsEvent } from './devtools-event';
import { useScheme } from './use-scheme';

/**
 * Returns the first 200 characters of a value's JSON, without `report` fields and with spaces, where lines can break. Returns an empty
 * string for undefined.
 */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part), 1) as
    | string
    | undefined;
  return (text ?? '')
    .replaceAll(/(?<=[[{])\n *|\n *(?=[\]}])/g, '')
    .replaceAll(/\n */g, ' ')
    .slice(0, 200);
}

/** Window width in pixels below which the devtools are closed at first, because they would cover most of a phone. */
export const phoneWidth = 700;

interface DevtoolsPanelProps {
  view?: 'embeds' | 'messages';
  /** Whether the devtools can be closed. Default: true. */
  isOptional?: boolean;
  /** Whether they are closed at first. Default: false, except on phones. */
  isClosed?: boolean;
  /** Whether they fit the canvas of phones, too, because the embed is low. Default: false. */
  hasRoom?: boolean;
}

/** Style of devtools that can be closed, because the element that closes them has a border around both. */
const withoutBorder = '.panel.inline { --buttons-width: 110px; border: 0; border-radius: 0; clip-path: none; }';

/** The devtools at the end of a story. They record messages even while they are closed. */
export function DevtoolsPanel({
  view = 'messages',
  isOptional = true,
  isClosed = false,
  hasRoom = false,
}: DevtoolsPanelProps) {
  const scheme = useScheme();
  const [isOpen, setOpen] = useState(!isClosed && (hasRoom || innerWidth >= phoneWidth));
  const [count, setCount] = useState('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isOptional ? devtoolsStyle + withoutBorder : devtoolsStyle);
    const host = container.current?.querySelector('[data-vitrine-devtools]');
    host?.shadowRoot?.adoptedStyleSheets.push(sheet);
    observeMessageCount(host, setCount);
  }, [scheme, isOptional]);
  useEffect(() => {
    addons.getChannel().emit(devtoolsEvent, isClosed && isOpen);
    return () => addons.getChannel().emit(devtoolsEvent, false);
  }, [isClosed, isOpen]);
  const panel = (
    <div ref={container}>
      <VitrineDevtools key={scheme} inline theme={scheme} initialView={view} />
    </div>
  );
  if (!isOptional) return <div className="devtools">{panel}</div>;
  return (
    <details className="devtools" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Devtools {!isOpen && count && <small title="Messages">{count}</small>}</summary>
      {panel}
    </details>
  );
}
