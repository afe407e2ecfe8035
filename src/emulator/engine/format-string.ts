import type { NumberFormat } from '../model/definition';

const symbols: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY' };

/** Converts a number format string, such as '#,0.00', '0.0%' or '$#,0', to a format. Only its first section is used. */
export function parseFormatString(formatString: string): NumberFormat {
  const [positive = ''] = formatString.split(';');
  const decimals = Math.min(/\.([0#]+)/.exec(positive)?.[1]?.length ?? 0, 6);
  if (positive.includes('%')) return { style: 'percent', decimals };
  const symbol = /[$€£¥]/.exec(positive)?.[0];
  return symbol ? { style: 'currency', currency: symbols[symbol] ?? 'USD', decimals } : { decimals };
}

/** Converts a format to a format string. */
export function formatStringOf({ style, currency = 'USD', decimals }: NumberFormat): string {
  const digits = decimals ?? (style === 'percent' ? 1 : 0);
  const fraction = digits > 0 ? `.${'0'.repeat(digits)}` : '';
  if (style === 'percent') return `0${fraction}%`;
  const symbol = Object.keys(symbols).find((each) => symbols[each] === currency) ?? currency;
  return style === 'currency' ? `${symbol}#,0${fraction}` : `#,0${fraction}`;
}
