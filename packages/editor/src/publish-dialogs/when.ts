import { type LocalMoment, localOf, momentOf } from '../model/site-moment.ts';

/** When something goes to visitors, or from them. */
export interface When {
  readonly kind: 'now' | 'plan';
  readonly due: LocalMoment;
  /** It goes back afterwards to what visitors have now. */
  readonly isBack: boolean;
  readonly back: LocalMoment;
}

const day = 86_400_000;
const nine = (moment: number, timeZone: string): LocalMoment => ({
  day: localOf(new Date(moment).toISOString(), timeZone).day,
  time: '09:00',
});

/** At once, with tomorrow at nine as the first plan, and a week later to go back. */
export const atOnce = (now: number, timeZone: string): When => ({
  kind: 'now',
  due: nine(now + day, timeZone),
  isBack: false,
  back: nine(now + 8 * day, timeZone),
});

export interface PlannedMoments {
  /** ISO 8601; undefined while a day or a time is missing. */
  readonly dueAt: string | undefined;
  readonly backAt: string | undefined;
}

export const momentsOf = ({ due, isBack, back }: When, timeZone: string): PlannedMoments => ({
  dueAt: momentOf(due, timeZone),
  backAt: isBack ? momentOf(back, timeZone) : undefined,
});
