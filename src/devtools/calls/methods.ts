/** Type of an argument, which determines its form control. */
export type ArgumentType = 'text' | 'number' | 'boolean' | 'json' | readonly (string | number)[];

/** A method parameter. */
export interface Parameter {
  readonly name: string;
  readonly type: ArgumentType;
  readonly isOptional?: boolean;
  /** Initial value in the form. */
  readonly example?: string;
}

const text = (name: string, example?: string): Parameter => ({
  name,
  type: 'text',
  ...(example !== undefined && { example }),
});
const number = (name: string, example: number): Parameter => ({ name, type: 'number', example: String(example) });
const json = (name: string, example: string): Parameter => ({ name, type: 'json', example });
const optional = (parameter: Parameter): Parameter => ({ ...parameter, isOptional: true });
const choice = (name: string, ...values: readonly (string | number)[]): Parameter => ({ name, type: values });

const visual = [text('pageName'), text('visualName')];
const menuCommand = [text('commandName', 'inspect'), text('title', 'Inspect')];
const filters = json('filters', '[]');
const operation = choice('operation', 0, 1, 2, 3);

/** Method parameters by method name. The last parameter, which contains the call's options, is omitted. */
const parameters: Readonly<Record<string, readonly Parameter[]>> = {
  render: [optional(json('config', '{}'))],
  setPage: [text('pageName')],
  getPageByName: [text('pageName')],
  addPage: [optional(text('displayName', 'New page'))],
  deletePage: [text('pageName')],
  renamePage: [text('pageName'), text('displayName')],
  updateFilters: [operation, filters],
  setFilters: [filters],
  updateSettings: [json('settings', '{ "panes": { "filters": { "visible": false } } }')],
  switchMode: [choice('viewMode', 'view', 'edit')],
  applyTheme: [json('theme', '{ "themeJson": { "name": "Theme" } }')],
  setZoom: [number('zoomLevel', 1)],
  switchLayout: [choice('layoutType', 0, 1, 2, 3)],
  clearSelectedVisuals: [optional({ name: 'clearPopOutState', type: 'boolean' })],
  addContextMenuCommand: menuCommand,
  removeContextMenuCommand: menuCommand,
  addOptionsMenuCommand: menuCommand,
  removeOptionsMenuCommand: menuCommand,
  setVisualDisplayState: [...visual, choice('displayState', 0, 1)],
  resizeVisual: [...visual, number('width', 400), number('height', 300)],
  moveVisual: [...visual, number('x', 0), number('y', 0), optional(number('z', 0))],
  resizeActivePage: [choice('pageSizeType', 0, 1, 2, 3, 4, 5), number('width', 1280), number('height', 720)],
  saveAs: [json('parameters', '{ "name": "Copy" }')],
  setAccessToken: [text('accessToken')],
  setComponentTitle: [text('title')],
  setComponentTabIndex: [optional(number('tabIndex', 0))],
  load: [optional({ name: 'phasedRender', type: 'boolean' })],
  setQuestion: [text('question')],
  'bookmarksManager.apply': [text('bookmarkName')],
  'bookmarksManager.applyState': [text('state')],
  'bookmarksManager.play': [choice('playMode', 0, 1)],
  'bookmarksManager.capture': [optional(json('options', '{}'))],
  'page.setDisplayName': [text('displayName')],
  'page.updateFilters': [operation, filters],
  'page.setFilters': [filters],
  'page.getVisualByName': [text('visualName')],
  'page.hasLayout': [choice('layoutType', 0, 1, 2, 3)],
  'page.resizePage': [choice('pageSizeType', 0, 1, 2, 3, 4, 5), number('width', 1280), number('height', 720)],
  'page.setVisualDisplayState': [text('visualName'), choice('displayState', 0, 1)],
  'page.moveVisual': [text('visualName'), number('x', 0), number('y', 0), optional(number('z', 0))],
  'page.resizeVisual': [text('visualName'), number('width', 400), number('height', 300)],
  'visual.updateFilters': [operation, filters],
  'visual.setFilters': [filters],
  'visual.exportData': [optional(choice('exportDataType', 0, 1)), optional(number('rows', 1000))],
  'visual.setSlicerState': [json('state', '{ "filters": [] }')],
  'visual.clone': [optional(json('request', '{}'))],
  'visual.sortBy': [json('request', '{ "orderBy": {}, "direction": 1 }')],
  'visual.moveVisual': [number('x', 0), number('y', 0), optional(number('z', 0))],
  'visual.setVisualDisplayState': [choice('displayState', 0, 1)],
  'visual.resizeVisual': [number('width', 400), number('height', 300)],
};

/** Methods that the panel does not list: those that only the SDK calls, and those whose arguments cannot be entered in a form. */
const hidden = new Set([
  'constructor',
  'prepare',
  'start',
  'suspend',
  'resume',
  'update',
  'populateConfig',
  'validate',
  'validationKind',
  'complete',
  'frameParameters',
  'eventDetail',
  'assertValid',
  'recordEvent',
  'discardChanges',
  'restore',
  'repeat',
  'emit',
  'on',
  'off',
  'subscribeToLoads',
  'wrapObserver',
  'request',
  'requestRaw',
  'requestPath',
  'toJSON',
  'dispose',
  'page',
]);

/** Object whose methods are called: the embed itself, its bookmarks, a page, or a visual. */
export type CallTarget = 'embed' | 'bookmarksManager' | 'page' | 'visual';

/** A method that can be called. */
export interface Method {
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

/** Returns the methods of an object that can be called from the panel, in alphabetical order. */
export function methodsOf(target: CallTarget, object: object): Method[] {
  const names = new Set<string>();
  for (let prototype = object; prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype) as object) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value === 'function' && !name.startsWith('_')) names.add(name);
    }
  }
  return [...names]
    .filter((name) => !hidden.has(name))
    .sort()
    .map((name) => {
      const key = target === 'embed' ? name : `${target}.${name}`;
      const declared = parameters[key];
      const { length } = Reflect.get(object, name) as { length: number };
      // An unknown method's arguments are entered as a list.
      return { name, parameters: declared ?? (length > 1 ? [optional(json('arguments', '[]'))] : []) };
    });
}
