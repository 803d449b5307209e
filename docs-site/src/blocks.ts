import { coreSchemas, type BlockKey, type BlockSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { labelsIn } from '@boardwright/blocks-schema/labels';
import type { DerivedPage } from './derived-page.ts';
import { code, table } from './markdown-table.ts';
import { exists, read } from './repository.ts';
import { schemaRows, typeOf, type SchemaNode, type SchemaRow } from './schema-rows.ts';

interface Label {
  readonly label: string;
  readonly help?: string;
  readonly fields?: Readonly<Record<string, string | Label>>;
}

const english = labelsIn('en');
const keys = Object.keys(coreSchemas) as BlockKey[];

/** What each setting does, by `block setting`, as docs/coverage.md has it from the tests. */
function effects(): ReadonlyMap<string, string> {
  const rows = read('docs/coverage.md').matchAll(/^\| ([a-z-]+) +\| `([^`]+)` +\| (.+?) +\| `[^`]+` +\|$/gm);
  return new Map([...rows].map(([, block, name, what = '']) => [`${block} ${name}`, what]));
}

/** What an admin reads of a setting, or of a part of one. */
function labelAt(key: BlockKey, path: string): Label {
  let fields: Label['fields'] = { ...english.blocks[key]?.settings, anchor: english.anchor };
  let found: Label = { label: '' };
  for (const name of path.split('.')) {
    const label = fields?.[name] ?? '';
    found = typeof label === 'string' ? { label } : label;
    ({ fields } = found);
  }
  return found;
}

const emptyDefaults = new Set(['""', '[]', '{}']);

function settingRow(key: BlockKey, { path, node }: SchemaRow, does: ReadonlyMap<string, string>): string[] {
  const { widgets }: BlockSchema = coreSchemas[key];
  const { label, help } = labelAt(key, path);
  const effect = does.get(`${key} ${path}`);
  const standard = JSON.stringify(node.default);
  return [
    code(path),
    [label && `**${label}**`, effect ?? help].filter(Boolean).join(': '),
    widgets[path] ? `${typeOf(node)} (${code(widgets[path])})` : typeOf(node),
    standard === undefined ? '' : emptyDefaults.has(standard) ? 'empty' : code(node.default),
  ];
}

/** `customStyle` → `Custom style`. */
const readable = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Settings by the tab of the panel that they stand in. */
function settingsTables(key: BlockKey, does: ReadonlyMap<string, string>): string {
  const { settings, tabs }: BlockSchema = coreSchemas[key];
  const rows = schemaRows(settings as SchemaNode);
  return Object.entries(tabs)
    .map(([tab, names]) => {
      const own = rows.filter(({ path }) => names?.includes(path.split('.')[0] ?? ''));
      const cells = own.map((row) => settingRow(key, row, does));
      return `### ${readable(tab)}\n\n${table(['Name', 'What it does', 'Type', 'Default'], cells)}`;
    })
    .join('\n\n');
}

/** The pictures that the stories are compared with. */
const pictures = (key: BlockKey): string =>
  Object.entries(coreFixtures[key])
    .map(([name, { title }]) => ({ title, file: `storybook/pictures/blocks/${key}/${name}-1280.png` }))
    .filter(({ file }) => exists(file))
    .map(({ title, file }) => `### ${title}\n\n![${titleOf(key)}: ${title}](/${file})`)
    .join('\n\n');

const titleOf = (key: BlockKey): string => english.blocks[key]?.title ?? key;

/** What the editor's list of blocks shows it under. */
function groupOf(key: BlockKey): string {
  const { group }: BlockSchema = coreSchemas[key];
  return typeof group === 'string' ? group : group.title;
}

function blockPage(key: BlockKey, does: ReadonlyMap<string, string>): DerivedPage {
  const { anchors = [], reads = [] }: BlockSchema = coreSchemas[key];
  const facts = [
    `Key ${code(key)}, in the group ‘${groupOf(key)}’ of the editor’s list of blocks.`,
    anchors.length > 0 ? `Links lead to these parts of it: ${anchors.map(code).join(', ')}.` : '',
    reads.length > 0 ? `Its data depends on the settings of ${reads.map(code).join(', ')}.` : '',
  ];
  const text = [
    `# ${titleOf(key)}`,
    facts.filter(Boolean).join(' '),
    '## Settings',
    'By the tabs of the editor’s panel. A part of a list’s items, or of an object, stands after a dot.',
    settingsTables(key, does),
    '## Looks',
    pictures(key),
  ].join('\n\n');
  return { page: `blocks/${key}`, title: titleOf(key), text };
}

/** Every block of the core with its settings and pictures, and the page that leads to them. */
export function blocks(): readonly DerivedPage[] {
  const does = effects();
  const pages = keys.map((key) => blockPage(key, does));
  const rows = keys.map((key) => [
    `[${titleOf(key)}](/blocks/${key})`,
    code(key),
    groupOf(key),
    String(schemaRows(coreSchemas[key].settings as SchemaNode).length),
  ]);
  const text = `# Blocks\n\nPages are built from these. What each can be set to is declared by its schema.\n\n${table(['Block', 'Key', 'Group', 'Settings'], rows)}`;
  return [{ page: 'blocks/index', title: 'Blocks', text }, ...pages];
}
