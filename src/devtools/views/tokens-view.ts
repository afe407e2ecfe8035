import { button, h, KeyedList, replace, setAttribute, setText } from '../rendering/dom';
import { formatCountdown, formatDuration, formatTime } from '../rendering/format';
import type { EmbedSnapshot, TokenState } from '../store/embed-snapshot';
import type { Session } from '../store/session';
import type { Secrets } from '../store/secrets';
import type { TokenFetch } from '../store/token-record';
import type { View, ViewContext } from './view';

/**
 * Remaining share of a token's lifetime below which its meter turns yellow. The token manager refreshes a token at that
 * point if its lifetime is at most 25 minutes, and otherwise five minutes before it expires.
 */
const warnShare = 0.2;

function describeExpiry({ kind, expiresAtMs }: TokenState, nowMs: number): string {
  if (kind === 'none') return 'no token yet';
  if (expiresAtMs === undefined) return 'unknown: the token is not a JWT, and no expiration was returned';
  const remainingTime = formatCountdown(expiresAtMs - nowMs);
  return `${expiresAtMs > nowMs ? `in ${remainingTime}` : remainingTime} (${formatTime(expiresAtMs)})`;
}

function describeFetch(fetch: TokenFetch | undefined): string {
  if (!fetch) return 'never';
  const { timeMs, reason, durationMs, error } = fetch;
  const result =
    error !== undefined ? `failed: ${error}` : durationMs === undefined ? 'pending' : formatDuration(durationMs);
  return `${formatTime(timeMs)}, ${result} (reason: ${reason})`;
}

function describeRefresh({ canRefresh, isManaged }: TokenState): string {
  if (isManaged) return 'yes: getAccessToken';
  if (canRefresh) return 'yes: the accessTokenProvider hook, which the frame calls';
  return canRefresh === undefined
    ? 'unknown: the embed was created before the devtools were added'
    : 'no: the token is not refreshed';
}

class TokenCard {
  readonly root: HTMLElement;
  readonly #name = h('h2');
  readonly #kind = h('span', { class: 'chip' });
  readonly #refresh: HTMLButtonElement;
  /** Reason why the button is disabled. */
  readonly #reason = h('p', { class: 'muted reason' });
  readonly #meter = h('div', { class: 'meter', 'aria-hidden': 'true' });
  readonly #facts = h('dl', { class: 'facts' });
  readonly #values = new Map<string, HTMLElement>();
  readonly #history = h('div');
  #shownFetches = '';

  constructor(onRefresh: () => void) {
    this.#refresh = button('Refresh now', onRefresh);
    const title = h(
      'div',
      { class: 'title-row' },
      this.#name,
      this.#kind,
      h('span', { class: 'actions' }, this.#refresh),
    );
    this.root = h(
      'li',
      { class: 'card', role: 'listitem' },
      title,
      this.#reason,
      this.#meter,
      this.#facts,
      this.#history,
    );
  }

  update({ name, token }: EmbedSnapshot, { isLive, nowMs }: Session): void {
    const { kind, issuedAtMs, expiresAtMs, fetches } = token;
    setText(this.#name, name);
    setText(this.#kind, kind === 'none' ? 'no token' : `${kind} token`);
    const disabledReason = isLive
      ? 'Only tokens from getAccessToken can be refreshed here.'
      : 'An imported token cannot be refreshed.';
    const reason = isLive && token.isManaged ? '' : disabledReason;
    this.#refresh.disabled = reason !== '';
    setText(this.#reason, reason);
    setAttribute(this.#refresh, 'aria-label', `Refresh the token for ${name} now`);
    this.#meter.hidden = expiresAtMs === undefined || issuedAtMs === undefined;
    if (expiresAtMs !== undefined && issuedAtMs !== undefined) {
      const share = Math.max(0, (expiresAtMs - nowMs) / Math.max(1, expiresAtMs - issuedAtMs));
      this.#meter.style.setProperty('--left', `${Math.min(1, share) * 100}%`);
      this.#meter.dataset.tone = share === 0 ? 'error' : share < warnShare ? 'warn' : 'ok';
    }
    this.#set('Expires', describeExpiry(token, nowMs));
    this.#set('Issued', issuedAtMs === undefined ? 'unknown' : formatTime(issuedAtMs));
    this.#set('Refresh function', describeRefresh(token));
    this.#set('Last fetch', describeFetch(fetches.at(-1)));
    const failures = fetches.filter(({ error }) => error !== undefined).length;
    this.#set('Failures', failures ? `${failures} of ${fetches.length} fetches` : 'none');
    this.#updateHistory(fetches);
  }

  #set(label: string, value: string): void {
    let element = this.#values.get(label);
    if (!element) {
      element = h('dd');
      this.#values.set(label, element);
      this.#facts.append(h('dt', {}, label), element);
    }
    setText(element, value);
  }

  #updateHistory(fetches: readonly TokenFetch[]): void {
    const signature = JSON.stringify(fetches);
    if (signature === this.#shownFetches) return;
    this.#shownFetches = signature;
    const items = [...fetches].reverse().map((fetch) => h('li', {}, describeFetch(fetch)));
    const history = h('details', {}, h('summary', {}, `${fetches.length} fetches`), h('ul', {}, ...items));
    replace(this.#history, fetches.length > 1 && history);
  }
}

function describeResult(fetch: TokenFetch | undefined, secrets: Secrets): string {
  if (!fetch) return 'A refresh is already in progress.';
  return fetch.error === undefined
    ? 'The token was refreshed.'
    : `The refresh failed: ${secrets.redactText(fetch.error)}`;
}

/** Expiry and refreshes for every embed's access token. Never shows the tokens themselves. */
export class TokensView implements View {
  readonly id = 'tokens';
  readonly label = 'Tokens';
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #cards: KeyedList<EmbedSnapshot>;
  readonly #empty = h('p', { class: 'empty' }, 'No embeds use a token yet.');

  constructor(context: ViewContext) {
    this.#context = context;
    const list = h('ul', { class: 'cards', role: 'list', 'aria-label': 'Access tokens' });
    this.#cards = new KeyedList<EmbedSnapshot>(
      list,
      ({ key }) => key,
      ({ key }) => {
        const card = new TokenCard(() => void this.#refresh(key));
        return { root: card.root, update: (embed) => card.update(embed, context.session) };
      },
    );
    const area = h(
      'div',
      { class: 'tokens', tabindex: 0, role: 'region', 'aria-label': 'Access tokens' },
      this.#empty,
      list,
    );
    this.root = h('div', { class: 'view' }, area);
  }

  async #refresh(key: string): Promise<void> {
    const fetch = await this.#context.recordOf(key)?.tokens.refresh();
    this.#context.announce(describeResult(fetch, this.#context.recorder.secrets));
    this.#context.refresh();
  }

  update(): void {
    const embeds = this.#context.embeds().filter(({ failure }) => !failure);
    this.#empty.hidden = embeds.length > 0;
    this.#cards.update(embeds);
  }
}
