import { expect, it } from 'vitest';
import { sharedReference } from '../../../../src/emulator/frame/view/report/shared-reference';

/** Returns the shared reference of a card without one and of KPIs with these references. */
function referenceOf(...references: string[]) {
  const cards = references.map((reference) => {
    const card = document.createElement('section');
    card.innerHTML = `<span class="kpi-reference"> ${reference}</span>`;
    return card;
  });
  return sharedReference([document.createElement('section'), ...cards], { changeFrom: '{0} vs. {1}' });
}

it('returns the period with which all KPIs are compared', () => {
  expect(referenceOf('vs. Oct', 'vs. Oct')).toBe('vs. Oct');
});

it('returns the month if some KPIs are compared with a part of it', () => {
  expect(referenceOf('vs. Oct 2026', 'vs. Oct 2026', 'vs. Oct 1–26')).toBe('vs. Oct');
});

it('returns an empty text if KPIs are compared with different periods, or if there are none', () => {
  expect(referenceOf('vs. Oct 2026', 'vs. Nov 2026')).toBe('');
  expect(referenceOf()).toBe('');
});
