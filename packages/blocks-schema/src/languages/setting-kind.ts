/**
 * Of whom a setting is: `words` are a language's own; an `address` that somebody typed is one for all languages until
 * a language has another; `design` is one for all.
 */
export const settingKinds = ['words', 'address', 'design'] as const;
export type SettingKind = (typeof settingKinds)[number];

/** As much of a JSON schema as says what a setting is. */
export interface SettingNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly default?: unknown;
  /** Said by the schema where its type would say something else. */
  readonly kind?: SettingKind;
  readonly properties?: Readonly<Record<string, SettingNode>>;
  readonly items?: SettingNode;
}

/**
 * What a setting is, out of its schema: a text that may say anything is words, all else is design, unless the schema
 * names its `kind`. Lists and objects that are not all design hold both: `mixed`, as the order of links and their texts.
 */
export function kindOf(node: SettingNode): SettingKind | 'mixed' {
  if (node.kind) return node.kind;
  const inner = node.items ? [node.items] : node.properties && Object.values(node.properties);
  if (inner) return inner.every((part) => kindOf(part) === 'design') ? 'design' : 'mixed';
  return node.type === 'string' && !node.enum && !node.pattern ? 'words' : 'design';
}
