import * as core from '@vitrine/sdk';
import type { WithStatusText } from '../messages/http-post-message';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded dashboard. */
export interface Dashboard extends Omit<WithStatusText<core.Dashboard>, keyof CompatMembers>, CompatMembers {}

/** Static members of `Dashboard`. */
export interface DashboardStatics extends IdStatics {
  /** Name of the attribute that contains the dashboard id. */
  dashboardIdAttribute: string;
}

/** Class for embedded dashboards. */
export const Dashboard = createCompatClass(
  'Dashboard',
  core.Dashboard,
  {
    allowedEvents: ['tileClicked', 'error'],
    dashboardIdAttribute: 'powerbi-dashboard-id',
    typeAttribute: embedStatics.typeAttribute,
    type: 'Dashboard',
    findIdFromEmbedUrl: parameterReader('dashboardId'),
  },
  Embed,
) as EmbedConstructor<Dashboard> & DashboardStatics;
