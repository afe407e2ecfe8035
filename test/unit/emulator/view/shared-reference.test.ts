import { expect, it } from 'vitest';
import { sharedReference } from '../../../../src/emulator/frame/view/report/shared-reference';

/** Returns the shared reference of a card without one and of KPIs with these titles and references. */
function referenceOf(...kpis: [title: string, reference: string][]) {
  const cards = kpis.map(([title, reference]) => {
    const card = document.createElement('section');
    card.innerHTML = `<h2>${title}</h2><span class="kpi-reference"> ${reference}</span>`;
    return card;
  });
  return sharedReference([document.createElement('section'), ...cards], { changeFrom: '{0} vs. {1}' });
}

it('returns the period with which all KPIs are compared', () => {
  expect(referenceOf(['Headcount', 'vs. Oct 2026'], ['Attrition', 'vs. Oct 2026'])).toBe('vs. Oct 2026');
});

it('names the KPIs that are compared with another period than most', () => {
  const clubs = referenceOf(['Headcount', 'vs. Oct 2026'], ['Clubs', 'vs. Oct 2026'], ['Attrition', 'vs. Oct 1–26']);
  expect(clubs).toBe('vs. Oct, attrition vs. Oct 1–26');
  const club = referenceOf(['Headcount', 'vs. Oct 2026'], ['Hires', 'vs. Oct 1–26'], ['Attrition', 'vs. Oct 1–26']);
  expect(club).toBe('vs. Oct 1–26, headcount vs. Oct');
});

it('keeps years that differ', () => {
  expect(referenceOf(['Headcount', 'vs. Oct 2026'], ['Attrition', 'vs. Oct 2025'])).toBe(
    'vs. Oct 2026, attrition vs. Oct 2025',
  );
});

it('returns an empty text if there are more than two periods, none, or one without a value', () => {
  expect(referenceOf(['Hires', 'vs. Oct'], ['Leavers', 'vs. Nov'], ['Attrition', 'vs. Dec'])).toBe('');
  expect(referenceOf()).toBe('');
  expect(referenceOf(['Hires', 'vs.'])).toBe('');
});
