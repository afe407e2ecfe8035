interface SegmentsProps<Id extends string> {
  label: string;
  options: Readonly<Record<Id, string>>;
  value: Id;
  onChange: (value: Id) => void;
}

/** A group of buttons, one of which is pressed. */
export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {(Object.keys(options) as Id[]).map((id) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {options[id]}
        </button>
      ))}
    </div>
  );
}
