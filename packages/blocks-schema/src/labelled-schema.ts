import type { BlockSchema } from './define-block-schema.ts';
import type { BlockLabelsIn, LabelNode, LabelNodes } from './define-labels.ts';

interface Node {
  readonly title?: string;
  readonly enum?: readonly (string | number)[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
}

function labelledNode<Schema extends Node>(node: Schema, given: string | LabelNode | undefined): Schema {
  if (given === undefined) return node;
  const labels: LabelNode = typeof given === 'string' ? { label: given } : given;
  const { label, help, choices, item, fields } = labels;
  return {
    ...withChoices(node, choices),
    title: label,
    ...(help !== undefined && { description: help }),
    ...(node.properties && fields && { properties: labelledFields(node.properties, fields) }),
    ...(node.items && { items: labelledItems(node.items, { item, choices, fields }) }),
  };
}

function withChoices<Schema extends Node>(node: Schema, choices: LabelNode['choices']): Schema {
  if (!node.enum || !choices) return node;
  return { ...node, enumNames: node.enum.map((value) => choices[value] ?? String(value)) };
}

function labelledItems(items: Node, { item, choices, fields }: Omit<LabelNode, 'label'>): Node {
  return {
    ...withChoices(items, choices),
    ...(item !== undefined && { title: item }),
    ...(items.properties && fields && { properties: labelledFields(items.properties, fields) }),
  };
}

function labelledFields<Schema extends Node>(
  properties: Readonly<Record<string, Schema>>,
  labels: LabelNodes,
): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, labelledNode(node, labels[name])]),
  );
}

/**
 * A block's schema as it reads in a language of the editor: labels become what JSON Schema itself has for them. A name
 * is a node's `title`, help its `description`, names of choices its `enumNames`, and what one item of a list is called
 * the `title` of its `items`. What has no label keeps what its author wrote.
 * @param labels a block from outside may come without: then only the settings that every block has are labelled
 * @param common what the settings are called that every block has
 */
export function labelledSchema<Key extends string, Settings, Stored>(
  schema: BlockSchema<Key, Settings, Stored>,
  labels: BlockLabelsIn | undefined,
  common: LabelNodes,
): BlockSchema<Key, Settings, Stored> {
  const { title = schema.title, titles = {}, settings = {} } = labels ?? {};
  const properties = labelledFields(schema.settings.properties as Readonly<Record<string, Node>>, {
    ...common,
    ...settings,
  });
  const { group, tabTitles } = schema;
  return {
    ...schema,
    title,
    group: typeof group === 'string' ? group : { ...group, title: titles[group.key] ?? group.title },
    ...(tabTitles && { tabTitles: { ...tabTitles, ...titles } }),
    settings: { ...schema.settings, properties },
  };
}
