import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded dashboard. */
export interface Dashboard extends Omit<core.Dashboard, keyof PublishedMembers>, PublishedMembers {}

/** Static members of `Dashboard`. */
export interface DashboardStatics extends IdStatics {
  /** Name of the attribute with the id of the dashboard. */
  dashboardIdAttribute: string;
}

/** Class of embedded dashboards. */
export const Dashboard = publishedClass(core.Dashboard, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'error'],
  dashboardIdAttribute: 'powerbi-dashboard-id',
  type: 'Dashboard',
  findIdFromEmbedUrl: parameterReader('dashboardId'),
}) as EmbedConstructor<Dashboard> & DashboardStatics;
