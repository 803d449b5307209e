const minute = 60_000;

/** How long it still is, in whole minutes that have not begun to end. */
export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** @returns undefined once it is over */
export function remainingUntil(moment: number, now: number): Remaining | undefined {
  if (!(moment > now)) return undefined;
  // The last minute counts until it is over: there is no nought of them before the end.
  const minutes = Math.ceil((moment - now) / minute);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

/** Milliseconds until another number stands there. */
export function untilNextChange(moment: number, now: number): number {
  return (moment - now) % minute || minute;
}
