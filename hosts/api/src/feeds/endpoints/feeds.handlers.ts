import type { Contract } from '@boardwright/api-client/contract';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { timeZoneOf } from '../../platform/site-calendar.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { findDeletedFeeds, restoreFeed } from './deleted-feeds.ts';
import { readAddress } from './feed-form.ts';
import { type FeedOwner, feedOwnerOf } from './feed-owner.ts';
import { feedReason } from './feed-reasons.ts';
import { presentFeed, presentItem, presentRun } from './feeds.present.ts';
import {
  type FeedRow,
  findFeed,
  findFeedFacts,
  findFeedPage,
  findRun,
  findRunItems,
  findRunPage,
  findSegmentNames,
  sellsPostings,
} from './feeds.queries.ts';
import { inspectFeed } from './inspect-feed.ts';
import {
  allowFeed,
  createFeed,
  deleteFeed,
  type FeedsDeps,
  presented,
  runFeed,
  saveFeed,
} from './store-feed.ts';

/** Feeds that are read by the clock: a company's own, and for an admin those of the board (docs/feeds.md). */
export function feedsHandlers(deps: FeedsDeps): Handlers<Contract['feeds']> {
  const { db, clock, privateFeeds, feedShapes } = deps;
  const own = async (owner: FeedOwner, id: number): Promise<FeedRow> => {
    const row = await findFeed(db, owner, id);
    if (!row) throw new HttpError('notFound');
    return row.feed;
  };
  const ownRun = async (owner: FeedOwner, id: number, runId: number) => {
    await own(owner, id);
    const run = await findRun(db, id, runId);
    if (!run) throw new HttpError('notFound');
    return run;
  };
  return {
    findFeeds: async ({ query }, context) => {
      const owner = feedOwnerOf(context);
      const { rows, total } = await findFeedPage(db, owner, query);
      const facts = await findFeedFacts(
        db,
        rows.map(({ feed }) => feed),
      );
      const sells = await sellsPostings(db, owner.board.id);
      const how = { locale: owner.locale, sells, facts };
      return { data: rows.map((row) => presentFeed(row, how)), meta: pageMeta(total, query) };
    },
    inspectFeed: async ({ body }, context) => {
      const { locale } = feedOwnerOf(context);
      const read = readAddress(body.address, locale, privateFeeds);
      if ('problem' in read) refuseProblems([['address', read.problem]]);
      const address = 'address' in read ? read.address : '';
      const asked = { address, mapping: body.mapping ?? {}, company: body.company ?? null };
      try {
        const how = { locale, allowPrivate: privateFeeds, shapes: feedShapes, now: clock.now() };
        return { data: await inspectFeed(asked, how) };
      } catch (error) {
        // Policy: what is wrong with the feed is said beside its address.
        if (!(error instanceof FeedProblem)) throw error;
        throw new HttpError('validation', {
          fields: { address: [feedReason(locale, error.message)] },
          cause: error,
        });
      }
    },
    findDeletedFeeds: async ({ query }, context) => {
      const { rows, total } = await findDeletedFeeds(db, feedOwnerOf(context), query, clock.now());
      return { data: rows, meta: pageMeta(total, query) };
    },
    restoreFeed: async ({ params }, context) => {
      const owner = feedOwnerOf(context);
      await restoreFeed(deps, owner, params.id);
      return { data: await presented(deps, owner, params.id) };
    },
    readFeed: async ({ params }, context) => ({
      data: await presented(deps, feedOwnerOf(context), params.id),
    }),
    createFeed: async ({ body }, context) => ({ data: await createFeed(deps, feedOwnerOf(context), body) }),
    saveFeed: async ({ params, body }, context) => ({
      data: await saveFeed(deps, feedOwnerOf(context), params.id, body),
    }),
    allowFeed: async ({ params, body }, context) => ({
      data: await allowFeed(deps, feedOwnerOf(context), params.id, body.allowed),
    }),
    deleteFeed: async ({ params, query }, context) => {
      await deleteFeed(deps, feedOwnerOf(context), params.id, query.jobs === 'end');
      return undefined;
    },
    runFeed: async ({ params, body }, context) => ({
      data: await runFeed(deps, feedOwnerOf(context), params.id, body),
    }),
    findFeedRuns: async ({ params, query }, context) => {
      const owner = feedOwnerOf(context);
      await own(owner, params.id);
      const { rows, total } = await findRunPage(db, params.id, query);
      return {
        data: rows.map((row) => presentRun(row, owner.locale)),
        meta: pageMeta(total, query),
      };
    },
    readFeedRun: async ({ params }, context) => {
      const owner = feedOwnerOf(context);
      return { data: presentRun(await ownRun(owner, params.id, params.runId), owner.locale) };
    },
    findFeedRunItems: async ({ params, query }, context) => {
      const owner = feedOwnerOf(context);
      const run = await ownRun(owner, params.id, params.runId);
      const { rows, total } = await findRunItems(db, run.id, { ...query, action: query['match[action]'] });
      const ids = rows.flatMap(({ changes }) =>
        changes.flatMap(({ before, after }) =>
          [before, after].flatMap((one) => (Array.isArray(one) ? one : [])),
        ),
      );
      const tongue = {
        locale: owner.locale,
        timeZone: timeZoneOf(owner.site.settings),
        segmentNames: await findSegmentNames(db, ids, owner),
      };
      return { data: rows.map((row) => presentItem(row, tongue)), meta: pageMeta(total, query) };
    },
  };
}
