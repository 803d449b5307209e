import type { Locale } from '@boardwright/messages';
import { and, eq } from '../../platform/database/drizzle.ts';
import { publishPlans } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Save } from './builder-context.ts';
import { builderMessage } from './builder.messages.ts';
import { isWaiting, type PlanRow } from './publish-plans.queries.ts';

/** Plans of a site that wait at the same time. */
const most = 200;
/** Days ahead that something is planned for. */
const furthest = 730;
const minute = 60_000;

/** A form with one field that is wrong. */
const wrong = (field: string, message: string): HttpError =>
  new HttpError('validation', { fields: { [field]: [message] } });

/** @throws HttpError `validation` for a moment that has passed, or is too far away */
export function dueOf(text: string, field: string, now: Date, locale: Locale): Date {
  // The minute that runs is not over yet: what is planned for it is done at once.
  const due = new Date(text);
  const message =
    Number.isNaN(due.getTime()) || due.getTime() < now.getTime() - minute
      ? builderMessage(locale, 'planPast')
      : due.getTime() > now.getTime() + furthest * 24 * 60 * minute
        ? builderMessage(locale, 'planFar')
        : undefined;
  if (message !== undefined) throw wrong(field, message);
  return due;
}

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / minute);

/** What a plan does, as far as two of one minute could be at odds. */
export interface PlannedMoment extends Pick<PlanRow, 'pages' | 'offline' | 'appearance'> {
  readonly id?: number;
  readonly due: Date;
  /** The form's name for the moment. */
  readonly field: 'due_at' | 'back_at';
}

/** No two plans do something with one page, or the appearance, in the same minute. @throws HttpError `validation` */
export async function expectAlone({ tx, siteId }: Save, plan: PlannedMoment, locale: Locale): Promise<void> {
  const waiting = await tx
    .select({
      id: publishPlans.id,
      dueAt: publishPlans.dueAt,
      pages: publishPlans.pages,
      offline: publishPlans.offline,
      appearance: publishPlans.appearance,
    })
    .from(publishPlans)
    .where(and(eq(publishPlans.siteId, siteId), isWaiting));
  const all = [...plan.pages, ...plan.offline];
  const together = waiting.some(
    (other) =>
      other.id !== plan.id &&
      other.dueAt !== null &&
      minuteOf(other.dueAt) === minuteOf(plan.due) &&
      ((plan.appearance && other.appearance) ||
        [...other.pages, ...other.offline].some((page) => all.includes(page))),
  );
  if (together) throw wrong(plan.field, builderMessage(locale, 'planTogether'));
}

/** @throws HttpError `plansMany` */
export async function expectFewPlans({ tx, siteId }: Save): Promise<void> {
  const waiting = await tx
    .select({ id: publishPlans.id })
    .from(publishPlans)
    .where(and(eq(publishPlans.siteId, siteId), isWaiting));
  if (waiting.length >= most) throw new HttpError('plansMany', { values: { most } });
}

/** Putting back comes after what is put back. */
export const backFirst = (field: string, locale: Locale): HttpError =>
  wrong(field, builderMessage(locale, 'planBackFirst'));

/** @throws HttpError `validation` where going back comes first */
export function expectLater(back: Date, due: Date, field: string, locale: Locale): void {
  if (minuteOf(back) <= minuteOf(due)) throw backFirst(field, locale);
}

/** A name of a release that is more than spaces. @throws HttpError `validation` */
export function releaseName(name: string, locale: Locale): string {
  const trimmed = name.trim();
  if (trimmed === '') throw wrong('name', builderMessage(locale, 'releaseName'));
  return trimmed;
}

/** What has a moment publishes something. @throws HttpError `validation` */
export function expectContents(
  { pages, offline, appearance }: Pick<PlanRow, 'pages' | 'offline' | 'appearance'>,
  locale: Locale,
): void {
  if (pages.length + offline.length === 0 && !appearance)
    throw wrong('pages', builderMessage(locale, 'releaseEmpty'));
}
