import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';
import { isNarrowed } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import type { JobListData } from './job-list-data.ts';
import { listTitle } from './search-texts.ts';
import type { JobListKey } from './job-list.messages.ts';

/** Title by what was searched (the document adds the site's name); canonical without order, page size and point; empty and impossible pages stay out of search engines. */
export function jobListHead(
  data: JobListData,
  { board, t }: { readonly board: Board; readonly t: Translate<JobListKey> },
): BlockHead {
  if (data.closed) return { title: t('closed.title'), canonical: board.path, robots: 'noindex, follow' };
  const { sort: _sort, seed: _seed, limit: _limit, lat: _lat, lon: _lon, ...visible } = data.own;
  const title = listTitle(data, t, board.locale);
  return {
    ...(isNarrowed(data.applied) || data.total > 0 ? { title } : {}),
    canonical: board.path + writeSearchAddress(visible),
    keepsQuery: true,
    ...searched(data),
    ...(data.total === 0 ||
    data.beyond ||
    data.own.salary_min ||
    data.own.salary_max ||
    data.chosen.length > 2
      ? { robots: 'noindex, follow' }
      : {}),
  };
}

/** What the visitor searched for, without what only narrows it further; nothing on later pages of the answer. */
function searched({ own, total }: JobListData): Pick<BlockHead, 'searched'> {
  const { search: words = '', location_name: place = '', segment_ids: segmentIds, page } = own;
  const isSearch = words !== '' || place !== '' || segmentIds.length > 0;
  return isSearch && page === 1 ? { searched: { words, place, segmentIds, isInVain: total === 0 } } : {};
}
