import type { Command, Field, Values } from '../commands/command';

interface FieldInputProps {
  field: Field;
  values: Values;
  onChange: (value: string) => void;
}

function FieldInput({ field, values, onChange }: FieldInputProps) {
  const { name, type, options, min, max, step } = field;
  const value = values[name] ?? '';
  if (type === 'choice') {
    return (
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options?.(values).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'switch') {
    return (
      <input type="checkbox" checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
    );
  }
  if (type === 'color') {
    return (
      <span className="color-field">
        <input type="color" value={value} onChange={({ target }) => onChange(target.value)} />
        <span aria-hidden="true">{value}</span>
      </span>
    );
  }
  const range = type === 'number' ? { min, max, step } : {};
  return <input type={type} value={value} {...range} onChange={({ target }) => onChange(target.value)} />;
}

interface CommandFormProps {
  command: Command;
  values: Values;
  onChange: (values: Values) => void;
}

/** Fields for a command's arguments. */
export function CommandForm({ command, values, onChange }: CommandFormProps) {
  if (command.fields.length === 0) return null;
  return (
    <div className="form">
      {command.fields.map((field) => (
        <label key={field.name} data-type={field.type}>
          <span>{field.label}</span>
          <FieldInput
            field={field}
            values={values}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </label>
      ))}
    </div>
  );
}
