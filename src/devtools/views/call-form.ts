import { h, replace } from '../rendering/dom';
import type { Method, Parameter } from '../calls/methods';
import { readArgument, trimArguments } from '../calls/arguments';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function createField({ type, example = '', isOptional }: Parameter): Field {
  const placeholder = isOptional ? 'Optional' : undefined;
  if (type === 'json') {
    const area = h('textarea', { class: 'input', rows: 3, spellcheck: 'false', placeholder });
    area.value = isOptional ? '' : example;
    return area;
  }
  if (type === 'text' || type === 'number') {
    const input = h('input', {
      class: 'input',
      type: type === 'number' ? 'number' : 'text',
      step: 'any',
      placeholder,
      autocomplete: 'off',
    });
    input.value = isOptional ? '' : example;
    return input;
  }
  const values = type === 'boolean' ? ['false', 'true'] : type.map(String);
  return h(
    'select',
    { class: 'input' },
    ...(isOptional ? [''] : []).concat(values).map((value) => h('option', { value }, value)),
  );
}

/** Form fields for a method's arguments. */
export class CallForm {
  readonly root = h('div', { class: 'form' });
  #fields: { parameter: Parameter; field: Field }[] = [];

  /** Shows the fields for a method. */
  show(method: Method): void {
    this.#fields = method.parameters.map((parameter) => ({ parameter, field: createField(parameter) }));
    const labels = this.#fields.map(({ parameter, field }) => {
      // Tokens must not be readable on screen.
      if (parameter.name === 'accessToken' && field instanceof HTMLInputElement) field.type = 'password';
      const type = Array.isArray(parameter.type) ? parameter.type.join(' | ') : String(parameter.type);
      return h('label', { class: 'field' }, h('span', {}, `${parameter.name}: `, h('code', {}, type)), field);
    });
    replace(this.root, ...labels);
  }

  /** Returns the arguments. @throws `ArgumentError` if a string cannot be converted to its type */
  read(): unknown[] {
    return trimArguments(this.#fields.map(({ parameter, field }) => readArgument(parameter, field.value)));
  }
}
