import type { BlockSchema } from '@boardwright/blocks-schema';
import type { ArgTypes } from '@storybook/react-vite';

/** What this file reads of a property's schema. */
interface Property {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Property;
  readonly default?: unknown;
  readonly multipleOf?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A control for each setting, grouped as the editor's tabs; what is a list or an object is edited as JSON. */
export function controlsOf(schema: BlockSchema): ArgTypes {
  return Object.fromEntries(
    Object.entries(schema.tabs).flatMap(([tab, names = []]) =>
      names.map((name) => {
        const property = schema.settings.properties[name] as Property;
        const described = {
          name,
          description: descriptionOf(property),
          table: {
            category: readable(tab),
            type: { summary: typeOf(property) },
            defaultValue: { summary: JSON.stringify(property.default) },
          },
        };
        return [name, { ...described, ...controlOf(property, schema.widgets[name]) }];
      }),
    ),
  );
}

function controlOf(property: Property, widget: string | undefined): ArgTypes[string] {
  const { type, items, minimum, maximum, multipleOf } = property;
  if (property.enum) return { control: { type: 'select' }, options: [...property.enum] };
  if (type === 'array' && items?.enum) return { control: { type: 'multi-select' }, options: [...items.enum] };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'integer' || type === 'number') {
    // A slider needs both its ends; a number field takes what there is.
    const slides = minimum !== undefined && maximum !== undefined;
    return {
      control: {
        type: slides && (widget === 'slider' || maximum - minimum <= 100) ? 'range' : 'number',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
        step: multipleOf ?? (type === 'integer' ? 1 : 0.1),
      },
    };
  }
  // A text control is a text area that grows with its text.
  if (type === 'string')
    return {
      control: widget === 'color' ? { type: 'color' } : { type: 'text', maxLength: property.maxLength },
    };
  return { control: { type: 'object' } };
}

/** 'dataSource' → 'Data source'. */
const readable = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function typeOf({ type, items, enum: values }: Property): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  return type === 'array' ? `list of ${items ? typeOf(items) : 'anything'}` : (type ?? 'anything');
}

/** A setting's title and what it may hold: 'Jobs per page. From 1 to 100.' */
function descriptionOf(property: Property): string {
  const { title, description, minimum, maximum, minLength, maxLength, minItems, maxItems } = property;
  const limits = [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
  ];
  return [title, description, ...limits]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => `${part}`.replace(/\.?$/, '.'))
    .join(' ');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from !== undefined && to !== undefined) return `From ${from} to ${to}${unit}`;
  if (from !== undefined) return `At least ${from}${unit}`;
  return to === undefined ? '' : `At most ${to}${unit}`;
}
