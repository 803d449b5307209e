import type { BlockSchema } from '../define-block-schema.ts';
import { fillDefaults } from './fill-defaults.ts';
import { migrate, NewerVersionError } from './migrate.ts';
import { fromWire, toWire } from './prefix.ts';
import type { Problem } from './validate.ts';

export type Validate = (schema: object, value: unknown) => readonly Problem[];

export interface ReadSettings<Settings> {
  readonly settings: Settings;
  /** What was wrong with what is stored, and was replaced by the default. */
  readonly problems: readonly Problem[];
}

/**
 * The only door through which stored settings enter: prefix → migrate → fill defaults → validate.
 * A property that does not fit its schema falls back to its default, so that one bad value never takes a page;
 * a property the schema does not know is left out here, and stays in what is stored.
 */
export function readSettings<Settings>(
  schema: BlockSchema<string, Settings>,
  wire: Readonly<Record<string, unknown>>,
  version: number,
  validate: Validate,
): ReadSettings<Settings> {
  const problems: Problem[] = [];
  const stored = fromWire(schema.key, wire);
  let lifted = stored;
  try {
    lifted = migrate(schema, stored, version);
  } catch (error) {
    if (!(error instanceof NewerVersionError)) throw error;
    problems.push({ path: '', message: error.message });
  }
  const known = Object.fromEntries(
    Object.entries(lifted).filter(([name]) => name in schema.settings.properties),
  );
  const filled = fillDefaults(schema.settings, known) as Record<string, unknown>;
  const found = validate(schema.settings, filled);
  if (found.length === 0) return { settings: filled as Settings, problems };
  const broken = new Set(found.map((problem) => problem.path.split('/')[1] ?? ''));
  const kept = Object.fromEntries(Object.entries(known).filter(([name]) => !broken.has(name)));
  return { settings: fillDefaults(schema.settings, kept) as Settings, problems: [...problems, ...found] };
}

/** Settings as they are stored now: current version, wire prefix. The inverse of {@link readSettings} for valid settings. */
export function writeSettings<Settings>(
  schema: BlockSchema<string, Settings>,
  settings: Partial<Settings>,
): { readonly settings: Record<string, unknown>; readonly version: number } {
  return { settings: toWire(schema.key, settings), version: schema.version };
}
