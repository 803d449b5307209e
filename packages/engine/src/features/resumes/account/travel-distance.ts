const kilometresPerMile = 1.609344;

/** What the field shows of the kilometres that are stored. */
export function displayDistance(kilometres: number | null | undefined, imperial: boolean): string {
  if (kilometres === null || kilometres === undefined) return '';
  return String(imperial ? Math.round(kilometres / kilometresPerMile) : kilometres);
}

/**
 * Kilometres of what was typed: a unit written beside the number holds, else the site's own. What was left as it was
 * shown stays as it is stored, for a round number of miles is not a round number of kilometres.
 * @param stored the kilometres that the field was drawn from
 * @returns null of an empty field, undefined where no distance was typed
 */
export function readDistance(typed: string, stored: string, imperial: boolean): number | null | undefined {
  const [, number, unit = imperial ? 'mi' : 'km'] = /^(\d{0,3}|1000)\s*(?:(km|mi)\.?)?$/i.exec(typed) ?? [];
  if (number === undefined) return undefined;
  if (number === '') return null;
  if (unit.toLowerCase() === 'km') return Number(number);
  const isUntouched = stored !== '' && displayDistance(Number(stored), true) === number;
  return isUntouched ? Number(stored) : Math.round(Number(number) * kilometresPerMile);
}
