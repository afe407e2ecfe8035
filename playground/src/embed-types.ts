/** SDK entry points. */
export const entryPoints = {
  script: 'Script tag',
  javascript: 'JavaScript',
  react: 'React',
} as const;

/** Id of an entry point. */
export type EntryPoint = keyof typeof entryPoints;

/** An embed type that the playground offers. */
export interface EmbedType {
  readonly label: string;
  /** One sentence for visitors who are new to the type. */
  readonly summary: string;
  /** Variable name for the embed in the code. */
  readonly variable: string;
  /** Icon path in a 20 × 20 view box, rendered with a stroke. */
  readonly icon: string;
}

/** The embed types, in sidebar order. */
export const embedTypes = {
  report: {
    label: 'Report',
    summary: 'Pages of charts, tables and slicers that users explore.',
    variable: 'report',
    icon: 'M4 3h9l3 3v11H4zM7 14v-3M10 14V8M13 14v-4',
  },
  dashboard: {
    label: 'Dashboard',
    summary: 'One page of tiles pinned from reports.',
    variable: 'dashboard',
    icon: 'M3 3h6v8H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 13h6v4H3z',
  },
  tile: {
    label: 'Tile',
    summary: 'One tile from a dashboard.',
    variable: 'tile',
    icon: 'M3 4h14v12H3zM6 12l3-3 2 2 3-4',
  },
  visual: {
    label: 'Visual',
    summary: 'One visual from a report, without the page around it.',
    variable: 'visual',
    icon: 'M3 16h14M4.500 13l4-4 3 3 4.500-6M13 6h3v3',
  },
  qna: {
    label: 'Q&A',
    summary: 'Answers questions about the data with a visual.',
    variable: 'qna',
    icon: 'M3 4h14v9H9l-4 4v-4H3zM8.500 7.500a1.500 1.500 0 1 1 1.500 1.800',
  },
  paginated: {
    label: 'Paginated report',
    summary: 'A report for printing, with tables that span many pages.',
    variable: 'report',
    icon: 'M6 2h7l3 3v10H6zM6 5H4v13h9v-2M9 8h4M9 11h4',
  },
  create: {
    label: 'Create report',
    summary: 'An empty report that users build and save.',
    variable: 'create',
    icon: 'M11 3H4v14h12v-5M8 12l1-3 7-7 2 2-7 7z',
  },
  quickCreate: {
    label: 'Quick create',
    summary: 'A report generated from rows that your page passes.',
    variable: 'quickCreate',
    icon: 'M11 2 4 11h5l-1 7 8-10h-5z',
  },
} as const satisfies Readonly<Record<string, EmbedType>>;

/** Id of an embed type. */
export type EmbedTypeId = keyof typeof embedTypes;
