import { embedTypes, type EmbedTypeId, type EntryPoint } from '../embed-types';
import { Icon } from './icon';

const ids = Object.keys(embedTypes) as EmbedTypeId[];

interface SidebarProps {
  type: EmbedTypeId;
  entryPoint: EntryPoint;
}

/** Links to the embed types. On narrow screens, a select box. */
export function Sidebar({ type, entryPoint }: SidebarProps) {
  const hrefOf = (id: EmbedTypeId) => `#${id}/${entryPoint}`;
  return (
    <nav className="sidebar" aria-label="Embed types">
      <label className="type-select">
        <span>Embed type</span>
        <select value={type} onChange={({ target }) => location.assign(hrefOf(target.value as EmbedTypeId))}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {embedTypes[id].label}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={hrefOf(id)} aria-current={id === type ? 'page' : undefined}>
              <Icon path={embedTypes[id].icon} />
              {embedTypes[id].label}
            </a>
          </li>
        ))}
      </ul>
      <p>Everything here runs on your machine, on sample data from the emulator. You need no account.</p>
    </nav>
  );
}
