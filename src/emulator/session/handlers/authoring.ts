import { addVisual, removeVisual, replaceQuery, updateTitle } from '../authoring/change-visual';
import { dataRolesOf, visualTypeOf } from '../authoring/data-roles';
import { propertyValue, setProperty } from '../authoring/properties';
import { convertQuery } from '../authoring/role-fields';
import { visualInfo } from '../state/layout';
import { visualTypes } from '../../model/definition';
import { dataFieldHandlers } from './data-fields';
import type { Handlers } from './handler';
import { authoredReport } from './permission';

/**
 * Handlers for report authoring requests. As in Power BI, visuals can be changed in view mode, but saving the changes
 * to the report requires edit mode.
 */
export const authoringHandlers = {
  'GET /report/availableVisualTypes': ({ session }) => {
    authoredReport(session);
    return [...visualTypes];
  },
  'GET /report/visuals/types/:visualType/capabilities': ({ session, params }) => {
    authoredReport(session);
    const roles = dataRolesOf(visualTypeOf(params.visualType));
    return { dataRoles: roles.map(({ name, kind, displayName = name }) => ({ name, kind, displayName })) };
  },
  'POST /report/pages/:pageName/createVisual': ({ session, params, body }) => {
    const report = authoredReport(session);
    const page = report.page(params.pageName);
    const visual = addVisual(report, page, visualTypeOf(body.visualType), body.layout);
    if (body.autoFocus ?? true) report.selectedVisual = { pageName: page.name, visualName: visual.name };
    report.unsaved = true;
    session.invalidate();
    return { visual: visualInfo(page, visual, report.settings) };
  },
  'POST /report/pages/:pageName/deleteVisual': ({ session, params, body }) => {
    const report = authoredReport(session);
    removeVisual(report, report.page(params.pageName), report.visual(params.pageName, body.visualName));
    session.invalidate();
  },
  'POST /report/pages/:pageName/visuals/:visualName/changeType': ({ session, params, body }) => {
    const report = authoredReport(session);
    const visual = report.visual(params.pageName, params.visualName);
    const type = visualTypeOf(body.visualType);
    const query = convertQuery(visual.type, type, visual.query);
    replaceQuery(report, report.page(params.pageName), visual, query, type);
    session.invalidate();
  },
  'POST /report/pages/:pageName/visuals/:visualName/property': ({ session, params, body }) =>
    propertyValue(authoredReport(session).visual(params.pageName, params.visualName), body),
  'PUT /report/pages/:pageName/visuals/:visualName/property': ({ session, params, body }) => {
    const report = authoredReport(session);
    const visual = report.visual(params.pageName, params.visualName);
    setProperty(visual, body.selector, body.value);
    updateTitle(report, visual);
    report.unsaved = true;
    session.invalidate();
  },
  ...dataFieldHandlers,
} satisfies Partial<Handlers>;
