import type { AnyProps } from '../props/split-props';

/**
 * Merges props over inherited ones, and settings one by one. Props that contain `accessToken` or `getAccessToken` inherit
 * neither of them, because the inherited token may belong to different content.
 */
export function mergeDefaults(inherited: AnyProps, props: AnyProps): AnyProps {
  const definedProps = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  const hasTokenSource = (definedProps.accessToken ?? definedProps.getAccessToken) !== undefined;
  return {
    ...inherited,
    ...(hasTokenSource && { accessToken: undefined, getAccessToken: undefined }),
    ...definedProps,
    settings: { ...(inherited.settings as object), ...(definedProps.settings as object) },
  };
}
