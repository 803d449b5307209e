import type { BlockSchema } from '../define-block-schema.ts';
import { copyOf } from './fill-defaults.ts';

/** Settings from a newer release than this one: they are shown as well as they can be and never written back. */
export class NewerVersionError extends Error {
  constructor(key: string, stored: number, known: number) {
    super(`Settings of '${key}' are of version ${stored}; this release knows ${known}`);
    this.name = 'NewerVersionError';
  }
}

/**
 * Lifts stored settings to the schema's current version. Pure: the argument is not changed.
 * @param version a number that no release wrote counts as 0, for a migration leaves what is new already as it is
 * @throws NewerVersionError when they were stored by a later release
 */
export function migrate(
  schema: Pick<BlockSchema, 'key' | 'migrations' | 'version'>,
  settings: Readonly<Record<string, unknown>>,
  version: number,
): Record<string, unknown> {
  if (version > schema.version) throw new NewerVersionError(schema.key, version, schema.version);
  return schema.migrations
    .slice(Number.isInteger(version) && version > 0 ? version : 0)
    .reduce<Record<string, unknown>>((lifted, step) => step(lifted), copyOf({ ...settings }));
}
