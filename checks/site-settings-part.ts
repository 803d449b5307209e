import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Where settings have their effect: neither where they are declared or edited, nor where they are only filled in or tried. */
const folders = ['packages/engine/src', 'hosts/site/src', 'hosts/api/src'];
const leftOut =
  /\.test\.|\.fixtures\.|\.scenes\.|\.stories\.|\.messages\.|\/dist\/|^packages\/engine\/src\/(?:editor|testing)\/|^hosts\/api\/src\/(?:seeding|database\/tables)\//;

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The sources in which a setting of a site can have its effect. */
export function readingSources(): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((path) => !leftOut.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** By setting the files that name it in code; comments do not count. */
export function readersOf(names: readonly string[], sources: readonly SourceFile[]): Map<string, string[]> {
  const readers = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const { path, text } of sources) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const named = new Set(code.match(/\w+/g));
    for (const [name, files] of readers) if (named.has(name)) files.push(path);
  }
  return readers;
}
