import type { DeclaredBlock } from '../board/define-block.ts';
import { fillPlaceholders, type VariableSource } from './placeholders.ts';

type Value = unknown;

/** Changes the text at the end of a path, in every item of the lists on the way. What does not change stays the same object. */
function changeAt(value: Value, path: readonly string[], change: (text: string) => string): Value {
  const [head, ...rest] = path;
  if (Array.isArray(value)) {
    const items = value.map((item: Value) => changeAt(item, path, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (head === undefined) return typeof value === 'string' ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, Value>>;
  if (!(head in object)) return object;
  const inner = changeAt(object[head], rest, change);
  return inner === object[head] ? object : { ...object, [head]: inner };
}

/** Changes every rich text of a block's settings, wherever the schema's widgets say one is. */
export function changeRichText(
  { schema }: Pick<DeclaredBlock, 'schema'>,
  settings: unknown,
  change: (text: string) => string,
): unknown {
  return Object.entries(schema.widgets)
    .filter(([, widget]) => widget === 'richText')
    .reduce((changed, [path]) => changeAt(changed, path.split('.'), change), settings);
}

/**
 * Fills the variables in a block's rich texts: the site's name, the year, the board's placeholders (specification §2
 * 'Rich text editor', §3 'placeholders'). Their values are text and are escaped.
 */
export function fillRichText(
  block: Pick<DeclaredBlock, 'schema'>,
  settings: unknown,
  context: VariableSource,
): unknown {
  return changeRichText(block, settings, (text) => fillPlaceholders(text, context));
}
