import { posix } from 'node:path';
import { exists } from './repository.ts';

const repository = 'https://github.com/boardwright/boardwright';

/** Where a document of the repository stands on the site; the rest of `docs` are guides. */
const moved: readonly (readonly [RegExp, string])[] = [
  [/^README\.md$/, 'start.md'],
  [/^CONTRIBUTING\.md$/, 'tutorials/index.md'],
  [/^ARCHITECTURE\.md$/, 'architecture.md'],
  [/^docs-site\/pages\/(.+)$/, '$1'],
  [/^docs\/(decisions|product)\/README\.md$/, '$1/index.md'],
  [/^docs\/((?:decisions|product)\/.+\.md)$/, '$1'],
  [/^docs\/([^/]+\.md)$/, 'guides/$1'],
  [/^packages\/([^/]+)\/README\.md$/, 'packages/$1.md'],
  [/^hosts\/editor\/README\.md$/, 'packages/editor-host.md'],
  [/^hosts\/([^/]+)\/README\.md$/, 'packages/$1.md'],
  [/^start\/README\.md$/, 'packages/boardwright.md'],
  [/^(examples\/[^/]+)\/README\.md$/, '$1.md'],
];

/** The page of the site that a document is, as a file: `docs/deploy.md` → `guides/deploy.md`. */
export function pageOf(file: string): string | undefined {
  const [pattern, to] = moved.find(([one]) => one.test(file)) ?? [];
  return pattern && to ? file.replace(pattern, to) : undefined;
}

/** `guides/deploy.md` → `/guides/deploy`, `decisions/index.md` → `/decisions/`. */
const addressOf = (page: string): string => `/${page.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;

/** A file or folder of the repository where everybody can read it. */
export const sourceAddress = (file: string): string =>
  `${repository}/${/\.\w+$/.test(file) ? 'blob' : 'tree'}/main/${file}`;

/**
 * Where a link of a document leads on the site: to the page that the other document is, or to the source. What leads to
 * nothing stays as it is, and fails the build.
 * @param from the document that holds the link
 */
export function targetOf(href: string, from: string): string {
  if (/^([a-z]+:|#|\/)/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '');
  if (!exists(file)) return href;
  const page = pageOf(file);
  return (page ? addressOf(page) : sourceAddress(file)) + (fragment ? `#${fragment}` : '');
}

/** A text of a document with links that hold on any page of the site. */
export const withTargets = (text: string, from: string): string =>
  text.replaceAll(/\]\(([^)\s]+)\)/g, (_, href: string) => `](${targetOf(href, from)})`);
