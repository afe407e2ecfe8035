import type { Recording } from './player';

/** A difference from the published client that is meant. */
export interface AcceptedDifference {
  /** Why it is meant. */
  reason: string;
  /** Turns the published client's recording into what the SDK must leave instead: nothing else may differ. */
  apply(golden: Recording): Recording;
}

/** Only what the scenario noted differs: these notes are ours. */
const notes =
  (ours: Record<string, unknown>): AcceptedDifference['apply'] =>
  (golden) => ({ ...golden, notes: { ...golden.notes, ...ours } });

const replaceText =
  (from: string, to: string): AcceptedDifference['apply'] =>
  (golden) =>
    JSON.parse(JSON.stringify(golden).replaceAll(from, to)) as Recording;

const refused = (message: string, detailedMessage?: string): object => ({ refused: { message, detailedMessage } });

const notFound = (message: string): object => ({
  refused: { message, detailedMessage: message, errorCode: 'PowerBIEntityNotFound' },
});

const notFoundReason =
  "the message says what is missing; the provider's name for it, which is the published client's whole message, is the errorCode";

interface CallRecord {
  url: string;
  headers: Record<string, unknown>;
  body?: unknown;
}

const urlRule = (origin: string): string =>
  `Expected an https URL of the provider, or a URL of an origin that trustOrigin() trusts, without spaces and user name; received ${origin}.`;

const invalidUrl =
  "Invalid embed URL detected. Either URL hostname or protocol are invalid. Please use the provider's REST APIs to get the valid URL";

/** Differences by scenario. */
export const acceptedDifferences: Record<string, AcceptedDifference> = {
  'embed-again': {
    reason: 'a frame keeps the uid of its address, so that its messages stay recognisable',
    apply: replaceText('<uid 2>', '<uid 1>'),
  },
  'report-bookmarks': {
    reason: 'every request carries the uid (wire protocol, 1); the published client leaves it out of bookmark calls',
    apply: (golden) => ({
      ...golden,
      requests: (golden.requests as CallRecord[]).map((call) => ({
        ...call,
        headers: { ...call.headers, uid: '<uid 1>' },
      })),
    }),
  },
  'pages-read': {
    reason: notFoundReason,
    apply: notes({ 'getPageByName, unknown': notFound("The report has no page 'page-99'.") }),
  },
  'page-reads': {
    reason: notFoundReason,
    apply: notes({ 'getVisualByName, unknown': notFound("The page 'page-1' has no visual 'visual-99'.") }),
  },
  'layout-of-a-report': {
    reason: notFoundReason,
    apply: notes({
      'unknown page': notFound("The report has no page 'page-99'."),
      'unknown visual': notFound("The page 'page-1' has no visual 'visual-99'."),
    }),
  },
  'menu-context': {
    reason: notFoundReason,
    apply: notes({
      'remove with another title': notFound("The menu has no command 'two' with the title 'Wrong'."),
      'remove unknown': notFound("The menu has no command 'nine' with the title 'Nine'."),
    }),
  },
  'menu-options': {
    reason: notFoundReason,
    apply: notes({ 'remove unknown': notFound("The menu has no command 'nine' with the title 'Nine'.") }),
  },
  'filters-of-a-single-visual': {
    reason: 'our frame has no border of 2 px, which is part of the size that the published client sends',
    apply: (golden) => replaceText('"width":1268', '"width":1264')(replaceText('"height":154', '"height":150')(golden)),
  },
  'paginated-refusals': {
    reason: 'a paginated report has no filters: updating them is refused as getting and setting them are',
    apply: (golden) => ({
      ...golden,
      notes: { ...golden.notes, updateFilters: refused('This API is currently not supported for RDL reports') },
      requests: (golden.requests as CallRecord[]).filter(({ url }) => url !== '/report/filters'),
    }),
  },
  'events-unknown-name': {
    reason: 'the list is readable, and has the event that the provider added later',
    apply: (golden) => {
      const text = JSON.stringify(golden).replace(
        /loaded,saved[^.]*/,
        (list) => `${list.replaceAll(',', ', ')}, exportDataCompleted`,
      );
      return JSON.parse(text) as Recording;
    },
  },
  'service-registry': {
    reason: 'a message never prints an element of the page',
    apply: notes({
      'get after reset': refused('The element holds no embed of this service. Embed content into it first.'),
    }),
  },
  'service-refusals': {
    reason: 'messages say what to do and never print a configuration; nothing is left in the page after a refusal',
    apply: (golden) => ({
      ...notes({
        autoAuth: refused(
          "Embed URL is invalid for this scenario. Please use the provider's REST APIs to get the valid URL",
        ),
        http: refused(invalidUrl, urlRule('http://app.powerbi.com')),
        'other host': refused(invalidUrl, urlRule('https://example.com')),
        'no id': refused(
          "Report id is required, but it was not found. Pass 'id' in the configuration, set the attribute 'data-report-id', or use an embed URL that contains it.",
        ),
        'no type': refused(
          "The type is required, but it was not found. Pass 'type' in the configuration or set the attribute 'data-type', for example to 'report'.",
        ),
        'no url': refused(
          "Embed URL is required, but it was not found. Pass 'embedUrl' in the configuration, or set the attribute 'data-embed-url'.",
        ),
        'unknown type': refused(
          "There is no component of the type 'unicorn'. Correct the type, or register a component of this name.",
        ),
      })(golden),
      frames: [],
    }),
  },
  'embed-another-type': {
    reason: 'a message never prints a configuration or an element of the page',
    apply: notes({
      'dashboard over report': refused(
        "The element holds an embed of the type 'report', which cannot become a 'dashboard'. Reset the element first.",
      ),
    }),
  },
};
