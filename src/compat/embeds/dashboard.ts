import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** An embedded dashboard. */
export interface Dashboard extends Omit<core.Dashboard, keyof PublishedMembers>, PublishedMembers {}

/** The static members of `Dashboard`. */
export interface DashboardStatics extends IdStatics {
  /** The attribute with the dashboard's id. */
  dashboardIdAttribute: string;
}

/** An embedded dashboard, to construct, derive from or compare with. */
export const Dashboard = publishedClass(core.Dashboard, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'error'],
  dashboardIdAttribute: 'powerbi-dashboard-id',
  type: 'Dashboard',
  findIdFromEmbedUrl: parameterReader('dashboardId'),
}) as EmbedConstructor<Dashboard> & DashboardStatics;
