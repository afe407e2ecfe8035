import { describe, expect, it } from 'vitest';
import { type Surroundings, placeTooltip } from '../../../../src/emulator/frame/view/visuals/tooltip-position';

const chart = { left: 0, top: 30, right: 480, bottom: 180 };
const page = { left: -100, top: -200, right: 800, bottom: 400 };

/** Places a tooltip of 120 × 70 pixels. */
const positionOf = (target: Partial<Surroundings['target']>, extra: Partial<Surroundings> = {}) =>
  placeTooltip([120, 70], {
    target: { left: 200, right: 240, top: 60, bottom: 150, ...target },
    chart,
    page,
    tops: [chart.top],
    points: [],
    canLeaveChart: true,
    ...extra,
  });

describe('the position of a tooltip', () => {
  it('is to the right of the hovered data points, or to their left at the end of the chart', () => {
    expect(positionOf({})).toEqual([252, 30]);
    expect(positionOf({ left: 400, right: 440 })).toEqual([268, 30]);
  });

  it('is next to the chart if both sides are too narrow in it', () => {
    const narrow = { chart: { ...chart, right: 200 } };
    expect(positionOf({ left: 80, right: 120 }, narrow)).toEqual([132, 30]);
    expect(positionOf({ left: 80, right: 120 }, { ...narrow, page: { ...page, right: 210 } })).toEqual([-52, 30]);
  });

  it('is below or above the data points if both sides are too narrow', () => {
    const narrow = { page: { ...page, left: 0, right: 300 }, chart: { ...chart, right: 300 } };
    const target = { left: 130, right: 170, bottom: 150 };
    expect(positionOf(target, narrow)).toEqual([90, 162]);
    expect(positionOf({ ...target, top: 120 }, { ...narrow, page: { ...narrow.page, bottom: 200 } })).toEqual([90, 38]);
  });

  it('covers neither the legend nor the title', () => {
    const legend = { left: 250, right: 480, top: 30, bottom: 180 };
    expect(positionOf({}, { legend })).toEqual([68, 30]);
    expect(positionOf({}, { tops: [-40] })).toEqual([252, 30]);
  });

  it('covers as few other data points as possible', () => {
    const points = [[300, 50] as const];
    expect(positionOf({}, { tops: [30, 110], points })).toEqual([252, 110]);
    expect(positionOf({}, { tops: [30, 110], points: [...points, [300, 120]] })).toEqual([68, 30]);
  });

  it('is next to the chart if it would cover other columns in it, and stays close to the hovered one', () => {
    const obstacles = [{ left: 250, right: 480, top: 40, bottom: 180 }];
    const narrow = { obstacles, chart: { ...chart, left: 150 } };
    expect(positionOf({}, { obstacles })).toEqual([68, 30]);
    expect(positionOf({ left: 340, right: 380 }, { obstacles: [{ ...obstacles[0]!, left: 200 }] })).toEqual([484, 30]);
    expect(positionOf({ left: 160, right: 200 }, narrow)).toEqual([26, 30]);
    expect(positionOf({}, { ...narrow, chart: { ...chart, left: -200, right: 900 } })[0]).toBeLessThan(252);
  });

  it('is within the visible part of the page', () => {
    expect(positionOf({}, { page: { ...page, bottom: 90 } })).toEqual([252, 16]);
  });
});
