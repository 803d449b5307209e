import { fillDefaults, type BlockSchema, isSame } from '@boardwright/blocks-schema';
import type { Values } from '../page-editing/edited-site.ts';
import { nodeOf } from './form-schema.ts';

/** How many items of a list the page shows, where a setting says so and says a number that can be. */
function countOf(schema: BlockSchema, name: string, values: Values): number | undefined {
  const number = schema.counts?.[name];
  if (number === undefined) return undefined;
  const node = nodeOf(schema, number);
  const count = fillDefaults(node, values[number]);
  const { minimum = 0, maximum = Infinity } = node;
  const isCount =
    typeof count === 'number' && Number.isInteger(count) && count >= minimum && count <= maximum;
  return isCount ? count : undefined;
}

/** A list of as many items as its number says: those above it are kept and not shown, those it lacks are empty. */
export function countedValue(
  schema: BlockSchema,
  name: string,
  value: unknown,
  values: Values,
): { readonly value: unknown; readonly stored: number } {
  const count = countOf(schema, name, values);
  if (count === undefined || !Array.isArray(value)) return { value, stored: 0 };
  const empty = fillDefaults(nodeOf(schema, name).items ?? {}, {});
  const missing = Array.from({ length: Math.max(0, count - value.length) }, () => empty);
  const remaining = value.slice(count).filter((item) => !isSame(item, empty)).length;
  return { value: [...value.slice(0, count), ...missing], stored: remaining };
}

/** The values a page shows: of a list with a number of its own, no more items than that. */
export function visibleValues(schema: BlockSchema, values: Values): Values {
  const lists = Object.keys(schema.counts ?? {}).flatMap((name) => {
    const list = values[name];
    return Array.isArray(list) ? [[name, list.slice(0, countOf(schema, name, values))] as const] : [];
  });
  return lists.length === 0 ? values : { ...values, ...Object.fromEntries(lists) };
}

/**
 * What is written when a list is changed as it was shown: its number goes with it, and what was not shown stays behind
 * it, so that a greater number shows it again.
 */
export function countedChange(schema: BlockSchema, name: string, visible: unknown, values: Values): Values {
  const count = countOf(schema, name, values);
  const number = schema.counts?.[name];
  if (count === undefined || number === undefined || !Array.isArray(visible)) return { [name]: visible };
  const node = nodeOf(schema, name);
  const before = fillDefaults(node, values[name]) as readonly unknown[];
  const list = [...(visible as readonly unknown[]), ...before.slice(count)];
  const empty = fillDefaults(node.items ?? {}, {});
  const used = list.findLastIndex((item) => !isSame(item, empty)) + 1;
  const { minimum = 0, maximum = Infinity } = nodeOf(schema, number);
  const next = Math.min(maximum, Math.max(minimum, visible.length));
  return { [name]: list.slice(0, used), ...(next === count ? {} : { [number]: next }) };
}
