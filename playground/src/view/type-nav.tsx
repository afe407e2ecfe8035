import { embedTypes, type EmbedTypeId, type EntryPoint } from '../embed-types';

const ids = Object.keys(embedTypes) as EmbedTypeId[];

interface TypeNavProps {
  type: EmbedTypeId;
  entryPoint: EntryPoint;
}

/** Links to the embed types, or a select box if the links do not fit. */
export function TypeNav({ type, entryPoint }: TypeNavProps) {
  const getHref = (id: EmbedTypeId) => `#${id}/${entryPoint}`;
  return (
    <nav className="type-nav" aria-label="Embed types">
      <select
        aria-label="Embed type"
        value={type}
        onChange={({ target }) => location.assign(getHref(target.value as EmbedTypeId))}
      >
        {ids.map((id) => (
          <option key={id} value={id}>
            {embedTypes[id].label}
          </option>
        ))}
      </select>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={getHref(id)} aria-current={id === type ? 'page' : undefined} title={embedTypes[id].summary}>
              {embedTypes[id].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
