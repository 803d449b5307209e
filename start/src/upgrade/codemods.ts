import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

/** Changes the sources of a board to what a version of the product asks for. */
export interface Codemod {
  /** The first version that asks for it. */
  readonly version: string;
  /** What it does, as a line for who upgrades: "`defineBlock` takes its messages by name". */
  readonly title: string;
  /** @param path from the root of the board @returns the new text; the same one where there is nothing to do */
  readonly change: (text: string, path: string) => string;
}

/** Those of every version so far; none has asked for one yet. A version that breaks sources brings its own. */
export const codemods: readonly Codemod[] = [];

/** Folders that hold no sources of the board's own. */
const notSources = new Set(['node_modules', 'dist', '.data', '.git', 'storybook-static']);

function sourcesIn(root: string, within = ''): readonly string[] {
  return readdirSync(join(root, within), { withFileTypes: true }).flatMap((entry) => {
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : sourcesIn(root, path);
    return /\.(?:[mc]?[jt]sx?|css)$/.test(entry.name) ? [path] : [];
  });
}

export interface ChangedSource {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What the codemods between two versions change in a board; nothing is written.
 * @param from the version that the board has now
 */
export function changedSources(
  root: string,
  from: string,
  all: readonly Codemod[] = codemods,
): { readonly titles: readonly string[]; readonly changed: readonly ChangedSource[] } {
  const needed = all
    .filter(({ version }) => semver.gt(version, from))
    .toSorted((one, other) => semver.compare(one.version, other.version));
  if (needed.length === 0) return { titles: [], changed: [] };
  const changed = sourcesIn(root).flatMap((path) => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = needed.reduce((text, { change }) => change(text, path), before);
    return after === before ? [] : [{ path, before, after }];
  });
  return { titles: needed.map(({ title }) => title), changed };
}
