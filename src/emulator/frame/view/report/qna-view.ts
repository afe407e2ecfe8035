import type { Dataset } from '../../../engine/dataset';
import type { FrameSession } from '../../../session/frame-session';
import { answerQuestion, isAnswerable } from '../../../session/qna/answer';
import { parseQuestion } from '../../../session/qna/grammar';
import { relatedQuestions, suggestQuestions } from '../../../session/qna/suggestions';
import type { QnaView } from '../../../session/view';
import { formatString } from '../../../locales/locale';
import { element, fill, setBounds } from '../dom';
import { icon } from '../icon';
import { FilterPane } from '../panes/filter-pane';
import { PaneSheets } from '../panes/pane-sheets';
import type { Palette } from '../palette';
import { visualChoices, visualIcon } from '../visual-icon';
import { VisualBox } from '../visuals/visual-box';
import { answerPlaces } from './answer-places';
import { phoneWidth } from './page-scale';

/** Time without typing after which the typed question is answered, in milliseconds. */
const answerDelayMs = 500;

/**
 * Q&A view: a question box and the result, with a filter pane if the settings enable it. Suggestions are cards until there
 * is a result. After that, related questions are offered below the box, and typing shows a list of matching questions. A question is
 * answered while it is typed if all of its words are understood. Until then, the previous answer is faint.
 */
export class QnaViewElement {
  readonly element = element('div', { class: 'qna-frame' });
  readonly #main = element('main', { class: 'qna' });
  readonly #middle = element('div', { class: 'middle' }, this.#main);
  readonly #filters: FilterPane;
  readonly #sheets = new PaneSheets(() => {
    this.#arrange(true);
  });
  readonly #footer = element('div', { class: 'foot' }, this.#sheets.element);
  readonly #session: FrameSession;
  readonly #input = element('input', {
    type: 'search',
    class: 'question',
    autocomplete: 'off',
  });
  readonly #heading = element('h2', {});
  readonly #clear = element(
    'button',
    {
      type: 'button',
      class: 'clear-question',
      onclick: () => {
        this.#input.value = '';
        this.#submit('');
        this.#input.focus();
      },
    },
    icon('close'),
  );
  readonly #suggestions = element('ul', { class: 'suggestions' });
  readonly #related = element('ul', { class: 'related' });
  readonly #interpretation = element('p', { class: 'note', role: 'status' });
  readonly #ignored = element('p', { class: 'ignored', role: 'status' });
  readonly #result = element('div', { class: 'answer' });
  readonly #boxes: VisualBox[] = [];
  #view: QnaView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Question that was answered while it was typed. */
  #preview: string | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
    this.#filters = new FilterPane(session);
    const form = element(
      'form',
      {
        onsubmit: (event: Event) => {
          event.preventDefault();
          this.#submit(this.#input.value);
        },
      },
      icon('search'),
      this.#input,
      this.#clear,
      element('div', { class: 'no-answer' }, icon('search'), this.#interpretation),
      this.#heading,
      this.#suggestions,
      this.#related,
      this.#ignored,
    );
    this.#input.addEventListener('input', () => {
      this.#showClear();
      this.#interpret();
      this.#suggest();
      this.#schedulePreview();
    });
    form.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stops = [this.#input, ...this.#suggestions.querySelectorAll('button')];
      const current = stops.findIndex((stop) => stop === document.activeElement);
      const next = step !== undefined && current >= 0 && stops[current + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
    this.#main.append(form, this.#result);
  }

  /** Places the filter pane next to the result or, on a phone, in a sheet over the result. */
  #arrange(isPhone: boolean): void {
    const sheet = isPhone ? this.#sheets.render([this.#filters], this.#session.report.strings) : undefined;
    this.element.classList.toggle('phone', isPhone);
    this.#main.inert = sheet !== undefined;
    fill(this.#middle, this.#main, isPhone ? sheet : this.#filters.element);
    fill(this.element, this.#middle, isPhone && !this.#filters.element.hidden && this.#footer);
  }

  /** Renders the view. Returns the name of the visual that shows the result, if there is one. */
  render(view: QnaView, palette: Palette): string[] {
    const isNew = this.#view !== view;
    this.#view = view;
    const { strings } = view.report;
    const isPhone = this.element.clientWidth < phoneWidth;
    this.#filters.render(isPhone);
    this.#arrange(isPhone);
    this.#main.setAttribute('aria-label', strings.askQuestion);
    this.#input.setAttribute('aria-label', strings.askQuestion);
    this.#input.placeholder = strings.askQuestion;
    this.#suggestions.setAttribute('aria-label', strings.suggestions);
    this.#heading.textContent = strings.suggestions;
    this.#related.setAttribute('aria-label', strings.suggestions);
    this.#clear.title = strings.clear;
    this.#clear.setAttribute('aria-label', strings.clear);
    this.#main.classList.toggle('result-only', !view.interactive);
    if (isNew || (view.question !== '' && document.activeElement !== this.#input)) this.#input.value = view.question;
    this.#showClear();
    const page = view.report.activePage;
    const { visuals } = page;
    this.#interpret();
    this.#main.classList.toggle('start', visuals.length === 0);
    if (visuals.length === 0) {
      for (const box of this.#boxes.splice(0)) box.dispose();
      fill(this.#result);
      fill(this.#related);
      this.#suggest();
      return [];
    }
    fill(this.#suggestions);
    this.#relate(view);
    const { clientWidth: width, clientHeight: height } = this.#result;
    const [first] = visuals;
    const result = first ? view.report.result(page, first) : { columns: [], rows: [] };
    const places = answerPlaces({ visuals, companion: view.companion, result }, width, height);
    const companion = places.length > visuals.length ? view.companion : undefined;
    const shown = companion ? [...visuals, companion] : visuals;
    for (const box of this.#boxes.splice(shown.length)) box.dispose();
    while (this.#boxes.length < shown.length) this.#boxes.push(new VisualBox());
    fill(this.#result, ...this.#boxes.map((box) => box.element));
    const isBesideKpi = visuals.some(({ type }) => type === 'kpi');
    shown.forEach((visual, index) => {
      const box = this.#boxes[index];
      const place = places[index];
      if (!box || !place) return;
      setBounds(box.element, { left: place.left, top: place.top });
      box.render({
        session: this.#session,
        report: view.report,
        page,
        visual,
        palette,
        width: place.width,
        height: place.height,
        isBesideKpi,
        isStatic: visual === companion,
      });
    });
    return visuals.map(({ name }) => name);
  }

  /** Shows how the question was understood, and the parts that were ignored, or, until its text changes, why it has no answer. */
  #interpret(): void {
    if (!this.#view) return;
    const { report, question, normalizedQuestion, ignored, unmapped, problem } = this.#view;
    const { strings } = report;
    const isAnswered = report.activePage.visuals.length > 0;
    const reason = problem && this.#input.value.trim() === question ? strings[problem] : '';
    const text = isAnswered ? formatString(strings.showing, normalizedQuestion ?? '') : reason;
    if (text !== this.#interpretation.textContent) {
      const [heading = '', ...hint] = isAnswered ? [text] : text.split(/(?<=\.) /);
      fill(
        this.#interpretation,
        hint.length > 0 ? element('strong', {}, heading) : heading,
        hint.length > 0 && ` ${hint.join(' ')}`,
      );
    }
    this.#main.classList.toggle('outdated', isAnswered && this.#input.value.trim() !== question);
    const notes = [
      ...(unmapped === undefined ? [] : [formatString(strings.notOnMap, unmapped)]),
      ...(ignored.length > 0 ? [formatString(strings.ignoredParts, ignored.join(', '))] : []),
    ];
    const hasNotes = isAnswered && notes.length > 0;
    fill(this.#ignored, hasNotes && icon('info'), hasNotes && element('span', {}, notes.join(' ')));
  }

  #showClear(): void {
    this.#clear.hidden = this.#input.value === '';
  }

  /** Offers questions that are related to the answered one. */
  #relate({ report: { dataset }, question }: QnaView): void {
    if (this.#related.dataset.question === question && this.#related.hasChildNodes()) return;
    this.#related.dataset.question = question;
    const questions = relatedQuestions(dataset, question);
    fill(this.#related, ...questions.map((text) => element('li', {}, this.#suggestion(dataset, text))));
    this.#related.scrollLeft = 0;
  }

  #submit(question: string): void {
    if (!this.#view) return;
    clearTimeout(this.#timer);
    const isShown = question.trim() === this.#preview;
    this.#preview = undefined;
    if (!isShown) answerQuestion(this.#view, question.trim());
    this.#input.blur();
    // The event for a question that was answered while it was typed has been emitted.
    if (isShown) this.#session.rerender();
    else this.#session.invalidate();
  }

  /** Answers the question after a pause if all of its words are understood, so that no half-typed word is reported as ignored. */
  #schedulePreview(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const view = this.#view;
      const question = this.#input.value.trim();
      const isChoosing = this.#suggestions.contains(document.activeElement);
      if (!view || isChoosing || question === view.question) return;
      if (question !== '' && !isAnswerable(view.report.dataset, question)) return;
      answerQuestion(view, question);
      this.#preview = question;
      this.#session.invalidate();
    }, answerDelayMs);
  }

  #suggest(): void {
    if (!this.#view) return;
    const { dataset, activePage } = this.#view.report;
    const matches = suggestQuestions(dataset, this.#input.value);
    const isStart = activePage.visuals.length === 0;
    const suggestions = isStart && matches.length === 0 ? suggestQuestions(dataset, '') : matches;
    this.#heading.hidden = !isStart || suggestions.length === 0;
    fill(this.#suggestions, ...suggestions.map((text) => element('li', {}, this.#suggestion(dataset, text))));
  }

  /** Creates a button that asks a question. Its icon represents the visual type of the answer. */
  #suggestion(dataset: Dataset, text: string): HTMLElement {
    const type = visualChoices.find((choice) => choice === parseQuestion(dataset, text)?.type);
    const ask = (): void => {
      this.#input.value = text;
      this.#submit(text);
    };
    return element('button', { type: 'button', onclick: ask }, type && visualIcon(type), element('span', {}, text));
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const box of this.#boxes) box.dispose();
    this.element.remove();
  }
}
