import { createMiddleware } from 'hono/factory';
import { findSpace } from '../../shared';
import { forbidden, notFound, unauthorized } from '../http/http-error';
import { findStaff } from '../staff/record';
import type { ApiEnv, ApiOptions } from './context';

/**
 * Rejects requests without a valid access token. Permissions are read from the database, never from the token, so
 * revoking a permission takes effect immediately.
 */
export const requireUser = ({ db, verifyAccessToken }: Pick<ApiOptions, 'db' | 'verifyAccessToken'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined) throw unauthorized();
    const account = await verifyAccessToken(token);
    if (account === undefined) throw unauthorized('Your session has expired or is invalid. Please sign in again.');
    const actor = await findStaff(db, account.id);
    if (!actor) throw unauthorized('This account no longer exists.');
    c.set('actor', actor);
    c.set('grant', account.grant);
    await next();
  });

/** Allows corporate users to access all spaces of their brand, and other users to access their own space. */
export const requireSpace = createMiddleware<ApiEnv>(async (c, next) => {
  const key = c.req.param('space') ?? '';
  const space = findSpace(key);
  if (!space) throw notFound('This space does not exist.');
  const actor = c.get('actor');
  const hasAccess =
    space.brand === actor.brandCode && (actor.staffType === 'Corporate' || actor.spaceKey === space.key);
  if (!hasAccess) throw forbidden(`You do not have access to ${space.key}.`);
  c.set('space', space);
  await next();
});
