import semver from 'semver';

/** What a repository depends on: name to range. */
export type Dependencies = Readonly<Record<string, string>>;
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

export interface RaisedVersion {
  readonly name: string;
  /** Undefined where the repository did not have it yet. */
  readonly from: string | undefined;
  readonly to: string;
}

/** The lowest version that a range lets in; undefined for an address, a tag or a folder. */
const lowest = (range: string): semver.SemVer | undefined =>
  semver.validRange(range) === null ? undefined : (semver.minVersion(range) ?? undefined);

/** Where the repository says of its own what it wants, or is ahead, it stays so. */
function isRaised(from: string | undefined, to: string): boolean {
  if (from === undefined) return true;
  const [before, after] = [lowest(from), lowest(to)];
  return before !== undefined && after !== undefined && semver.gt(after, before);
}

/**
 * What a board depends on in another version of the product: everything that a new board of that version has is raised to
 * it or added, all else stays.
 * @param wanted what a board that is made now depends on
 * @returns the manifest, and what is another in it, by name
 */
export function raiseVersions<Read extends Manifest>(
  manifest: Read,
  wanted: Required<Pick<Manifest, 'dependencies' | 'devDependencies'>>,
): { readonly manifest: Read; readonly raised: readonly RaisedVersion[] } {
  const raised: RaisedVersion[] = [];
  const held = { ...manifest.devDependencies, ...manifest.dependencies };
  const changed = (kind: 'dependencies' | 'devDependencies'): Dependencies => {
    const own = { ...manifest[kind] };
    for (const [name, to] of Object.entries(wanted[kind])) {
      const from = held[name];
      // It is in the other list: somebody moved it there.
      if ((from !== undefined && own[name] === undefined) || !isRaised(from, to)) continue;
      raised.push({ name, from, to });
      own[name] = to;
    }
    return Object.fromEntries(Object.entries(own).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  const dependencies = changed('dependencies');
  const devDependencies = changed('devDependencies');
  return {
    manifest: raised.length === 0 ? manifest : { ...manifest, dependencies, devDependencies },
    raised: raised.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
