import type { Settings } from '../../../src';
import type { Recording } from './player';

/** Intentional difference from powerbi-client. */
export interface AcceptedDifference {
  /** Reason for the difference. */
  reason: string;
  /** Converts powerbi-client's recording to the SDK's expected recording. Nothing else may differ. */
  apply(golden: Recording): Recording;
}

/** Returns a difference that affects only a scenario's notes. */
const notes =
  (sdkNotes: Record<string, unknown>): AcceptedDifference['apply'] =>
  (golden) => ({ ...golden, notes: { ...golden.notes, ...sdkNotes } });

const replaceText =
  (from: string, to: string): AcceptedDifference['apply'] =>
  (golden) =>
    JSON.parse(JSON.stringify(golden).replaceAll(from, to)) as Recording;

const rejected = (message: string, detailedMessage?: string): object => ({ rejected: { message, detailedMessage } });

const notFound = (message: string): object => ({
  rejected: { message, detailedMessage: message, errorCode: 'PowerBIEntityNotFound' },
});

const notFoundReason =
  'the message names the missing object; errorCode contains the error code, which powerbi-client uses as the message';

interface CallRecord {
  url: string;
  headers: Record<string, unknown>;
  body?: unknown;
}

const urlRule = (origin: string): string =>
  `Expected an https URL on a Power BI host or a trusted origin, without spaces or a user name; received ${origin}.`;

const invalidUrl =
  "Invalid embed URL detected. Either URL hostname or protocol are invalid. Please use the provider's REST APIs to get the valid URL";

/** Intentional differences by scenario. */
export const acceptedDifferences: Record<string, AcceptedDifference> = {
  'embed-again': {
    reason: 'a reused frame keeps the uid in its URL, which matches its messages',
    apply: replaceText('<uid 2>', '<uid 1>'),
  },
  'report-bookmarks': {
    reason: 'every request has the uid header; powerbi-client omits it in bookmark requests',
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
  'report-settings': {
    reason: 'invalid settings are rejected before they are sent',
    apply: (golden) => ({
      ...notes({ 'an invalid setting': rejected('zoomLevel must be a number between 0.25 and 4') })(golden),
      requests: (golden.requests as CallRecord[]).filter(({ body }) => (body as Settings | null)?.zoomLevel !== 9),
    }),
  },
  'page-names': {
    reason: 'characters that would change the path are percent-encoded in names',
    apply: (golden) => ({
      ...golden,
      requests: (golden.requests as CallRecord[]).map((call) => ({
        ...call,
        url: call.url.replace(/(?<=^\/report\/pages\/).+(?=\/filters$)/, (name) =>
          name.replace(/[%/?#]/g, encodeURIComponent),
        ),
      })),
    }),
  },
  'page-reads': {
    reason: notFoundReason,
    apply: notes({ 'getVisualByName, unknown': notFound("The page 'page-1' has no visual 'visual-99'.") }),
  },
  'report-layout': {
    reason: notFoundReason,
    apply: notes({
      'unknown page': notFound("The report has no page 'page-99'."),
      'unknown visual': notFound("The page 'page-1' has no visual 'visual-99'."),
    }),
  },
  'menu-context': {
    reason: notFoundReason,
    apply: notes({
      'remove with a different title': notFound("The menu has no command 'two' with the title 'Wrong'."),
      'remove an unknown command': notFound("The menu has no command 'nine' with the title 'Nine'."),
    }),
  },
  'menu-options': {
    reason: notFoundReason,
    apply: notes({ 'remove an unknown command': notFound("The menu has no command 'nine' with the title 'Nine'.") }),
  },
  'single-visual-filters': {
    reason: "the SDK's frame has no border; powerbi-client includes its frame's 2 px border in the size",
    apply: (golden) => replaceText('"width":1268', '"width":1264')(replaceText('"height":154', '"height":150')(golden)),
  },
  'paginated-rejections': {
    reason: 'paginated reports do not have filters, so updateFilters is rejected like getFilters and setFilters',
    apply: (golden) => ({
      ...golden,
      notes: { ...golden.notes, updateFilters: rejected('This API is currently not supported for RDL reports') },
      requests: (golden.requests as CallRecord[]).filter(({ url }) => url !== '/report/filters'),
    }),
  },
  'events-unknown-name': {
    reason: 'the list in the message includes an event that was added later',
    apply: replaceText('renderingStarted,blur.', 'renderingStarted,blur,exportDataCompleted.'),
  },
  'service-registry': {
    reason: 'error messages never contain a page element',
    apply: notes({
      'get after reset': rejected('The element does not hold an embed of this service. Embed content in it first.'),
    }),
  },
  'service-rejections': {
    reason:
      'error messages say how to fix the error and never contain a configuration; no frame is left after an error',
    apply: (golden) => ({
      ...notes({
        autoAuth: rejected(
          "Embed URL is invalid for this scenario. Please use the provider's REST APIs to get the valid URL",
        ),
        http: rejected(invalidUrl, urlRule('http://app.powerbi.com')),
        'other host': rejected(
          invalidUrl,
          `${urlRule('https://example.com')} If you trust this origin, call service.trustOrigin('https://example.com').`,
        ),
        'no id': rejected(
          "Report id is required, but it was not found. Pass 'id' in the configuration, set the 'data-report-id' attribute, or use an embed URL that contains it.",
        ),
        'no type': rejected(
          "The type is required, but it was not found. Pass 'type' in the configuration or set the 'data-type' attribute, for example to 'report'.",
        ),
        'no url': rejected(
          "Embed URL is required, but it was not found. Pass 'embedUrl' in the configuration, or set the 'data-embed-url' attribute.",
        ),
        'unknown type': rejected(
          "There is no component of type 'unicorn'. Correct the type, or register a component with this name.",
        ),
      })(golden),
      frames: [],
    }),
  },
  'embed-different-type': {
    reason: 'error messages never contain a configuration or a page element',
    apply: notes({
      'dashboard over report': rejected(
        "The element holds an embed of type 'report', which cannot become a 'dashboard'. Reset the element first.",
      ),
    }),
  },
};
