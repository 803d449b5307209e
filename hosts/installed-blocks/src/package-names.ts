import manifest from '../package.json' with { type: 'json' };

/**
 * Packages that bring blocks from outside, for the builds: they are made of the same engine and the same React as
 * everything else, never of their own.
 */
export const packageNames: readonly string[] = Object.keys(manifest.dependencies).filter(
  (name) => !name.startsWith('@boardwright/'),
);
