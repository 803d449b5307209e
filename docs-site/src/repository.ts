import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds docs-site: the generator runs this file from elsewhere, so it is looked for. */
const root = ((): string => {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'docs-site', 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('The documentation is built from inside the repository.');
    folder = above;
  }
  return folder;
})();

/** The text of a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether the repository has this file or folder. */
export const exists = (path: string): boolean => existsSync(join(root, path));

/** Names in a folder, in order. */
export const namesIn = (path: string): readonly string[] => readdirSync(join(root, path)).toSorted();

/** The heading of a document. */
export const titleOf = (path: string): string => /^# (.+)$/m.exec(read(path))?.[1] ?? path;

/** Every document of the repository. */
export const documents = (): readonly string[] =>
  globSync('**/*.md', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|\.[a-z]+)$/.test(path),
  }).map((file) => file.replaceAll('\\', '/'));
