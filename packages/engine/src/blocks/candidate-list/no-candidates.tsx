import Briefcase from 'lucide-react/icons/briefcase-business';
import CircleDotDashed from 'lucide-react/icons/circle-dot-dashed';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useBoard } from '../../board/board-context.ts';
import { isNarrowed } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { EmptyState, type Escape } from '@boardwright/ui/empty-state';
import { Lighthouse } from '@boardwright/ui/lighthouse';
import { useFormat } from '@boardwright/ui/use-format';
import { usePageT } from '../../page/use-page-t.ts';
import type { CandidateListPart, CountedSearch } from './candidate-list-data.ts';

const icons = {
  distance: CircleDotDashed,
  segments: Briefcase,
  search: Search,
  place: MapPin,
  all: List,
} as const;

/** Nobody found: searches with one thing less and what each gives. */
export function NoCandidates({ data, t }: CandidateListPart) {
  const board = useBoard();
  const format = useFormat();
  const pageT = usePageT();
  const escapeOf = ({ kind, search, names = [], total }: CountedSearch): Escape | undefined => {
    // Salary and organisation narrow jobs only: no search for people has them.
    if (kind === 'salary' || kind === 'organisation') return undefined;
    const left = {
      distance: format.distance(search.distance ?? 0),
      names: names.join(', '),
      place: data.place ?? '',
      search: data.own.search ?? '',
    };
    return {
      icon: icons[kind],
      name: t(`empty.${kind}`, left),
      href: board.path + writeSearchAddress(search),
      count: t('found', { count: total, number: format.number(total) }),
    };
  };
  const escapes = data.looser.flatMap((looser) => escapeOf(looser) ?? []);
  const text = !isNarrowed(data.own) ? 'plain' : escapes.length > 0 ? 'text' : 'nothing';
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(`empty.${text}`)}
      art={<Lighthouse />}
      escapes={{ label: pageT('widenSearch'), links: escapes }}
    />
  );
}
