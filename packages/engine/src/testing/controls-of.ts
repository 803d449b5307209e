import type { BlockSchema } from '@boardwright/blocks-schema';
import type { ArgTypes } from '@storybook/react-vite';

/** What this file reads of a property's schema. */
interface Property {
  readonly type?: string;
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A control for each setting, grouped as the editor's tabs; what is a list or an object is edited as JSON. */
export function controlsOf(schema: BlockSchema): ArgTypes {
  return Object.fromEntries(
    Object.entries(schema.tabs).flatMap(([tab, names]) =>
      names.map((name) => {
        const property = schema.settings.properties[name] as Property;
        const described = {
          name,
          description: property.title ?? '',
          table: { category: tab, defaultValue: { summary: JSON.stringify(property.default) } },
        };
        return [name, { ...described, ...controlOf(property, schema.widgets[name]) }];
      }),
    ),
  );
}

function controlOf(property: Property, widget: string | undefined): ArgTypes[string] {
  const { type, minimum, maximum } = property;
  if (property.enum) return { control: { type: 'select' }, options: [...property.enum] };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'integer' || type === 'number')
    return {
      control: {
        type: widget === 'slider' ? 'range' : 'number',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      },
    };
  if (type === 'string') return { control: { type: widget === 'color' ? 'color' : 'text' } };
  return { control: { type: 'object' } };
}
