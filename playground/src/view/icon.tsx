import { iconPaths, type IconName } from './icon-paths';

/** A 16 × 16 pixel icon next to text or in a labeled button. */
export function Icon({ path, name }: { path?: string; name?: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path ?? (name && iconPaths[name])} />
    </svg>
  );
}
