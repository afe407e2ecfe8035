import type { Problem } from '../store/embed-record';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import { describeChange, type LoadRecord } from '../store/load-record';
import type { Rule } from './warning';

/** Minimum number of loads within the period to trigger a warning. Fewer loads can have causes other than the page. */
const minLoads = 3;
const periodMs = 30_000;
/**
 * Age at which loads are no longer reported, in milliseconds. The panel may be opened long after the page has settled.
 */
const retentionMs = 600_000;

/** Time without a response before a request is reported, in milliseconds. Some exports take several seconds. */
const maxResponseMs = 10_000;

const troubleshooting = 'troubleshooting.md';

/** Returns the latest relevant problem, unless a successful load followed it. */
function currentProblem({ problems, loads }: EmbedSnapshot, isRelevant: (problem: Problem) => boolean) {
  const problem = problems.filter(isRelevant).at(-1);
  const load = loads.at(-1);
  const loadedMs = load?.steps.loaded === undefined ? -Infinity : load.timeMs + load.steps.loaded;
  return problem && problem.timeMs >= loadedMs ? problem : undefined;
}

const isSilence = ({ code }: Problem): boolean => code === 'frameSilent' || code === 'timeout';
const isExpiry = ({ message }: Problem): boolean => message.includes('TokenExpired');

/** Returns the title and fix for a rejected embed URL. The error details name the origin if it can be trusted. */
function describeHost({ message }: Problem): { title: string; fix: string } {
  const fix = 'Use the embed URL that the REST API returned.';
  const origin = /service\.trustOrigin\('([^']+)'\)/.exec(message)?.[1];
  if (origin === undefined) {
    const received = /received (\S+?)\.?$/.exec(message)?.[1];
    return { title: `The embed URL is not accepted${received ? `: \`${received}\`` : ''}.`, fix };
  }
  return {
    title: `The embed URL is not accepted: \`${origin}\` is not a trusted origin.`,
    fix: `${fix} If the host is yours, call \`service.trustOrigin('${origin}')\` before embedding, or pass the origin in \`trustedOrigins\` to a new \`Service\`.`,
  };
}

export const notCreated: Rule = ({ failure }) => {
  if (!failure) return undefined;
  const isHost = failure.code === 'invalidEmbedUrl';
  return {
    rule: isHost ? 'wrong-host' : 'not-created',
    severity: 'error',
    guide: `${troubleshooting}#error-codes`,
    ...(isHost
      ? describeHost(failure)
      : { title: failure.message, fix: `No frame was created. Look up the code \`${failure.code ?? 'unknown'}\`.` }),
  };
};

export const silentFrame: Rule = (embed) => {
  const problem = currentProblem(embed, isSilence);
  if (!problem) return undefined;
  return {
    rule: 'silent-frame',
    severity: 'error',
    title: problem.message,
    fix: 'Open the embed URL in a new tab to see whether the server responds. Check `frame-src`, proxies and browser extensions.',
    guide: `${troubleshooting}#error-codes`,
  };
};

export const unresponsiveFrame: Rule = (embed, nowMs) => {
  const { status, unanswered } = embed;
  const hasCrashed = status === 'crashed';
  const isSilent = unanswered && nowMs - unanswered.sinceMs >= maxResponseMs && !currentProblem(embed, isSilence);
  if (!hasCrashed && !isSilent) return undefined;
  const requests = unanswered?.count === 1 ? 'a request' : `${unanswered?.count} requests`;
  return {
    rule: 'unresponsive-frame',
    severity: hasCrashed ? 'error' : 'warning',
    title: hasCrashed
      ? 'The frame has crashed.'
      : `The frame has not responded to ${requests} for more than ${maxResponseMs / 1000} s.`,
    fix: 'Look for errors from the frame in the browser console. If the frame has crashed, reset the container and embed the content again.',
    guide: `${troubleshooting}#by-symptom`,
  };
};

export const injectedFaults: Rule = ({ faults }) =>
  faults === undefined || faults === ''
    ? undefined
    : {
        rule: 'injected-faults',
        severity: 'warning',
        title: `The emulator injects faults: \`${faults}\`.`,
        fix: 'Switch the faults off in Emulator, or reload the frame.',
        guide: 'emulator.md',
      };

export const failedLoad: Rule = (embed) => {
  const { loads, status } = embed;
  const error = loads.at(-1)?.error;
  if (status !== 'failed' || error === undefined) return undefined;
  if (currentProblem(embed, (problem) => isSilence(problem) || isExpiry(problem))) return undefined;
  return {
    rule: 'failed-load',
    severity: 'error',
    title: `The content did not load: ${error}`,
    fix: 'Select the load request in Messages to see the full response.',
    guide: `${troubleshooting}#rejected-calls`,
  };
};

/** Returns the longest series of loads within the period, including loads that were replaced before they were sent. */
function longestSeries(loads: readonly LoadRecord[]): readonly LoadRecord[] {
  const started = loads.filter(({ steps, changes = [] }) => steps.sent !== undefined || changes.length > 0);
  const series = started.map((first, index) =>
    started.slice(index).filter(({ timeMs }) => timeMs - first.timeMs < periodMs),
  );
  return series.reduce((longest, each) => (each.length >= longest.length ? each : longest), []);
}

/**
 * Describes the fields that changed with every load, or if there are none, with any load. Shows each field's last
 * change.
 */
function describeChanges(loads: readonly LoadRecord[]): string {
  const lists = loads.flatMap(({ changes = [] }) => (changes.length > 0 ? [changes] : []));
  const last = new Map(lists.flat().map((change) => [change.name, change]));
  const all = [...last.values()];
  const common = all.filter(({ name }) => lists.every((changes) => changes.some((change) => change.name === name)));
  const description = (common.length > 0 ? common : all).map(describeChange).join(', ');
  if (description === '') return '';
  return common.length > 0 ? ` Changed each time: ${description}.` : ` Changed: ${description}.`;
}

export const repeatedLoads: Rule = ({ loads }, nowMs) => {
  const series = longestSeries(loads.filter(({ timeMs }) => nowMs - timeMs < retentionMs));
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last || series.length < minLoads) return undefined;
  const seconds = Math.max(1, Math.round((last.timeMs - first.timeMs) / 1000));
  return {
    rule: 'repeated-loads',
    severity: 'warning',
    title: `The page started ${series.length} loads within ${seconds} s.${describeChanges(series)}`,
    fix: 'Pass the same value on every render: create it outside the component or with `useMemo`, and remove timestamps and random values from URLs.',
    guide: 'react.md',
  };
};

export const notRecorded: Rule = ({ isComplete, failure }) => {
  if (isComplete || failure) return undefined;
  return {
    rule: 'not-recorded',
    severity: 'hint',
    title: 'This embed was created before the devtools were added, so its earlier messages are missing.',
    fix: 'To see its load, add the devtools before the page embeds content, and reload the page.',
    guide: 'devtools.md',
  };
};
