/** A day and a time as the browser's inputs have them: '2026-11-26' and '07:00'. */
export interface LocalMoment {
  readonly day: string;
  readonly time: string;
}

/** Milliseconds that the clocks of a time zone are ahead of UTC at a moment. */
function aheadOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** A moment as the clocks of a time zone show it. */
export function localOf(moment: string, timeZone: string): LocalMoment {
  const at = Date.parse(moment);
  const local = new Date(at + aheadOf(at, timeZone)).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * The moment at which the clocks of a time zone show this; of an hour that they skip, as it would have been, of one that
 * comes twice the first.
 * @returns ISO 8601; undefined while a day or a time is missing
 */
export function momentOf({ day, time }: LocalMoment, timeZone: string): string | undefined {
  const local = day === '' || time === '' ? Number.NaN : Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local)) return undefined;
  const before = local - aheadOf(local - 86_400_000, timeZone);
  const after = local - aheadOf(local + 86_400_000, timeZone);
  const exact = [before, after].find((at) => at + aheadOf(at, timeZone) === local);
  return new Date(exact ?? before).toISOString();
}
