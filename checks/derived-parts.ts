import { errors } from '../packages/api-client/src/contract/errors.messages.ts';
import { decisionsList } from './decision-records.ts';
import { schemaKeywords, widgetNames } from '../packages/blocks-schema/src/index.ts';
import { layerRows, packageRows, picture, portRows } from './layers-part.ts';
import { machineSections } from './machines/machines-part.ts';
import { sample } from './samples-part.ts';
import { provenSettings } from './settings-part.ts';

/** A piece of a document between two markers, derived from the sources. */
export interface DerivedPart {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** Everything in the documents that states a fact of the sources a second time. */
export const derivedParts = async (): Promise<DerivedPart[]> => [
  { file: 'ARCHITECTURE.md', name: 'picture', text: picture() },
  { file: 'ARCHITECTURE.md', name: 'layers', text: table(['Of', 'Layers, the lowest first'], layerRows()) },
  { file: 'ARCHITECTURE.md', name: 'ports', text: table(['Port', 'entered by'], portRows()) },
  { file: 'ARCHITECTURE.md', name: 'npm', text: table(['From npm', 'may be imported by'], packageRows()) },
  { file: 'docs/errors.md', name: 'errors', text: errorsTable() },
  { file: 'docs/machines.md', name: 'machines', text: await machineSections(table) },
  { file: 'docs/decisions/README.md', name: 'decisions', text: decisionsList() },
  { file: 'docs/coverage.md', name: 'settings', text: settingsTable() },
  { file: 'docs/settings-schema.md', name: 'keywords', text: keywordsTable() },
  {
    file: 'docs/settings-schema.md',
    name: 'widgets',
    text: widgetNames.map((name) => `\`${name}\``).join(', '),
  },
  ...Object.entries(samples).flatMap(([document, parts]) =>
    Object.entries(parts).map(([name, file]) => ({ file: document, name, text: sample(file) })),
  ),
];

/** The files of examples that documents show, by the marks around them: they are compiled, and tests run them. */
const samples = {
  'docs/mount-the-editor.md': {
    'a block': 'examples/editor-in-vite/src/greeting.tsx',
    'a site': 'examples/editor-in-vite/src/editing.ts',
    'the editor': 'examples/editor-in-vite/src/main.tsx',
    'its address': 'examples/editor-in-next/app/site/route.ts',
    'what saves': 'examples/editor-in-next/app/edit/effects.ts',
    'its page': 'examples/editor-in-next/app/edit/page.tsx',
    'what visitors see': 'examples/editor-in-next/app/page.tsx',
    'a page of blocks': 'examples/editor-in-next/app/page-of-blocks.tsx',
    'the settings': 'examples/editor-in-vite/src/settings.tsx',
    'its build': 'checks/from-tarballs/templates/strict/vite.config.ts',
  },
  'docs/a-block-of-your-own.md': {
    'the block': 'examples/acme-map/src/acme-map.tsx',
    'its messages': 'examples/acme-map/src/acme-map.messages.ts',
    'its labels': 'examples/acme-map/src/acme-map.labels.ts',
    'the editor': 'examples/acme-map/src/editor.ts',
    'its test': 'examples/acme-map/src/acme-map.test.ts',
    'its entry': 'examples/acme-map/src/index.ts',
    'its build': 'examples/acme-map/tsup.config.ts',
  },
  'docs/a-theme-of-your-own.md': {
    'a brand': 'examples/own-host/src/brand.ts',
  },
  'docs/your-own-host.md': {
    'a block': 'examples/own-host/src/quote.ts',
    'the pages': 'examples/own-host/src/pages.ts',
    'a document': 'examples/own-host/src/document.ts',
    'the server': 'examples/own-host/src/server.ts',
  },
  'docs/plugins.md': {
    endpoints: 'examples/acme-plugins/src/tides/endpoints.ts',
    'a plugin': 'examples/acme-plugins/src/tides/index.ts',
    'its test': 'examples/acme-plugins/test/tides.test.ts',
    'a feed': 'examples/acme-plugins/src/acme-csv.ts',
    'a payment provider': 'examples/acme-plugins/src/acme-pay.ts',
    'the suites': 'examples/acme-plugins/test/contracts.test.ts',
  },
  'docs/recipes.md': {
    'its blocks': 'examples/editor-in-next/app/blocks.ts',
    'a control': 'examples/acme-map/src/zoom-widget.tsx',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

const marker = (name: string): readonly [string, string] => [
  `<!-- ${name}: derived -->`,
  `<!-- /${name} -->`,
];

/** @throws when the document does not hold the part's markers */
export function withPart(document: string, { file, name, text }: DerivedPart): string {
  const [open, close] = marker(name);
  const from = document.indexOf(open);
  const to = document.indexOf(close);
  if (from < 0 || to < from) throw new Error(`${file} has no ${open} … ${close}`);
  return `${document.slice(0, from)}${open}\n\n${text}\n\n${document.slice(to)}`;
}

const keywordsTable = (): string =>
  table(
    ['Keyword', 'What comes of it'],
    Object.entries(schemaKeywords).map(([keyword, what]) => [`\`${keyword}\``, what]),
  );

/** A table as the formatter writes it: every column as wide as its widest cell. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`)));
  const widths = head.map((_, column) => Math.max(3, ...escaped.map((row) => (row[column] ?? '').length)));
  const lines = escaped.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

function errorsTable(): string {
  const rows = Object.entries(errors).map(([code, { status, en }]) => [`\`${code}\``, String(status), en]);
  return table(['Code', 'Status', 'Sentence in English'], rows);
}

function settingsTable(): string {
  const rows = provenSettings().map(({ block, name, what, file }) => [
    block,
    `\`${name}\``,
    what,
    `\`${file}\``,
  ]);
  return table(['Block', 'Setting', 'What it does', 'Test'], rows);
}
