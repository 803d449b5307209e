import type { BlockSchema } from '../define-block-schema.ts';
import { migrate } from '../stored/migrate.ts';
import { fromWire } from '../stored/prefix.ts';
import { writeSettings, type StoredSettings } from '../stored/write-settings.ts';
import { joinDesign } from './join-design.ts';

/** A language's settings as they are stored, after a write and before it. */
export interface StoredChange {
  readonly now: StoredSettings;
  readonly was?: StoredSettings | undefined;
}

/**
 * What is stored of a block in one language, with the design of another: `joinDesign` for settings as they are stored.
 * Settings of a later release than this one are left alone.
 * @returns undefined where nothing changes
 */
export function joinStored(
  schema: BlockSchema,
  from: StoredChange,
  into: StoredSettings,
): StoredSettings | undefined {
  const versions = [from.now.version, from.was?.version ?? 0, into.version];
  if (versions.some((version) => version > schema.version)) return undefined;
  const lifted = ({ settings, version }: StoredSettings) =>
    migrate(schema, fromWire(schema.key, settings), version);
  const before = lifted(into);
  const joined = joinDesign(schema, { now: lifted(from.now), was: from.was && lifted(from.was) }, before);
  return joined === before ? undefined : writeSettings(schema, known(schema, joined), into);
}

/** What a schema does not know stays as it is stored, under its own name. */
const known = (schema: BlockSchema, values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(schema.settings.properties, name)),
  );
