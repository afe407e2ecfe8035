import type { DataVisualType } from '../../model/definition';
import { svg } from './svg';

/** Icons for the visual types that authors can choose, in the order in which they are listed. */
const paths: Readonly<Record<DataVisualType, string>> = {
  barChart: 'M2 2h3v3H2zM6 2h3v3H6zM2 6.5h5v3H2zM8 6.5h4v3H8zM2 11h4v3H2zM7 11h7v3H7z',
  columnChart: 'M2 8h3v2.5H2zM2 11.5h3V14H2zM6.5 4h3v4h-3zM6.5 9h3v5h-3zM11 6h3v3h-3zM11 10h3v4h-3z',
  clusteredBarChart: 'M2 2h5v3H2zM2 6.5h9v3H2zM2 11h12v3H2z',
  clusteredColumnChart: 'M2 9h3v5H2zM6.5 5h3v9h-3zM11 2h3v12h-3z',
  hundredPercentStackedBarChart: 'M2 2h7v3H2zM10 2h4v3h-4zM2 6.5h4v3H2zM7 6.5h7v3H7zM2 11h9v3H2zM12 11h2v3h-2z',
  hundredPercentStackedColumnChart: 'M2 2h3v5H2zM2 8h3v6H2zM6.5 2h3v8h-3zM6.5 11h3v3h-3zM11 2h3v3h-3zM11 6h3v8h-3z',
  lineChart: 'M2 11.6l4-6 4 3 4-6V5l-4 6-4-3-4 6z',
  areaChart: 'M2 14V9l4-5 4 3 4-4v11z',
  stackedAreaChart: 'M2 9l4-6 4 3 4-4v4l-4 4-4-3-4 5zM2 14v-1l4-5 4 3 4-3.5V14z',
  lineClusteredColumnComboChart: 'M2 10h3v4H2zM6.5 8h3v6h-3zM11 9h3v5h-3zM2 6l5-4 3 3 4-3v1.8l-4 3-3-3-5 4z',
  waterfallChart: 'M2 9h2.5v5H2zM5.3 6h2.5v4H5.3zM8.6 3h2.5v4H8.6zM12 3h2.5v11H12z',
  scatterChart:
    'M2.5 11a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0zM6 6a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0zM9.5 10.5a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0zM11 4a1.5 1.5 0 103 0 1.5 1.5 0 10-3 0z',
  pieChart: 'M7 3a6 6 0 106 6H7zM9 1.5V7h5.5A5.6 5.6 0 009 1.5z',
  donutChart: 'M8 2a6 6 0 100 12A6 6 0 008 2zm0 3.2a2.8 2.8 0 110 5.6 2.8 2.8 0 010-5.6z',
  treemap: 'M2 3h6v10H2zM9 3h5v5H9zM9 9h2v4H9zM12 9h2v4h-2z',
  map: 'M8 1.5A4.5 4.5 0 003.5 6c0 3.5 4.5 8.5 4.5 8.5s4.5-5 4.5-8.5A4.5 4.5 0 008 1.5zm0 3a1.6 1.6 0 110 3.2 1.6 1.6 0 010-3.2z',
  gauge: 'M1.5 12a6.5 6.5 0 0113 0h-3.2a3.3 3.3 0 00-6.6 0z',
  card: 'M1.5 3.5h13v9h-13zM2.5 4.5v7h11v-7zM5 7h6v2H5z',
  multiRowCard: 'M2 3h2v3H2zM5.5 3H14v1.2H5.5zM5.5 5H11v1H5.5zM2 9h2v3H2zM5.5 9H14v1.2H5.5zM5.5 11H11v1H5.5z',
  kpi: 'M2 2h6v3H2zM2 12l4-3 3 2 5-5v2.2l-5 5-3-2L2 14z',
  slicer: 'M2 3h3v3H2zM6.5 4H14v1H6.5zM2 7h3v3H2zM6.5 8H14v1H6.5zM2 11h3v3H2zM6.5 12H14v1H6.5z',
  tableEx: 'M2 3h12v10H2zM3 6.5v2h4.5v-2zM8.5 6.5v2H13v-2zM3 9.5V12h4.5V9.5zM8.5 9.5V12H13V9.5z',
  pivotTable: 'M2 3h12v10H2zM6.5 6.5V12H13V6.5zM8 8h3.5v1H8zM8 10h3.5v1H8z',
};

/** Visual types that authors can choose. */
export const visualChoices = Object.keys(paths) as DataVisualType[];

/** Creates a visual type's icon. It is hidden from assistive technology. */
export function visualIcon(type: DataVisualType): SVGSVGElement {
  const path = svg('path', { d: paths[type], 'fill-rule': 'evenodd' });
  return svg('svg', { viewBox: '0 0 16 16', class: 'visual-icon', 'aria-hidden': 'true' }, path);
}
