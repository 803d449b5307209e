import { sourceAddress } from './addresses.ts';
import type { DerivedPage } from './derived-page.ts';
import { docstringsOf, type Documented } from './docstrings.ts';
import { table } from './markdown-table.ts';
import { namesIn, read } from './repository.ts';

/** Declarations longer than this, in lines, are shown by their beginning. */
const longest = 40;

interface Exported {
  readonly name: string;
  readonly declaration: string;
}

/** What an API report lists. */
const exportedIn = (report: string): readonly Exported[] =>
  report
    .split(/^(?=export )/m)
    .slice(1)
    .map((declaration) => ({
      name: /^export (?:declare )?(?:async )?(?:\{ |\w+ )(\w+)/.exec(declaration)?.[1] ?? '',
      declaration: declaration.trim(),
    }));

function shortened(declaration: string): string {
  const lines = declaration.split('\n');
  return lines.length > longest ? [...lines.slice(0, longest), '  // …'].join('\n') : declaration;
}

function exportText({ name, declaration }: Exported, documented: Documented | undefined): string {
  const parts = [
    `### ${name}`,
    documented?.text ?? '',
    `\`\`\`ts\n${shortened(documented?.declaration ?? declaration)}\n\`\`\``,
    documented ? `[Source](${sourceAddress(documented.file)})` : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** From another package, whose reference says what it is. */
const isPassedOn = ({ declaration }: Exported): boolean => declaration.startsWith('export {');
const isType = ({ declaration }: Exported): boolean => /^export (?:type|interface) /.test(declaration);

/** What one entry point of a package exports. */
function entryPage(folder: string, report: string, documented: ReadonlyMap<string, Documented>): DerivedPage {
  const text = read(`packages/${folder}/api-report/${report}`);
  const [title = ''] = text.split('\n', 1);
  const all = exportedIn(text);
  const chapter = (heading: string, some: readonly Exported[]): string =>
    some.length === 0
      ? ''
      : [`## ${heading}`, ...some.map((one) => exportText(one, documented.get(one.name)))].join('\n\n');
  return {
    page: `reference/${folder}/${report.replace('.txt', '')}`,
    title,
    text: [
      `# ${title}`,
      `What this entry point exports; what it is for says the [package](/packages/${folder}).`,
      chapter(
        'Functions, components and values',
        all.filter((one) => !isType(one) && !isPassedOn(one)),
      ),
      chapter('Types', all.filter(isType)),
      chapter('From other packages', all.filter(isPassedOn)),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Every entry point of every package with what it exports, and the page that leads to them. */
export function references(): readonly DerivedPage[] {
  const pages = namesIn('packages').flatMap((folder) => {
    const documented = docstringsOf(`packages/${folder}/src`);
    const entry = (report: string): DerivedPage => entryPage(folder, report, documented);
    return namesIn(`packages/${folder}/api-report`).map((report) =>
      report === 'index.txt' ? { ...entry(report), page: `reference/${folder}/index` } : entry(report),
    );
  });
  const rows = pages.map(({ page, title, text }) => [
    `[${title}](/${page.replace(/index$/, '')})`,
    String(text.match(/^### /gm)?.length ?? 0),
  ]);
  const text = `# Reference\n\nWhat the packages export, by entry point: as the compiler reports it and the sources document it.\n\n${table(['Entry point', 'Exports'], rows)}`;
  return [{ page: 'reference/index', title: 'Reference', text }, ...pages];
}
