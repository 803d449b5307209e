import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createdWith } from 'create-boardwright';
import semver from 'semver';
import { SentenceError } from '../sentence-error.ts';
import { changedSources, type Codemod } from './codemods.ts';
import { raiseVersions, type Manifest, type RaisedVersion } from './raise-versions.ts';

export interface UpgradeOptions {
  /** Fetches what package.json asks for; rejects with what the package manager said. Absent where that is done by hand. */
  readonly install?: (() => Promise<void>) | undefined;
  /** Whether something in the folder is not committed: what the upgrade changes could not be distinguished from it. */
  readonly isDirty: () => boolean;
  /** What a board that is made now depends on; that of this version by itself. */
  readonly wanted?: typeof createdWith;
  readonly codemods?: readonly Codemod[] | undefined;
}

export interface Upgraded {
  readonly raised: readonly RaisedVersion[];
  /** What the codemods did, in words. */
  readonly titles: readonly string[];
  /** Sources that they changed, by path from the root. */
  readonly changed: readonly string[];
}

function readManifest(path: string): { readonly text: string; readonly manifest: Manifest } {
  if (!existsSync(path))
    throw new SentenceError(`There is no ${path}: run this in the folder of your board.`);
  const text = readFileSync(path, 'utf8');
  try {
    return { text, manifest: JSON.parse(text) as Manifest };
  } catch (cause) {
    throw new SentenceError(`${path} is no JSON: mend it first.`, { cause });
  }
}

/** The version a board has now. @throws SentenceError where it is no board, or does not say a version */
function versionOf({ dependencies, devDependencies }: Manifest): string {
  const range = dependencies?.['boardwright'] ?? devDependencies?.['boardwright'];
  if (range === undefined)
    throw new SentenceError(
      "package.json does not depend on 'boardwright': run this in the folder of your board.",
    );
  const version = semver.validRange(range) === null ? null : semver.minVersion(range);
  if (!version)
    throw new SentenceError(
      `package.json asks for boardwright '${range}', which is no version: write one, as "^1.30.5", and run this again.`,
    );
  return version.version;
}

/**
 * Brings a board to this version of the product: what it depends on, and its sources where the version asks for it. All
 * of it, or nothing: what was written is taken back where the packages cannot be fetched.
 * @param root of the board
 * @returns what changed; nothing where the board is at this version
 * @throws SentenceError
 */
export async function upgradeBoard(
  root: string,
  { install, isDirty, wanted = createdWith, codemods }: UpgradeOptions,
): Promise<Upgraded> {
  const path = join(root, 'package.json');
  const { text, manifest } = readManifest(path);
  const version = versionOf(manifest);
  const { manifest: next, raised } = raiseVersions(manifest, wanted);
  const { titles, changed } = changedSources(root, version, codemods);
  if (raised.length === 0 && changed.length === 0) return { raised, titles, changed: [] };
  if (isDirty())
    throw new SentenceError(
      'Something here is not committed: commit it first, so that you see what the upgrade changes, or add --force.',
    );
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const files = [
    ...changed.map((source) => ({ ...source, path: join(root, source.path) })),
    { path, before: text, after: `${JSON.stringify(next, null, indent)}\n` },
  ];
  try {
    for (const file of files) writeFileSync(file.path, file.after);
    await install?.();
  } catch (error) {
    for (const file of files) writeFileSync(file.path, file.before);
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new SentenceError(
      `The packages could not be fetched (${reason}); nothing was changed: try again when the registry can be reached.`,
      { cause: error },
    );
  }
  return { raised, titles, changed: changed.map((source) => source.path) };
}
