import { type LocalMoment, localOf, momentOf } from '../model/site-moment.ts';

/** When something goes to visitors, or from them. */
export interface When {
  readonly kind: 'now' | 'plan' | 'release';
  readonly due: LocalMoment;
  /** It goes back afterwards to what visitors have now. */
  readonly isBack: boolean;
  readonly back: LocalMoment;
  /** Number of the release it goes with; undefined for a new one. */
  readonly release: number | undefined;
  /** Of a new release. */
  readonly name: string;
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
  release: undefined,
  name: '',
});

export interface PlannedMoments {
  /** ISO 8601; undefined while a day or a time is missing. */
  readonly dueAt: string | undefined;
  readonly backAt: string | undefined;
}

/** Whether something is missing of what was chosen: a field says so. */
export const isMissing = (when: When, { dueAt, backAt }: PlannedMoments): boolean =>
  when.kind === 'plan'
    ? dueAt === undefined || (when.isBack && backAt === undefined)
    : when.kind === 'release' && when.release === undefined && when.name.trim() === '';

export const momentsOf = ({ due, isBack, back }: When, timeZone: string): PlannedMoments => ({
  dueAt: momentOf(due, timeZone),
  backAt: isBack ? momentOf(back, timeZone) : undefined,
});
