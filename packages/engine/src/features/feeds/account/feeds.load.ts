import type { Feed, FeedRun, FeedRunItem, PageMeta } from '@boardwright/api-client/contract';
import { apiFailure } from '../../../page/api-failure.ts';
import type { PanelContext } from '../../../page/account/account-panel.ts';
import { type FeedsAddress, readFeedsAddress } from './feeds-address.ts';

const pageSize = 10;
const itemsOnPage = 25;

interface Seen extends FeedsAddress {
  readonly part: 'feeds';
}

export interface FeedListData extends Seen {
  readonly screen: 'list';
  readonly feeds: readonly Feed[];
  readonly meta: PageMeta;
}

export interface FeedFormData extends Seen {
  readonly screen: 'form';
  /** Undefined for a new one. */
  readonly current: Feed | undefined;
}

export interface FeedRunsData extends Seen {
  readonly screen: 'runs';
  readonly current: Feed;
  readonly runs: readonly FeedRun[];
  readonly meta: PageMeta;
}

export interface FeedDryData extends Seen {
  readonly screen: 'dry';
  readonly current: Feed;
  readonly dry: FeedRun;
  readonly items: readonly FeedRunItem[];
  readonly meta: PageMeta;
}

export type FeedsData = FeedListData | FeedFormData | FeedRunsData | FeedDryData;

const as = 'employer';

async function loadList({ api, signal }: PanelContext, asked: FeedsAddress): Promise<FeedListData> {
  const { data, meta } = await api.feeds.findFeeds({
    query: { page: asked.page, limit: pageSize },
    signal,
    as,
  });
  return { part: 'feeds', screen: 'list', ...asked, feeds: data, meta };
}

async function loadOne(context: PanelContext, asked: FeedsAddress, id: number): Promise<FeedsData> {
  const { api, signal } = context;
  const params = { id };
  const { data: current } = await api.feeds.readFeed({ params, signal, as });
  const seen = { part: 'feeds', ...asked, current } as const;
  if (asked.view === 'dry' && asked.run !== undefined) {
    const run = { id, runId: asked.run };
    const query = {
      page: asked.page,
      limit: itemsOnPage,
      ...(asked.action && { 'match[action]': asked.action }),
    };
    // One after the other: a run that has ended has all its items, those read before need not be all.
    const { data: dry } = await api.feeds.readFeedRun({ params: run, signal, as });
    const { data: items, meta } = await api.feeds.findFeedRunItems({ params: run, query, signal, as });
    return { ...seen, screen: 'dry', dry, items, meta };
  }
  if (asked.view === 'runs') {
    const query = { page: asked.page, limit: pageSize };
    const { data: runs, meta } = await api.feeds.findFeedRuns({ params, query, signal, as });
    return { ...seen, screen: 'runs', runs, meta };
  }
  return { ...seen, screen: 'form' };
}

/** The company's feeds: their list, one's form, its runs, or what a dry run of it found. */
export async function loadFeeds(context: PanelContext): Promise<FeedsData> {
  const asked = readFeedsAddress(context.query);
  if (asked.feed === 'new') return { part: 'feeds', screen: 'form', ...asked, current: undefined };
  if (asked.feed === undefined || asked.view === undefined || asked.view === 'delete')
    return loadList(context, asked);
  try {
    return await loadOne(context, asked, asked.feed);
  } catch (error) {
    // One that is gone, or is somebody else's: the list says what there is.
    if (apiFailure(error)?.status !== 404) throw error;
    return loadList(context, { ...asked, feed: undefined, view: undefined, page: 1 });
  }
}
