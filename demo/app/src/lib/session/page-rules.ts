import { canOpenRecord, findSpace } from '../../../../shared';
import type { Session } from './session';

/** Returns whether a user may open a page with the path's parameters. */
export type PageRule = (session: Session, params: Readonly<Record<string, string | undefined>>) => boolean;

/** Returns whether the space in the URL belongs to the user's brand. The server rejects requests for all others. */
const isOwnBrand: PageRule = ({ home }, { space = '' }) => home !== undefined && findSpace(space)?.brand === home.brand;

/**
 * Rules for the pages of a space that require a permission, by path. The router has a guarded route and a redirect for each path,
 * and the menu hides entries for pages that the user may not open.
 */
export const pageRules = {
  '': ({ canViewStaff }) => canViewStaff,
  new: ({ canCreateStaff }) => canCreateStaff,
  'edit/:userId': ({ actor }, { userId = '' }) => canOpenRecord(actor, { id: userId }),
  'edit/:userId/permissions': ({ canManagePermissions }) => canManagePermissions,
  academy: (session, params) => session.canOpenAcademy && isOwnBrand(session, params),
  KPIReport: (session, params) => session.canOpenReports && isOwnBrand(session, params),
} satisfies Record<string, PageRule>;

/** Path of a page that requires a permission. */
export type PagePath = keyof typeof pageRules;

/** Returns whether the menu of a space shows a page. In spaces of other brands, the server would reject its requests. */
export const isInMenu = (path: string, session: Session, space: string): boolean => {
  const rules: Readonly<Record<string, PageRule | undefined>> = pageRules;
  return isOwnBrand(session, { space }) && rules[path]?.(session, { space }) === true;
};
