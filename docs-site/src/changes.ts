import { withTargets } from './addresses.ts';
import type { DerivedPage } from './derived-page.ts';
import { exists, namesIn, read } from './repository.ts';

const guide = 'docs/a-board-of-your-own.md';
const kinds = { major: 'Breaks', minor: 'Adds', patch: 'Mends' } as const;

interface Change {
  readonly kind: keyof typeof kinds;
  readonly packages: readonly string[];
  readonly text: string;
}

/** What is written down and in no version yet. */
function pending(): readonly Change[] {
  const files = namesIn('.changeset').filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.map((name) => {
    const [, head = '', text = ''] = /^---\n(.*?)---\n(.*)$/s.exec(read(`.changeset/${name}`)) ?? [];
    const named = [...head.matchAll(/'([^']+)': (major|minor|patch)/g)];
    // What it does to one package, it does to who builds upon it.
    const kind =
      (['major', 'minor', 'patch'] as const).find((one) => named.some(([, , is]) => is === one)) ?? 'patch';
    return { kind, packages: named.map(([, of = '']) => of), text: text.trim() };
  });
}

const listed = (some: readonly Change[]): string =>
  (['major', 'minor', 'patch'] as const)
    .map((kind) => ({ kind, own: some.filter((change) => change.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ kind, own }) => {
      const items = own.map(
        ({ text, packages }) =>
          `- ${text.replaceAll('\n', '\n  ')}\n\n  ${packages.map((name) => `\`${name}\``).join(', ')}`,
      );
      return `### ${kinds[kind]}\n\n${items.join('\n\n')}`;
    })
    .join('\n\n');

/** The chapter of a document, without its heading. */
function chapter(document: string, heading: string): string {
  const [, text = ''] = new RegExp(`^## ${heading}\\n(.*?)(?=^## |$(?![^]))`, 'ms').exec(document) ?? [];
  return text.trim();
}

/** How a board is upgraded, and what each version brought: as the lists of changes have it. */
export function changes(): readonly DerivedPage[] {
  const list = 'start/CHANGELOG.md';
  const versions = exists(list) ? read(list).replace(/^# .*\n/, '') : '';
  const waiting = pending();
  const text = [
    '# Upgrade notes',
    withTargets(chapter(read(guide), 'Upgrade it'), guide),
    'All packages have one version. What breaks something says so, and what it asks of your sources is changed by the command.',
    waiting.length > 0 ? `## Not in a version yet\n\n${listed(waiting)}` : '',
    versions.trim(),
  ];
  return [{ page: 'upgrade', title: 'Upgrade notes', text: text.filter(Boolean).join('\n\n') }];
}
