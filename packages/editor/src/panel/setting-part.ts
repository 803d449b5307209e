import { isRecord } from '../model/is-record.ts';

/**
 * A setting with a part of it changed.
 * @param at names and numbers that lead to the part; none for the setting itself
 * @param isIt whether what stands there is the part that was meant
 * @returns undefined where it is not: its list has changed since, or somebody wrote there
 */
export function withPart(
  setting: unknown,
  at: readonly (string | number)[],
  isIt: (part: unknown) => boolean,
  change: (part: unknown) => unknown,
): unknown {
  const [step, ...further] = at;
  if (step === undefined) return isIt(setting) ? change(setting) : undefined;
  if (Array.isArray(setting) && typeof step === 'number') {
    const changed = step < setting.length ? withPart(setting[step], further, isIt, change) : undefined;
    return changed === undefined ? undefined : setting.with(step, changed);
  }
  if (!isRecord(setting)) return undefined;
  const changed = withPart(setting[step], further, isIt, change);
  return changed === undefined ? undefined : { ...setting, [step]: changed };
}
