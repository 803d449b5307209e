import type { DeclaredBlock } from '../define-block.ts';
import { sanitise } from '../ui/rich-text/sanitise.ts';

type Value = unknown;

function cleanAt(value: Value, path: readonly string[]): Value {
  const [head, ...rest] = path;
  if (Array.isArray(value)) return value.map((item) => cleanAt(item, path));
  if (head === undefined) return typeof value === 'string' ? sanitise(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, Value>>;
  return head in object ? { ...object, [head]: cleanAt(object[head], rest) } : object;
}

/**
 * Sanitises every rich text of a block's settings, wherever the schema's widgets say one is. For the server's
 * `readPage`: what reaches a renderer as rich text is SafeHtml. HTML blocks and custom styles are the admin's own code
 * and stay as they are.
 */
export function cleanRichText(block: Pick<DeclaredBlock, 'schema'>, settings: unknown): unknown {
  return Object.entries(block.schema.widgets)
    .filter(([, widget]) => widget === 'richText')
    .reduce((cleaned, [path]) => cleanAt(cleaned, path.split('.')), settings);
}
