import { type PageState, type ReportState, type VisualReference, authoredVisual, visualState } from './report-state';

/** Maximum number of changes to a page that can be undone. */
const maxSteps = 50;

/** A page's versions as JSON. The last items in `past` and `future` are closest to the present. */
interface PageVersions {
  past: string[];
  present: string;
  future: string[];
}

/** Subset of `ReportSession` that is affected by changes in edit mode. */
interface EditedReport {
  readonly editing: boolean;
  readonly isPreview: boolean;
  readonly activePage: PageState;
  readonly state: ReportState;
  selectedVisual: VisualReference | undefined;
  unsaved: boolean;
}

/** Undo history for the changes made to each page's visuals and filters in edit mode. */
export class EditHistory {
  readonly #pages = new Map<string, PageVersions>();

  /** Records the active page if it has changed. Clears the history in view mode, unless the user can return to edit mode. */
  record(report: EditedReport): void {
    if (!report.editing) {
      if (!report.isPreview) this.#pages.clear();
      return;
    }
    const { activePage } = report;
    const present = versionOf(activePage);
    const versions = this.#pages.get(activePage.name);
    if (!versions) this.#pages.set(activePage.name, { past: [], present, future: [] });
    else if (versions.present !== present) {
      const past = [...versions.past, versions.present].slice(-maxSteps);
      this.#pages.set(activePage.name, { past, present, future: [] });
    }
  }

  /** Returns whether the active page has a change to undo (`past`) or to redo (`future`). */
  has(report: EditedReport, direction: 'past' | 'future'): boolean {
    return (this.#pages.get(report.state.activePage)?.[direction].length ?? 0) > 0;
  }

  /** Undoes the last change to the active page. */
  undo(report: EditedReport): void {
    this.#move(report, 'past', 'future');
  }

  /** Redoes the last undone change to the active page. */
  redo(report: EditedReport): void {
    this.#move(report, 'future', 'past');
  }

  #move(report: EditedReport, from: 'past' | 'future', to: 'past' | 'future'): void {
    const versions = this.#pages.get(report.state.activePage);
    const version = versions?.[from].pop();
    if (!versions || version === undefined) return;
    versions[to].push(versions.present);
    versions.present = version;
    restore(report, version);
  }
}

const versionOf = ({ filters, visuals }: PageState): string =>
  JSON.stringify({ filters, visuals: visuals.map(authoredVisual) });

/**
 * Replaces the filters and visuals on the active page. Visuals with the same query keep their slicer selection and
 * drill state.
 */
function restore(report: EditedReport, version: string): void {
  const page = report.activePage;
  const { filters, visuals } = JSON.parse(version) as Pick<PageState, 'filters' | 'visuals'>;
  page.filters = filters;
  page.visuals = visuals.map((visual) => {
    const current = page.visuals.find(({ name }) => name === visual.name);
    if (!current || JSON.stringify(current.query) !== JSON.stringify(visual.query)) return visualState(visual);
    const { slicerFilters, drill, expandedRows } = current;
    return { ...visualState(visual), slicerFilters, drill, expandedRows };
  });
  const { state, selectedVisual } = report;
  const isRemoved = (reference: VisualReference | undefined): boolean =>
    reference?.pageName === page.name && !page.visuals.some(({ name }) => name === reference.visualName);
  // Selected data points may not exist in the restored visuals.
  state.selection = undefined;
  if (isRemoved(state.popOut)) state.popOut = undefined;
  if (isRemoved(selectedVisual)) report.selectedVisual = undefined;
  report.unsaved = true;
}
