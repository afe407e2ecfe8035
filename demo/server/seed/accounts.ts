import { permissionIds, type PermissionId, type StaffType } from '../../shared';
import type { FaceStyle } from './names';

/** A seeded account with a public password. */
export interface DemoAccount {
  email: string;
  password: string;
  /** Short description, printed on startup. */
  description: string;
  firstName: string;
  lastName: string;
  brand: string;
  /** Key of the primary region; null means none. */
  space: string | null;
  staffType: StaffType;
  permissions: readonly PermissionId[];
  /** Style of the portrait. Accounts without one have no photo. */
  face?: FaceStyle;
  /** Number of assigned locations, starting with the space's first. */
  locations: number;
}

const all = permissionIds;
const without = (...ids: PermissionId[]) => all.filter((id) => !ids.includes(id));
const gyms = { brand: 'iyg', space: 'IYG-US' };

/** Accounts for each kind of user and each brand. The passwords are public, so use the accounts only for evaluation. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...gyms, email: 'corporate@iyg.example', password: 'Corporate-2026', description: 'Corporate, all permissions', firstName: 'Cora', lastName: 'Whitfield', face: 'feminine', staffType: 'Corporate', permissions: all, locations: 1 },
  { ...gyms, email: 'corporate.noreports@iyg.example', password: 'NoReports-2026', description: 'Corporate, no access to reports', firstName: 'Nils', lastName: 'Ashdown', staffType: 'Corporate', permissions: without('access-reports'), locations: 1 },
  { ...gyms, email: 'franchisee@iyg.example', password: 'Franchisee-2026', description: 'Master franchisee with 12 clubs', firstName: 'Mara', lastName: 'Fontaine', face: 'feminine', staffType: 'MasterFranchisee', permissions: all, locations: 12 },
  { ...gyms, email: 'manager@iyg.example', password: 'Manager-2026', description: 'Manager of one club', firstName: 'Otis', lastName: 'Marlow', staffType: 'LocationManager', permissions: without('manage-staff-permissions'), locations: 1 },
  { ...gyms, email: 'manager.three@iyg.example', password: 'ManagerThree-2026', description: 'Manager of three clubs', firstName: 'Thea', lastName: 'Brandt', face: 'feminine', staffType: 'LocationManager', permissions: without('access-reports'), locations: 3 },
  { ...gyms, space: null, email: 'noregion@iyg.example', password: 'NoRegion-2026', description: 'No primary region, signed out', firstName: 'Rhea', lastName: 'Nowak', staffType: 'LocationStaff', permissions: ['view-staff'], locations: 0 },
  { ...gyms, email: 'nopermissions@iyg.example', password: 'NoPermissions-2026', description: 'Location staff, no permissions', firstName: 'Ned', lastName: 'Parrish', face: 'masculine', staffType: 'LocationStaff', permissions: [], locations: 1 },
  { brand: 'blt', space: 'BLT-US', email: 'corporate@blt.example', password: 'Barrelight-2026', description: 'Corporate, all permissions', firstName: 'Bea', lastName: 'Lindqvist', staffType: 'Corporate', permissions: all, locations: 1 },
  { brand: 'bcf', space: 'BCF-US', email: 'corporate@bcf.example', password: 'Bonfire-2026', description: 'Corporate, all permissions', firstName: 'Finn', lastName: 'Calloway', face: 'masculine', staffType: 'Corporate', permissions: all, locations: 1 },
  { brand: 'pls', space: 'PLS-AU', email: 'corporate@pls.example', password: 'Pulse-2026', description: 'Corporate, all permissions', firstName: 'Priya', lastName: 'Langford', staffType: 'Corporate', permissions: all, locations: 1 },
  { brand: 'pls', space: 'PLS-SG', email: 'franchisee@pls.example', password: 'Singapore-2026', description: 'Master franchisee with 8 gyms', firstName: 'Wei', lastName: 'Tan', face: 'neutral', staffType: 'MasterFranchisee', permissions: all, locations: 8 },
]; // prettier-ignore
