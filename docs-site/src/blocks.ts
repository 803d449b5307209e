import { coreSchemas, type BlockKey, type BlockSchema, type Fixture } from '@boardwright/blocks-schema';
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
  let fields: Label['fields'] = { ...english.blocks[key]?.settings, ...english.common };
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

const widths = [
  { width: 1280, on: 'a desktop' },
  { width: 390, on: 'a phone' },
] as const;

/** The pictures that a story is compared with, one beside the other. */
function picturesOf(key: BlockKey, name: string, title: string): string {
  const images = widths
    .map(({ width, on }) => ({ on, file: `storybook/pictures/blocks/${key}/${name}-${width}.png` }))
    .filter(({ file }) => exists(file))
    .map(({ on, file }) => `![${titleOf(key)}, ${title}: on ${on}](/${file})`);
  return images.length === 0 ? '' : `<div class="block-pictures">\n\n${images.join('\n')}\n\n</div>`;
}

/** Each state that the block is shown in: what it is set to, and how it looks then. */
const states = (key: BlockKey): string =>
  Object.entries<Fixture>(coreFixtures[key])
    .map(([name, { title, settings }]) =>
      [
        `### ${title}`,
        Object.keys(settings).length === 0
          ? 'Nothing is set: all is as its defaults are.'
          : `::: details What is set\n\n\`\`\`json\n${JSON.stringify(settings, null, 2)}\n\`\`\`\n\n:::`,
        picturesOf(key, name, title),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
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
    `[Its schema](/schema-to-panel#${encodeURIComponent(coreSchemas[key].title)}) can be changed beside its panel.`,
    reads.length > 0 ? `Its data depends on the settings of ${reads.map(code).join(', ')}.` : '',
  ];
  const text = [
    `# ${titleOf(key)}`,
    facts.filter(Boolean).join(' '),
    '## Settings',
    'By the tabs of the editor’s panel. A part of a list’s items, or of an object, stands after a dot.',
    settingsTables(key, does),
    '## Looks',
    'In the first brand of the demo, as tests compare it. In each of the three: `npm run storybook`, under _Blocks_.',
    states(key),
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
