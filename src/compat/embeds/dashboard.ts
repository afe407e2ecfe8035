import * as core from '@vitrine/sdk';
import type { EmbedConstructor, CompatMembers } from './embed';
import { createCompatClass } from './compat-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded dashboard. */
export interface Dashboard extends Omit<core.Dashboard, keyof CompatMembers>, CompatMembers {}

/** Static members of `Dashboard`. */
export interface DashboardStatics extends IdStatics {
  /** Name of the attribute with the id of the dashboard. */
  dashboardIdAttribute: string;
}

/** Class of embedded dashboards. */
export const Dashboard = createCompatClass(core.Dashboard, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'error'],
  dashboardIdAttribute: 'powerbi-dashboard-id',
  type: 'Dashboard',
  findIdFromEmbedUrl: parameterReader('dashboardId'),
}) as EmbedConstructor<Dashboard> & DashboardStatics;
