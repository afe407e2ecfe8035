import { mix } from '../palette';
import { truncated } from './category-axis';
import { type ChartInput, textWidth } from './chart-input';
import { axisMargin } from './chart-layout';
import type { Category, ChartData } from './series';

/** Maximum size of labels, in pixels. On scaled-down pages, they have the size of all text. */
const labelSize = 11;
const usualLabelSize = 12;
/** Minimum space between labels next to each other, and between inner and outer labels, in pixels. */
const minSpace = 4;
const levelSpace = 5;
/** Distance between upright labels, and their minimum and maximum length, as multiples of their size. */
const uprightDistance = 1.1;
const minUprightLength = 4;
const maxUprightLength = 8;
/** Minimum share of the height for the plot above upright labels. */
const minPlotShare = 0.5;
/** Maximum number of categories per upright label. */
const maxStep = 3;
/** Maximum shares of the width for the names of horizontal bars and their groups. */
const maxLeafShare = 0.3;
const maxShare = 0.5;

/** Consecutive categories with the same outer values. */
interface Group {
  name: string;
  start: number;
  end: number;
}

/** The two levels of an axis: the label options for its categories, and a second axis with the names of groups. */
export interface HierarchyAxis {
  labels: object;
  groups: object;
}

const leafOf = ({ parts }: Category): string => parts.at(-1) ?? '';
const parentOf = ({ parts }: Category): string => parts.slice(0, -1).join(' · ');

/** Returns the groups of categories from several levels. Returns undefined if there is only one level, or if groups are divided. */
function groupsOf({ categories, categoryColumn }: ChartData): Group[] | undefined {
  if (categoryColumn?.type === 'date' || categories.some(({ parts }) => parts.length < 2)) return undefined;
  const groups: Group[] = [];
  for (const [index, category] of categories.entries()) {
    const name = parentOf(category);
    const last = groups.at(-1);
    if (last?.name === name) last.end = index + 1;
    else groups.push({ name, start: index, end: index + 1 });
  }
  return new Set(groups.map(({ name }) => name)).size === groups.length && groups.length > 0 ? groups : undefined;
}

/** Returns the axis with the names of groups, each in the middle of its group, and lines between groups. */
function groupAxis(
  groups: readonly Group[],
  { palette }: ChartInput,
  { fontSize, margin, length }: { fontSize: number; margin: number; length: number },
  nameOf: (group: Group) => string,
): object {
  const hidden = { show: false };
  const centerOf = ({ start, end }: Group): number => (start + end) / 2;
  return {
    type: 'value',
    min: 0,
    max: groups.at(-1)?.end ?? 1,
    axisLine: hidden,
    splitLine: hidden,
    axisPointer: { show: false, triggerTooltip: false },
    axisTick: {
      show: true,
      customValues: groups.slice(1).map(({ start }) => start),
      length,
      lineStyle: { color: mix(palette.line, palette.muted, 0.15) },
    },
    axisLabel: {
      customValues: groups.map(centerOf),
      showMinLabel: true,
      showMaxLabel: true,
      hideOverlap: false,
      color: palette.muted,
      fontSize,
      margin,
      formatter: (value: number) => {
        const group = groups.find((each) => centerOf(each) === value);
        return group ? nameOf(group) : '';
      },
    },
  };
}

/**
 * Returns the axis below a plot with categories from several levels: the innermost values, which are upright, thinned out or left out if
 * there is no room for them, and the outer values once per group.
 *
 * @param size - width of the plot, and height of the plot and its labels, in pixels
 */
export function hierarchyBelow(
  data: ChartData,
  input: ChartInput,
  size: { width: number; height: number },
): HierarchyAxis | undefined {
  const groups = groupsOf(data);
  if (!groups) return undefined;
  const fontSize = input.fontSize <= usualLabelSize ? labelSize : input.fontSize;
  const small = { ...input, fontSize };
  const room = size.width / data.categories.length;
  const leaves = data.categories.map(leafOf);
  const longest = Math.max(...leaves.map((leaf) => textWidth(leaf, small)));
  const available = size.height * (1 - minPlotShare) - fontSize * 2;
  const uprightLength = Math.min(longest, fontSize * maxUprightLength, available);
  const isLevel = longest + minSpace <= room;
  const step = isLevel ? 1 : Math.ceil((fontSize * uprightDistance) / room);
  const isUpright =
    !isLevel && step <= maxStep && (uprightLength === longest || uprightLength >= fontSize * minUprightLength);
  const leafSize = isLevel ? fontSize * 1.25 : isUpright ? uprightLength : 0;
  const margin = axisMargin(input) + (leafSize > 0 ? leafSize + levelSpace : 0);
  return {
    labels: {
      show: leafSize > 0,
      fontSize,
      interval: step - 1,
      hideOverlap: false,
      ...(isUpright && { rotate: 90 }),
      formatter: (_name: string, index: number) =>
        truncated(leaves[index] ?? '', isUpright ? uprightLength : longest, small),
    },
    groups: {
      ...groupAxis(groups, input, { fontSize, margin, length: margin + fontSize }, ({ name, start, end }) =>
        truncated(name, (end - start) * room - minSpace, small),
      ),
      position: 'bottom',
    },
  };
}

/**
 * Returns the axis next to horizontal bars with categories from several levels: the innermost value of each bar, and the outer values
 * once per group. In a narrow chart, the outer values are truncated in front of the innermost ones instead.
 */
export function hierarchyBeside(
  data: ChartData,
  input: ChartInput,
  fontSize: number,
): { labels: object; groups?: object } | undefined {
  const groups = groupsOf(data);
  if (!groups) return undefined;
  const small = { ...input, fontSize };
  const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => textWidth(text, small)));
  const leaves = data.categories.map(leafOf);
  const leafWidth = Math.min(widthOf(leaves), input.width * maxLeafShare);
  const groupWidth = widthOf(groups.map(({ name }) => name));
  const margin = axisMargin(input) + leafWidth + 2 * levelSpace;
  const labels = { fontSize, hideOverlap: false };
  if (margin + groupWidth > input.width * maxShare) {
    const shorten = (category: Category): string => {
      const leaf = ` · ${leafOf(category)}`;
      return truncated(parentOf(category), input.width * maxShare - textWidth(leaf, small), small) + leaf;
    };
    const names = data.categories.map(shorten);
    return { labels: { ...labels, formatter: (_name: string, index: number) => names[index] ?? '' } };
  }
  return {
    labels: {
      ...labels,
      formatter: (_name: string, index: number) => truncated(leaves[index] ?? '', leafWidth, small),
    },
    groups: {
      ...groupAxis(groups, input, { fontSize, margin, length: margin + groupWidth }, ({ name }) => name),
      inverse: true,
      position: 'left',
    },
  };
}
