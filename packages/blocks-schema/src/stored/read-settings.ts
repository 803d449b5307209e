import type { BlockSchema } from '../define-block-schema.ts';
import { boundValue, isRecord, isTooDeep } from './bound-value.ts';
import { fillDefaults } from './fill-defaults.ts';
import { fittingSettings } from './fitting-settings.ts';
import { migrate, NewerVersionError } from './migrate.ts';
import { fromWire } from './prefix.ts';
import type { Problem } from './problem.ts';

export type Validate = (schema: object, value: unknown) => readonly Problem[];

export interface ReadSettings<Settings> {
  readonly settings: Settings;
  /** What was wrong with what is stored, and was replaced by the default. */
  readonly problems: readonly Problem[];
}

type Names = Readonly<Record<string, unknown>>;

/**
 * The only way in which stored settings enter: prefix → migrate → cut to size → fill defaults → validate.
 * Whatever is stored, this answers: a property that does not fit its schema falls back to its default, a list that is
 * too long is cut, so that one bad value never takes a page; a property the schema does not know is left out here, and
 * stays in what is stored.
 */
export function readSettings<Settings>(
  schema: BlockSchema<string, Settings>,
  wire: Names,
  version: number,
  validate: Validate,
): ReadSettings<Settings> {
  const problems: Problem[] = [];
  const onProblem = (problem: Problem): void => void problems.push(problem);
  const stored = shallow(isRecord(wire) ? fromWire(schema.key, wire) : notAnObject(onProblem), onProblem);
  const lifted = lift(schema, stored, version, onProblem);
  const { properties } = schema.settings;
  const known = Object.fromEntries(
    Object.entries(lifted)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, value]) => [name, boundValue(properties[name] as object, value, `/${name}`, onProblem)]),
  );
  const { fitting, problems: found } = fittingSettings(schema.settings, known, (filled) =>
    validate(schema.settings, filled),
  );
  return { settings: fillDefaults(schema.settings, fitting) as Settings, problems: [...problems, ...found] };
}

function notAnObject(onProblem: (problem: Problem) => void): Names {
  onProblem({ path: '', message: 'must be object' });
  return {};
}

function shallow(settings: Names, onProblem: (problem: Problem) => void): Names {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => {
      if (!isTooDeep(value)) return true;
      onProblem({ path: `/${name}`, message: 'is nested too deeply' });
      return false;
    }),
  );
}

function lift(
  schema: BlockSchema,
  stored: Names,
  version: number,
  onProblem: (problem: Problem) => void,
): Names {
  try {
    return migrate(schema, stored, version);
  } catch (error) {
    // Policy: settings of a later release, or so odd that a migration trips over them, are shown as well as they can be.
    const message =
      error instanceof NewerVersionError ? error.message : `cannot be read as version ${version}`;
    onProblem({ path: '', message });
    return stored;
  }
}
