import {
  BackgroundType,
  BrowserPrintAdjustmentsMode,
  CommandDisplayOption,
  ContrastMode,
  DisplayOption,
  FilterType,
  HyperlinkClickBehavior,
  LayoutType,
  PageNavigationPosition,
  PageSizeType,
  Permissions,
  QnaMode,
  TokenType,
  ViewMode,
  VisualContainerDisplayMode,
} from '@vitrine/sdk';

/**
 * Enums by field name, or by `parent.name` where the field name alone is ambiguous. For configuration fields, the parent is the embed
 * type.
 */
const enums: Readonly<Record<string, readonly [name: string, members: Readonly<Record<string, number | string>>]>> = {
  background: ['BackgroundType', BackgroundType],
  browserPrintAdjustmentsMode: ['BrowserPrintAdjustmentsMode', BrowserPrintAdjustmentsMode],
  contrastMode: ['ContrastMode', ContrastMode],
  'customLayout.displayOption': ['DisplayOption', DisplayOption],
  displayOption: ['CommandDisplayOption', CommandDisplayOption],
  'displayState.mode': ['VisualContainerDisplayMode', VisualContainerDisplayMode],
  filterType: ['FilterType', FilterType],
  hyperlinkClickBehavior: ['HyperlinkClickBehavior', HyperlinkClickBehavior],
  layoutType: ['LayoutType', LayoutType],
  'pageNavigation.position': ['PageNavigationPosition', PageNavigationPosition],
  'pageSize.type': ['PageSizeType', PageSizeType],
  permissions: ['Permissions', Permissions],
  'qna.viewMode': ['QnaMode', QnaMode],
  tokenType: ['TokenType', TokenType],
  viewMode: ['ViewMode', ViewMode],
};

/** Returns the enum and member for a number, for example ['LayoutType', 'Custom'], or undefined if the field has no enum. */
export function enumMember(parent: string, field: string, value: number): readonly [string, string] | undefined {
  const [name, members = {}] = enums[`${parent}.${field}`] ?? enums[field] ?? [];
  const member = Object.keys(members).find((key) => members[key] === value);
  return name !== undefined && member !== undefined ? [name, member] : undefined;
}
