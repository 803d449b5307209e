import { useBoard } from '../../board/board-context.ts';
import { hasPlace, withoutPlace, type JobSearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Chips } from '@boardwright/ui/chips';
import type { CandidateListPart } from './candidate-list-data.ts';

/** Everything chosen, each as the link that takes it away. */
export function CandidateChips({ data, t }: CandidateListPart) {
  const board = useBoard();
  const first: JobSearch = { ...data.own, page: 1 };
  const href = (search: JobSearch) => board.path + writeSearchAddress(search);
  const chips = [
    first.search ? { name: first.search, href: href({ ...first, search: undefined }) } : undefined,
    hasPlace(first) ? { name: data.place ?? t('chosenPoint'), href: href(withoutPlace(first)) } : undefined,
    ...data.chosen.map(({ id, name }) => ({
      name,
      href: href({ ...first, segment_ids: first.segment_ids.filter((one) => one !== id) }),
    })),
  ].filter((chip) => chip !== undefined);
  return <Chips chips={chips} clearHref={board.path} />;
}
