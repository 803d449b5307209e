import type { UiSchema } from '@rjsf/utils';
import type { SettingNode } from '../panel/setting-node.ts';

const numbers: UiSchema = { 'ui:widget': 'updown' };
const kinds: UiSchema = { 'ui:field': 'kinds', 'ui:fieldReplacesAnyOrOneOf': true };

/** Numbers are stepped, not typed as text; kinds of value are chosen by the panel's own field. */
export function uiFor(schema: SettingNode, ui: UiSchema): UiSchema {
  if (ui['ui:widget'] || ui['ui:field']) return ui;
  if (schema.oneOf)
    return { ...kinds, oneOf: schema.oneOf.map((kind) => ({ ...uiFor(kind, {}), 'ui:bare': true })) };
  if ((schema.type === 'integer' || schema.type === 'number') && !schema.enum) return numbers;
  const { additionalProperties, properties } = schema;
  if (!properties && typeof additionalProperties !== 'object') return ui;
  return {
    ...ui,
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: uiFor(additionalProperties, {}),
    }),
    ...Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [
        name,
        uiFor(inner, (ui[name] ?? {}) as UiSchema),
      ]),
    ),
  };
}
