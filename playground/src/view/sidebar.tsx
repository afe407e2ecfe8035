import { embedTypes, type EmbedTypeId, type EntryPoint } from '../embed-types';
import { Icon } from './icon';

const ids = Object.keys(embedTypes) as EmbedTypeId[];

interface SidebarProps {
  type: EmbedTypeId;
  entryPoint: EntryPoint;
}

/** Links to the embed types, or a select box on narrow screens. */
export function Sidebar({ type, entryPoint }: SidebarProps) {
  const getHref = (id: EmbedTypeId) => `#${id}/${entryPoint}`;
  return (
    <nav className="sidebar" aria-label="Embed types">
      <label className="type-select">
        <span>Embed type</span>
        <select value={type} onChange={({ target }) => location.assign(getHref(target.value as EmbedTypeId))}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {embedTypes[id].label}
            </option>
          ))}
        </select>
      </label>
      <p className="type-summary">{embedTypes[type].summary}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={getHref(id)} aria-current={id === type ? 'page' : undefined}>
              <Icon path={embedTypes[id].icon} />
              {embedTypes[id].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
