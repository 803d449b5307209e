import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What a package stands on; nothing where there is none. @param file its package.json */
export const readManifest = (file: string): Manifest =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};

/** The packages of a board that bring blocks: those that stand on what blocks are made of. */
export function blockPackagesOf(root: string): readonly string[] {
  return Object.keys(readManifest(join(root, 'package.json')).dependencies ?? {}).filter((name) => {
    if (name.startsWith('@boardwright/') || name === 'boardwright') return false;
    const { dependencies, peerDependencies } = readManifest(join(root, 'node_modules', name, 'package.json'));
    return '@boardwright/blocks-schema' in { ...dependencies, ...peerDependencies };
  });
}
