import type { EmbedTypeId } from '../embed-types';
import type { ElementSize } from './use-element-size';

/** Height and width in pixels of the bars next to a report's page: tabs below, filter pane on the right. */
const barSize = 38;

/** Width in pixels below which a report has a scrollable phone layout instead of 16:9 pages. */
const phoneWidth = 560;

/** Height in pixels of content that needs more height than a report: tiles, tables, and the panes for authoring. */
const tallContent: Partial<Record<EmbedTypeId, number>> = {
  dashboard: 756,
  paginated: 900,
  create: 660,
  quickCreate: 660,
};

/** Returns the height that the content leaves for the devtools, in pixels. Negative if the content needs more height. */
export function getFreeHeight(type: EmbedTypeId, { width, height }: ElementSize): number {
  if (width < phoneWidth) return 0;
  return height - (tallContent[type] ?? ((width - barSize) * 9) / 16 + barSize);
}
