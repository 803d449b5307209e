import type { BlockHead } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import type { CandidateListData, CandidateListSettings } from './candidate-list-data.ts';
import { listTitle } from './list-title.ts';
import type { CandidateListKey } from './candidate-list.messages.ts';

/** Title by what was searched; canonical without order, page size and point. Empty and impossible pages are not indexed. */
export function candidateListHead(
  data: CandidateListData,
  context: {
    readonly settings: CandidateListSettings;
    readonly board: Board;
    readonly t: Translate<CandidateListKey>;
  },
): BlockHead {
  const { board, settings, t } = context;
  const { sort: _sort, limit: _limit, lat: _lat, lon: _lon, ...visible } = data.own;
  return {
    title: settings.heading1 || listTitle(data, t, board.locale),
    canonical: board.path + writeSearchAddress(visible),
    keepsQuery: true,
    ...((data.total === 0 || data.beyond || data.chosen.length > 2) && { robots: 'noindex, follow' }),
  };
}
