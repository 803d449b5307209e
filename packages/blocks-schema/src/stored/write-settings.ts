import type { BlockSchema } from '../define-block-schema.ts';
import { migrate } from './migrate.ts';
import { fromWire, nameOfWire, toWire } from './prefix.ts';

/** Settings as they are stored: wire names, and the version they were written at. */
export interface StoredSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/**
 * Settings as they are stored now: current version, wire prefix. The inverse of `readSettings` for valid settings.
 * @param over what is stored already: what this release does not know of it stays, untouched
 * @throws NewerVersionError when that was written by a later release
 */
export function writeSettings<Settings>(
  schema: BlockSchema<string, Settings>,
  settings: Partial<Settings>,
  over?: StoredSettings,
): { readonly settings: Record<string, unknown>; readonly version: number } {
  const written = toWire(schema.key, settings);
  return { settings: over ? { ...unknownOf(schema, over), ...written } : written, version: schema.version };
}

/** What is stored, not known, and not taken up by a migration, under the very names it is stored by. */
function unknownOf(schema: BlockSchema, { settings, version }: StoredSettings): Record<string, unknown> {
  const { key, settings: declared } = schema;
  const left = migrate(schema, fromWire(key, settings), version);
  return Object.fromEntries(
    Object.entries(settings).filter(([wireName]) => {
      const name = nameOfWire(key, wireName);
      return Object.hasOwn(left, name) && !Object.hasOwn(declared.properties, name);
    }),
  );
}
