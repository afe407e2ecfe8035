import { createContext, use, useId, type ReactNode } from 'react';

/** The story's group and name, as in the sidebar. The preview's decorator provides them. */
export const StoryName = createContext({ group: '', name: '' });

interface StoryPageProps {
  /** One or two sentences about the example. Code is between backticks. */
  description?: string | undefined;
  /** Shown at the end of the header. */
  status?: ReactNode;
  /** Devtools below the example. */
  devtools?: ReactNode;
  /** Shown below the example, whose embed then ends in the canvas. */
  code?: ReactNode;
  children: ReactNode;
}

/** Returns the text with its parts between backticks as code elements. */
const withCode = (text: string): readonly ReactNode[] =>
  // every second part is code
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Page of a story: a header with its name, and the example below. */
export function StoryPage({ description, status, devtools, code, children }: StoryPageProps) {
  const { group, name } = use(StoryName);
  const example = (
    <>
      <header className="story-header">
        <h1>
          <span className="story-group">{group}</span> {name}
        </h1>
        {status}
        {description !== undefined && <p className="story-description">{withCode(description)}</p>}
      </header>
      {children}
    </>
  );
  return (
    <main className="story" aria-label="Story">
      {code === undefined ? (
        example
      ) : (
        <div className="story-screen">
          <div className="story-example">{example}</div>
          {devtools}
        </div>
      )}
      {code}
    </main>
  );
}

interface StatusBadgeProps {
  status: string;
  /** Whether the frame has responded to the last call, if any. Default: true. */
  isResponsive?: boolean;
}

/** Status of an embed that the story shows. */
export function StatusBadge({ status, isResponsive = true }: StatusBadgeProps) {
  const hasCrashed = status === 'rendered' && !isResponsive;
  // the placeholder is visible before the embed has been created
  const phase = status === 'idle' ? 'loading' : status;
  return (
    <p className="story-status" title="Load state of the embed">
      <output className="state" data-phase={hasCrashed ? 'failed' : phase} aria-label="status">
        {hasCrashed ? 'unresponsive' : phase}
      </output>
    </p>
  );
}

interface ToolbarProps {
  /** Result of the last action. */
  result?: string;
  /** Whether the last action was rejected. Default: false. */
  isRejected?: boolean;
  children: ReactNode;
}

/** An example's buttons and switches, with the result of the last action. */
export function Toolbar({ result, isRejected = false, children }: ToolbarProps) {
  return (
    <div className="story-toolbar">
      <div className="story-actions" role="group" aria-label="Example">
        {children}
      </div>
      {result !== undefined && (
        <p className="story-result">
          <b>Result</b>
          <code role="status" data-rejected={isRejected || undefined}>
            {result}
          </code>
        </p>
      )}
    </div>
  );
}

interface SegmentedProps<Option extends string> {
  /** Accessible name, also shown if `isLabeled`. */
  label: string;
  isLabeled?: boolean;
  options: readonly Option[];
  value: Option | undefined;
  onChange: (option: Option) => void;
}

/** A switch between a few options. The arrow keys select the next or previous option. */
export function Segmented<Option extends string>(props: SegmentedProps<Option>) {
  const { label, isLabeled = false, options, value, onChange } = props;
  const name = useId();
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
      {isLabeled && <span aria-hidden="true">{label}</span>}
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {option}
          </label>
        ))}
      </div>
    </div>
  );
}
