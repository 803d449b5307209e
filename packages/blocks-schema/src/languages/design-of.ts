import { fillDefaults } from '../stored/fill-defaults.ts';
import { isRecord } from '../stored/bound-value.ts';
import { kindOf, type SettingNode } from './setting-kind.ts';

function projected(node: SettingNode, value: unknown): unknown {
  const kind = kindOf(node);
  if (kind !== 'mixed') return kind === 'design' ? value : undefined;
  if (node.items) {
    const { items } = node;
    return Array.isArray(value) ? value.map((item) => projected(items, item) ?? null) : [];
  }
  const inner = isRecord(value) ? value : {};
  return Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([name, property]) => [name, projected(property, inner[name])]),
  );
}

/** What of a value is one for all languages, its defaults filled in: two languages of a block have the same. */
export function designOf(schema: object, value: unknown): unknown {
  return projected(schema, fillDefaults(schema, value));
}
