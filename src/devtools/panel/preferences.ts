/** Edge of the window that the panel is docked to. */
export type PanelPosition = 'bottom' | 'right';

/** Color theme of the panel. 'auto' follows the operating system. */
export type PanelTheme = 'auto' | 'light' | 'dark';

/** Panel state that is remembered across visits. */
export interface Preferences {
  isOpen: boolean;
  position: PanelPosition;
  /** Height at the bottom, in CSS pixels. */
  height: number;
  /** Width on the right, in CSS pixels. */
  width: number;
  theme: PanelTheme;
  /** Id of the selected view. */
  view: string;
}

const key = 'vitrine-devtools';

const isOneOf = <Value extends string>(value: unknown, values: readonly Value[]): value is Value =>
  values.includes(value as Value);

function readStored(): Record<string, unknown> {
  try {
    const parsed = JSON.parse(localStorage.getItem(key) ?? '{}') as unknown;
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>;
  } catch {
    // Storage can be disabled, and its content can come from a different version.
  }
  return {};
}

/** Returns the remembered state. Missing and invalid values are replaced with their defaults. */
export function readPreferences(defaults: Preferences): Preferences {
  const { isOpen, position, height, width, theme, view } = readStored();
  const positions: readonly PanelPosition[] = ['bottom', 'right'];
  const themes: readonly PanelTheme[] = ['auto', 'light', 'dark'];
  return {
    isOpen: typeof isOpen === 'boolean' ? isOpen : defaults.isOpen,
    position: isOneOf(position, positions) ? position : defaults.position,
    height: typeof height === 'number' && height > 0 ? height : defaults.height,
    width: typeof width === 'number' && width > 0 ? width : defaults.width,
    theme: isOneOf(theme, themes) ? theme : defaults.theme,
    view: typeof view === 'string' ? view : defaults.view,
  };
}

/** Stores the preferences that the user has changed. The page's options still apply to all others. */
export function writePreferences(changes: Partial<Preferences>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readStored(), ...changes }));
  } catch {
    // The panel also works without storage.
  }
}
