import { fillDefaults } from './fill-defaults.ts';
import { partsOfPath, type Problem } from './problem.ts';

type Names = Readonly<Record<string, unknown>>;

/**
 * The settings of a block that fit its schema: a broken one is left out, which is its default. Where they do not fit
 * each other, and none of them alone is to blame, all are.
 * @param settings those the schema knows
 * @param problemsOf what is wrong with settings, their defaults filled in
 */
export function fittingSettings(
  schema: object,
  settings: Names,
  problemsOf: (filled: unknown) => readonly Problem[],
): { readonly fitting: Names; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let fitting = settings;
  for (;;) {
    const found = problemsOf(fillDefaults(schema, fitting));
    problems.push(...found);
    const names = Object.keys(fitting);
    if (found.length === 0 || names.length === 0) return { fitting, problems };
    const broken = new Set(found.map(({ path }) => partsOfPath(path)[0]));
    const remaining = Object.entries(fitting).filter(([name]) => !broken.has(name));
    fitting = remaining.length < names.length ? Object.fromEntries(remaining) : {};
  }
}
