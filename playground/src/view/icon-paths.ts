/** Icons, drawn with strokes in a square of 20 units. */
export const iconPaths = {
  run: 'M6 4l10 6-10 6z',
  reset: 'M4 10a6 6 0 1 1 2 4.500M4 4v4h4',
  link: 'M8 12l4-4M9 6l2-2a3.500 3.500 0 0 1 5 5l-2 2M11 14l-2 2a3.500 3.500 0 0 1-5-5l2-2',
  copy: 'M7 7h9v10H7zM13 7V3H4v10h3',
  light:
    'M10 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M10 1.500v2M10 16.500v2M1.500 10h2M16.500 10h2M4 4l1.400 1.400M14.600 14.600 16 16M4 16l1.400-1.400M14.600 5.400 16 4',
  dark: 'M16.500 12A7 7 0 0 1 8 3.500 7 7 0 1 0 16.500 12z',
  warning: 'M10 3 18 17H2zM10 8v4M10 14.500v.1',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  empty: 'M3 4h14v12H3zM3 8h14',
  check: 'M4 10.500l4 4 8-9',
  chevron: 'M7 4l6 6-6 6',
  maximize: 'M4 10l6-6 6 6M4 16l6-6 6 6',
  restore: 'M4 4l6 6 6-6M4 10l6 6 6-6',
  expand: 'M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6',
  collapse: 'M11 4v5h5M17 3l-6 6M9 16v-5H4M3 17l6-6',
} as const;

/** Icon name. */
export type IconName = keyof typeof iconPaths;
