import type { VisualDefinition } from '../../../../src/emulator/model/definition';
import type { Query } from '../../../../src/emulator/model/query';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { TestPage } from '../test-page';
import { shop, shopReport } from '../shop';

const day = { table: 'Sales', column: 'Day' };
export const month = { ...day, bucket: 'month' as const };
export const region = { table: 'Stores', column: 'Region' };
export const amount = { table: 'Sales', column: 'Amount', aggregation: 'sum' as const };

/** Loads a page with one visual and a day slicer. `data` replaces parts of the sample model. */
export async function open(
  type: VisualDefinition['type'],
  query: Query,
  overrides: Partial<VisualDefinition> = {},
  data: Partial<typeof shop & { now: string }> = {},
) {
  const layout = { x: 0, y: 0, width: 400, height: 300 };
  const page = new TestPage({
    content: {
      reports: [
        {
          ...shopReport,
          ...shop,
          ...data,
          pages: [
            {
              name: 'main',
              displayName: 'Main',
              visuals: [
                { name: 'tested', title: 'Tested', type, layout, query, ...overrides },
                {
                  name: 'days',
                  title: 'Day',
                  type: 'slicer',
                  layout,
                  query: { categories: [day] },
                  slicer: { style: 'between' },
                },
              ],
            },
          ],
        },
      ],
    },
  });
  await page.load();
  const { session } = page.frame;
  return { page, session, visual: session.report.visual('main', 'tested') };
}

/** Returns the input that renders the tested visual. */
export const inputOf = (session: FrameSession) => {
  const { report } = session;
  const visual = report.visual('main', 'tested');
  const palette = paletteOf({ theme: {} });
  return { session, report, page: report.activePage, visual, palette, width: 400, height: 300 };
};
