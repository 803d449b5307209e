import type { Feed, FeedRun, FeedRunItem } from '@boardwright/api-client/contract';
import type { clients, feedImportItems } from '../../platform/database/schema.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { feedReason } from './feed-reasons.ts';
import { type ChangeTongue, presentChanges } from './present-changes.ts';
import type { FeedRow, findFeedFacts, RunRow } from './feeds.queries.ts';

type Locale = RequestContext['locale'];

/** A run as it is read, its reasons in the reader's language. */
export function presentRun(row: RunRow, locale: Locale): FeedRun {
  const { id, kind, state, shrunk, progress, total, report } = row;
  const { created, updated, unchanged, expired, rejected } = row;
  const whole = report.find(({ item, times }) => item === '' && times === undefined);
  return {
    id,
    kind,
    state,
    shrunk,
    progress,
    total,
    counts: { created, updated, unchanged, expired, rejected },
    reason: whole ? feedReason(locale, whole.reason) : null,
    reasons: report
      .filter(({ item, times }) => item !== '' && times === undefined)
      .map(({ item, reason }) => ({ item, reason: reasonsOf(reason, locale).join('. ') })),
    notes: report.flatMap(({ item, reason, times }) =>
      times === undefined ? [] : [{ item, reason: feedReason(locale, reason), times }],
    ),
    started_at: row.startedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

/** An import joins the reasons of one item. */
function reasonsOf(reason: string, locale: Locale): string[] {
  return reason.split('; ').map((one) => feedReason(locale, one));
}

export function presentItem(row: typeof feedImportItems.$inferSelect, tongue: ChangeTongue): FeedRunItem {
  const { id, action, number, reference, title, details, changes } = row;
  const reasons = details.map((one) => feedReason(tongue.locale, one));
  return {
    id,
    action,
    number,
    reference,
    title,
    changes: presentChanges(changes, tongue),
    reasons: action === 'rejected' ? reasons : [],
    notes: action === 'rejected' ? [] : reasons,
  };
}

export interface FeedPresentation {
  readonly locale: Locale;
  /** Whether companies' feeds need the board's consent. */
  readonly sells: boolean;
  readonly facts: Awaited<ReturnType<typeof findFeedFacts>>;
}

/** Whether the jobs of a feed may go out. */
export function isAllowed(
  { clientId, allowed }: Pick<FeedRow, 'clientId' | 'allowed'>,
  sells: boolean,
): boolean {
  return clientId === null || allowed || !sells;
}

export function presentFeed(
  {
    feed,
    client,
  }: {
    readonly feed: FeedRow;
    readonly client: Pick<typeof clients.$inferSelect, 'id' | 'name'> | null;
  },
  { locale, sells, facts }: FeedPresentation,
): Feed {
  const { id, name, address, company, schedule, weekday, active, revision } = feed;
  const allowed = isAllowed(feed, sells);
  const run = (rows: readonly RunRow[]) => {
    const row = rows.find(({ feedId }) => feedId === id);
    return row ? presentRun(row, locale) : null;
  };
  return {
    id,
    client,
    name,
    address,
    mapping: feed.mapping,
    company,
    schedule,
    time_of_day: feed.timeOfDay,
    weekday,
    active,
    allowed,
    needs_consent: feed.clientId !== null && sells,
    revision,
    next_run_at: active && allowed ? (feed.nextRunAt?.toISOString() ?? null) : null,
    last_run: run(facts.last),
    open_run: run(facts.open),
    jobs_count: facts.counts.find(({ source }) => source === feed.source)?.total ?? 0,
  };
}
