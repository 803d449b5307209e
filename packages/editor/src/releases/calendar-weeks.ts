const day = 86_400_000;

/** A month by its first day: '2026-11-01' of 'any day of that month'. @param anyDay ISO 8601, as '2026-11-23' */
export const monthOf = (anyDay: string): string => `${anyDay.slice(0, 7)}-01`;

/** A day so many days later, or earlier. @param from ISO 8601, as '2026-11-23' */
export const addDays = (from: string, count: number): string =>
  new Date(Date.parse(`${from}T00:00Z`) + count * day).toISOString().slice(0, 10);

/** The same day of another month, or that month's last. @param from ISO 8601, as '2026-11-30' */
export function addMonths(from: string, count: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/**
 * The weeks that a month touches, from Monday to Sunday, each day as ISO 8601.
 * @param anyDay a day of the month
 */
export function calendarWeeks(anyDay: string): readonly (readonly string[])[] {
  const first = monthOf(anyDay);
  const monday = addDays(first, -((new Date(`${first}T00:00Z`).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let from = monday; from < addMonths(first, 1); from = addDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(from, at)));
  return weeks;
}
