import { describe, expect, it } from 'vitest';
import { fluidLayout, hasRoom, isFluid } from '../../../../src/emulator/frame/view/report/fluid-layout';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';
import type { ReportSession } from '../../../../src/emulator/session/state/report-session';
import type { PageState } from '../../../../src/emulator/session/state/report-state';

/** An empty report, because the layout of the visual types below does not depend on it. */
const report = {} as ReportSession;
const page = { width: 1280, height: 720 };
type Box = [type: string, x: number, y: number, width: number, height: number];

const place = (...boxes: Box[]): Placed[] =>
  boxes.map(([type, x, y, width, height]) => ({ visual: { type }, at: { x, y, width, height } })) as Placed[];

/** Two cards above a chart, next to a table. */
const sample = place(
  ['kpi', 24, 24, 300, 112],
  ['card', 340, 24, 300, 112],
  ['lineChart', 24, 152, 616, 544],
  ['tableEx', 656, 24, 600, 672],
);

describe('the layout of a page that adapts to its frame', () => {
  it('keeps the original layout in a frame with the size of the page', () => {
    const { boxes, height, left } = fluidLayout(sample, report, page, page);
    expect(boxes.map(({ at }) => at)).toEqual(sample.map(({ at }) => at));
    expect([height, left]).toEqual([720, 24]);
  });

  it('fills a frame with another shape, and keeps the visuals aligned', () => {
    const { boxes, height } = fluidLayout(sample, report, page, { width: 960, height: 700 });
    const [kpi, card, chart, table] = boxes.map(({ at }) => at);
    expect(height).toBe(700);
    expect([kpi!.x, table!.x + table!.width]).toEqual([18, 960 - 18]);
    expect(card!.x - kpi!.x - kpi!.width).toBe(12);
    expect(table!.x - card!.x - card!.width).toBe(12);
    expect([kpi!.y, chart!.y + chart!.height]).toEqual([table!.y, table!.y + table!.height]);
    expect(chart!.x + chart!.width).toBe(card!.x + card!.width);
    expect(kpi!.height).toBe(card!.height);
  });

  it('keeps the height of cards in a tall frame', () => {
    const { boxes } = fluidLayout(sample, report, page, { width: 1280, height: 900 });
    expect(boxes.map(({ at }) => at.height)).toEqual([112, 112, 724, 852]);
  });

  it('scrolls the page in a short frame, so that no visual becomes too short', () => {
    const { boxes, height } = fluidLayout(sample, report, page, { width: 1280, height: 240 });
    expect(height).toBeGreaterThan(240);
    expect(boxes[0]!.at.height).toBeGreaterThanOrEqual(84);
    expect(boxes[2]!.at.height).toBeGreaterThanOrEqual(144);
  });

  it('shortens visuals by up to a quarter if the page then fits into the frame', () => {
    const { boxes, height } = fluidLayout(sample, report, page, { width: 1280, height: 270 });
    expect(height).toBe(270);
    expect(boxes[2]!.at.height).toBeLessThan(144);
    expect(boxes[2]!.at.height).toBeGreaterThanOrEqual(0.75 * 144 - 8);
  });

  it('adapts only pages whose visuals neither overlap nor have a shape of their own', () => {
    expect(isFluid(sample)).toBe(true);
    expect(isFluid(place(['card', 0, 0, 100, 100], ['card', 50, 50, 100, 100]))).toBe(false);
    expect(isFluid(place(['image', 0, 0, 100, 100], ['card', 200, 0, 100, 100]))).toBe(false);
    expect(isFluid(place(['card', 0, 0, 1280, 720]))).toBe(false);
  });

  it('keeps the arrangement only with room for whole cards and at least 70% of the page width', () => {
    const pageWith = (width: number) => ({ visuals: [{ type: 'kpi', layout: { width } }] }) as PageState;
    expect(hasRoom(pageWith(234), 1280, 900)).toBe(true);
    expect(hasRoom(pageWith(190), 1280, 900)).toBe(false);
    expect(hasRoom(pageWith(400), 1280, 890)).toBe(false);
  });
});
