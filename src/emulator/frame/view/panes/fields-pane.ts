import type { VisualLayout } from '../../../../models';
import { asFailure } from '../../../failure';
import { adaptVisual } from '../../../session/authoring/adapt-visual';
import { addVisual, replaceQuery } from '../../../session/authoring/change-visual';
import { convertQuery, fieldName, misfitOf } from '../../../session/authoring/role-fields';
import { type DatasetField, VisualFields } from '../../../session/authoring/visual-fields';
import type { FrameSession } from '../../../session/frame-session';
import type { VisualState } from '../../../session/state/report-state';
import { chromeOf, type PaneState } from '../../../session/state/settings';
import { isDecoration, type VisualType } from '../../../model/definition';
import { FieldList } from './field-list';
import { fieldWells } from './field-wells';
import { formatControls } from './format-controls';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { keepFocus } from '../focus';
import { icon } from '../icon';
import { paneToggle } from './pane-toggle';
import { VisualTypePicker } from './visual-type-picker';

/** Authoring pane for edit mode: the selected visual's type, fields and format. */
export class FieldsPane {
  readonly element = element('aside', { class: 'pane fields-pane', hidden: true });
  readonly #session: FrameSession;
  readonly #list: FieldList;
  readonly #typePicker = new VisualTypePicker();
  /** Sections by name, and whether the settings expand them. */
  readonly #sections = new Map<string, { requested: boolean; element: HTMLDetailsElement }>();
  #tab: 'build' | 'format' = 'build';
  /** Name of the visual that the tabs were rendered for. */
  #shownVisual: string | undefined;
  /** Whether the author has expanded or collapsed the pane. */
  #choice: boolean | undefined;
  #isCrowded = false;
  /** Error message from the last change. Empty if the change succeeded. */
  #problem = '';

  constructor(session: FrameSession) {
    this.#session = session;
    this.#list = new FieldList(session, {
      has: (field) => this.#fieldsOf(this.#selected)?.has(field) ?? false,
      toggle: (field, on) => {
        this.#change(() => {
          if (on) this.#add(field);
          else this.#fieldsOf(this.#selected)?.remove(field);
        });
      },
    });
  }

  /**
   * Adds a field to the named visual. If no visual is named or that visual cannot show fields, adds the field to a new
   * visual at the position.
   */
  drop(field: DatasetField, { visualName, x, y }: { visualName: string | undefined; x: number; y: number }): void {
    const { report } = this.#session;
    report.selectedVisual = visualName === undefined ? undefined : { pageName: report.activePage.name, visualName };
    this.#change(() => {
      this.#add(field, { x, y });
    });
  }

  /** Whether the settings expand a part of the pane. */
  get isExpanded(): boolean {
    const { settings, editing } = this.#session.report;
    const { fields, visualizations } = chromeOf(settings, editing);
    return [fields, visualizations].some(({ visible, expanded }) => visible && expanded);
  }

  /** Whether the host page explicitly expands a part of the pane. */
  get isRequested(): boolean {
    const { fields, visualizations } = this.#session.report.settings.panes ?? {};
    return fields?.expanded === true || visualizations?.expanded === true;
  }

  /** Whether the pane is collapsed to a button when it is not a sheet. */
  get isCollapsed(): boolean {
    return this.#choice === undefined ? this.#isCrowded : !this.#choice;
  }

  /** Collapses the pane, which leaves too little room for the page, unless the author has expanded it. */
  makeRoom(): void {
    this.#isCrowded = true;
    this.#render(false);
  }

  open(): void {
    this.#setExpanded(true);
  }

  /** Renders the pane. A sheet is always expanded and has its own close button. */
  render(isSheet = false): void {
    this.#isCrowded = false;
    this.#render(isSheet);
  }

  #setExpanded(expanded: boolean): void {
    this.#choice = expanded;
    this.#session.rerender();
  }

  #render(isSheet: boolean): void {
    const { report } = this.#session;
    const chrome = chromeOf(report.settings, report.editing);
    this.element.hidden = !report.editing || (!chrome.fields.visible && !chrome.visualizations.visible);
    if (this.element.hidden) return;
    const { strings } = report;
    this.element.setAttribute('aria-label', strings.fields);
    const isRail = this.isCollapsed && !isSheet;
    this.element.classList.toggle('rail', isRail);
    const toggle = paneToggle('table', strings.fields, !isRail, () => {
      this.#setExpanded(isRail);
    });
    keepFocus(this.element, () => {
      if (isRail) {
        fill(this.element, toggle);
        return;
      }
      fill(
        this.element,
        !isSheet && toggle,
        this.#section('visualizations', chrome.visualizations, strings.visualizations, [
          this.#typePicker.create(strings, this.#selected, (type) => {
            this.#change(() => {
              this.#selectType(type);
            });
          }),
          element('p', { class: 'problem', role: 'alert' }, this.#problem),
          this.#selected && this.#settings(this.#selected),
        ]),
        this.#section('fields', chrome.fields, strings.data, [this.#list.create()]),
      );
    });
  }

  get #selected(): VisualState | undefined {
    const { activePage, selectedVisual } = this.#session.report;
    const visual = activePage.visuals.find(({ name }) => name === selectedVisual?.visualName);
    return selectedVisual?.pageName === activePage.name && visual && !isDecoration(visual.type) ? visual : undefined;
  }

  #fieldsOf(visual: VisualState | undefined): VisualFields | undefined {
    const { report } = this.#session;
    return visual && new VisualFields(report, report.activePage, visual);
  }

  #section(
    name: string,
    { visible, expanded }: PaneState,
    title: string,
    content: (HTMLElement | false | undefined)[],
  ): HTMLElement | false {
    if (!visible) return false;
    const section = this.#sections.get(name) ?? {
      requested: !expanded,
      element: element('details', { class: 'section' }),
    };
    this.#sections.set(name, section);
    // The user's choice applies until the settings change.
    if (section.requested !== expanded) section.element.open = expanded;
    section.requested = expanded;
    // The element is reused to preserve its scroll position.
    fill(section.element, element('summary', {}, icon('chevron'), element('h3', {}, title)), ...content);
    return section.element;
  }

  #settings(visual: VisualState): HTMLElement {
    const { report } = this.#session;
    const { strings } = report;
    const fields = new VisualFields(report, report.activePage, visual);
    if (this.#shownVisual !== visual.name && fields.isEmpty) this.#tab = 'build';
    this.#shownVisual = visual.name;
    const change = (run: () => void): void => {
      this.#change(run);
    };
    const tabs = [
      { tab: 'build', title: strings.buildVisual },
      { tab: 'format', title: strings.formatVisual },
    ] as const;
    const select = (tab: 'build' | 'format'): void => {
      this.#tab = tab;
      this.#session.rerender();
    };
    const buttons = tabs.map(({ tab, title }) =>
      element(
        'button',
        {
          type: 'button',
          role: 'tab',
          'aria-selected': String(tab === this.#tab),
          tabindex: tab === this.#tab ? 0 : -1,
          onclick: () => {
            select(tab);
          },
          onkeydown: ({ key }: KeyboardEvent) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            buttons.find((each) => each.tabIndex < 0)?.focus();
            select(tab === 'build' ? 'format' : 'build');
          },
        },
        title,
      ),
    );
    const content =
      this.#tab === 'build'
        ? fieldWells(this.#session, visual, fields, change)
        : formatControls(report, visual, change);
    return element(
      'div',
      {},
      element('div', { class: 'tabs', role: 'tablist', 'aria-label': strings.visualizations }, ...buttons),
      element('div', { role: 'tabpanel', 'aria-label': tabs.find(({ tab }) => tab === this.#tab)?.title }, ...content),
    );
  }

  #selectType(type: VisualType): void {
    const { report } = this.#session;
    const visual = this.#selected;
    if (!visual) {
      this.#create(type);
      return;
    }
    const misfit = misfitOf(visual.type, type, visual.query);
    if (misfit && !isDecoration(type)) {
      const { cannotShowField, visualTypes } = report.strings;
      this.#problem = formatString(cannotShowField, visualTypes[type], fieldName(misfit));
    } else replaceQuery(report, report.activePage, visual, convertQuery(visual.type, type, visual.query), type);
  }

  #add(field: DatasetField, position?: VisualLayout): void {
    const visual = this.#selected ?? this.#create(field.isMeasure ? 'clusteredColumnChart' : 'tableEx', position);
    this.#fieldsOf(visual)?.add(field);
  }

  #create(type: VisualType, position?: VisualLayout): VisualState {
    const { report } = this.#session;
    const page = report.activePage;
    const visual = addVisual(report, page, type, position, true);
    report.selectedVisual = { pageName: page.name, visualName: visual.name };
    report.unsaved = true;
    return visual;
  }

  /** Runs a change to the report. Shows the error if the change fails, for example because two tables are unrelated. */
  #change(run: () => void): void {
    this.#problem = '';
    // A pane in use stays open, for example when the first visual is added to an empty page.
    if (!this.isCollapsed) this.#choice = true;
    const query = this.#selected?.query;
    try {
      run();
      const { report } = this.#session;
      const visual = this.#selected;
      if (visual && visual.query !== query) adaptVisual(report, report.activePage, visual);
    } catch (error) {
      const { body } = asFailure(error);
      const first = Array.isArray(body) ? body[0] : body;
      this.#problem = first?.detailedMessage ?? first?.message ?? '';
    }
    this.#session.invalidate();
  }
}
