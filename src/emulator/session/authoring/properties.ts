import type { VisualPropertySelector, VisualPropertyValue } from '../../../models';
import { schemaUrl } from '../../../provider';
import { badRequest } from '../../failure';
import type { VisualState } from '../state/report-state';

type PropertyType = 'boolean' | 'number' | 'string' | 'color' | 'alignment' | 'position';

const expectations: Record<PropertyType, { name: string; test: (value: unknown) => boolean }> = {
  boolean: { name: 'a boolean', test: (value) => typeof value === 'boolean' },
  number: { name: 'a number', test: (value) => typeof value === 'number' && Number.isFinite(value) },
  string: { name: 'a string', test: (value) => typeof value === 'string' },
  color: { name: "a hex color such as '#1f77b4', or { id, shade }", test: isColor },
  alignment: { name: 'left, center or right', test: (value) => ['left', 'center', 'right'].includes(value as string) },
  position: {
    name: 'Top, Bottom, Left, Right, TopCenter, BottomCenter, LeftCenter or RightCenter',
    test: (value) => typeof value === 'string' && /^(Top|Bottom|Left|Right)(Center)?$/.test(value),
  },
};

function isColor(value: unknown): boolean {
  if (typeof value === 'string') return /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
  const { id, shade } = (value ?? {}) as { id?: unknown; shade?: unknown };
  return Number.isInteger(id) && typeof shade === 'number';
}

const visible = { visible: 'boolean' } as const;

/** Types of the properties that all visuals support, by object and property name. */
const commonProperties: Record<string, Record<string, PropertyType>> = {
  title: {
    ...visible,
    titleText: 'string',
    alignment: 'alignment',
    fontColor: 'color',
    textSize: 'number',
    fontFamily: 'string',
    backgroundColor: 'color',
  },
  background: { ...visible, color: 'color', transparency: 'number' },
  border: { ...visible, color: 'color', radius: 'number' },
  visualHeader: { ...visible, backgroundColor: 'color', border: 'color', transparency: 'number', iconColor: 'color' },
  tooltip: {
    ...visible,
    valueColor: 'color',
    labelColor: 'color',
    textSize: 'number',
    fontFamily: 'string',
    backgroundColor: 'color',
    transparency: 'number',
  },
  lockAspect: { enabled: 'boolean' },
  legend: { ...visible, position: 'position' },
  dataLabels: { ...visible, percentOfTotal: 'boolean', change: 'boolean' },
  categoryAxis: visible,
  valueAxis: visible,
};

const defaultSchema = `${schemaUrl}default`;

const isTitleText = ({ objectName, propertyName }: VisualPropertySelector): boolean =>
  objectName === 'title' && propertyName === 'titleText';

function typeOf({ objectName, propertyName }: VisualPropertySelector): PropertyType {
  const object = Object.hasOwn(commonProperties, objectName) ? commonProperties[objectName] : undefined;
  if (!object)
    throw badRequest(
      `Unknown object '${objectName}' in the selector. Objects: ${Object.keys(commonProperties).join(', ')}.`,
    );
  const type = Object.hasOwn(object, propertyName) ? object[propertyName] : undefined;
  if (type) return type;
  const names = Object.keys(object).join(', ');
  throw badRequest(`The object '${objectName}' has no property '${propertyName}'. Properties: ${names}.`);
}

/**
 * Returns a property's value. The value of an unset property is an empty object with the `#default` schema.
 *
 * @throws {@link Failure} 400 for an unknown property
 */
export function propertyValue(visual: VisualState, selector: VisualPropertySelector): VisualPropertyValue {
  typeOf(selector);
  const { objectName, propertyName } = selector;
  const titleText = visual.autoTitle ? undefined : visual.title;
  const value = isTitleText(selector) ? titleText : visual.properties?.[objectName]?.[propertyName];
  return value === undefined ? { schema: defaultSchema, value: {} } : { schema: `${schemaUrl}property`, value };
}

/**
 * Sets or resets a property.
 *
 * @throws {@link Failure} 400 for an unknown property or an invalid value
 */
export function setProperty(
  visual: VisualState,
  selector: VisualPropertySelector,
  { schema, value }: VisualPropertyValue,
): void {
  const type = typeOf(selector);
  const { objectName, propertyName } = selector;
  if (schema !== undefined && schema !== defaultSchema && schema !== `${schemaUrl}property`)
    throw badRequest(`value.schema must be ${schemaUrl}property or ${defaultSchema}; received '${schema}'.`);
  const isReset = schema === defaultSchema;
  const { name, test } = expectations[type];
  if (!isReset && !test(value)) throw badRequest(`The value of ${objectName}.${propertyName} must be ${name}.`);
  if (isTitleText(selector)) {
    visual.autoTitle = isReset;
    if (!isReset) visual.title = value as string;
    return;
  }
  const { [propertyName]: _, ...others } = visual.properties?.[objectName] ?? {};
  visual.properties = { ...visual.properties, [objectName]: isReset ? others : { ...others, [propertyName]: value } };
}

/** Returns whether an object in a visual, such as the legend, is visible. Default: true. */
export function isObjectVisible({ properties }: Pick<VisualState, 'properties'>, objectName: string): boolean {
  return properties?.[objectName]?.visible !== false;
}
