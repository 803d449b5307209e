import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase-business';
import Building2 from 'lucide-react/icons/building-2';
import CircleDotDashed from 'lucide-react/icons/circle-dot-dashed';
import List from 'lucide-react/icons/list';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import Wallet from 'lucide-react/icons/wallet';
import { useBoard } from '../../board/board-context.ts';
import { EmptyState, type Escape } from '@boardwright/ui/empty-state';
import { Lighthouse } from '@boardwright/ui/lighthouse';
import { LinkButton } from '@boardwright/ui/link-button';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { usePageT } from '../../page/use-page-t.ts';
import { listHref, type CountedSearch } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import { filterNames, searchedDistance } from './search-texts.ts';

const icons = {
  distance: CircleDotDashed,
  segments: Briefcase,
  salary: Wallet,
  organisation: Building2,
  search: Search,
  place: MapPin,
  all: List,
} as const;

/** Nothing found: what was looked for, three searches with one thing less and what each gives, and the alert. */
export function NoJobs({ data, t, alert }: ListPart & { readonly alert: string | undefined }) {
  const board = useBoard();
  const format = useFormat();
  const pageT = usePageT();
  const jobFormat = useJobFormat();
  const { search } = data.applied;
  const left = data.resolved.search;
  const filters = filterNames(data, t, board);
  const searched = [
    left && t('empty.quoted', { search: left }),
    data.place &&
      (data.isRegion
        ? t('searched.region', { place: data.place })
        : t('empty.within', { place: data.place, distance: searchedDistance(data, board) })),
    filters && t('empty.filtered', { filters }),
  ]
    .filter(Boolean)
    .join(' ');
  const name = (looser: CountedSearch) => {
    const { distance = 0 } = looser.search;
    const key = looser.kind === 'search' && data.place ? 'searchPlace' : looser.kind;
    const values = {
      distance: format.distance(distance),
      names: (looser.names ?? []).join(', '),
      place: data.place ?? '',
      search: search ?? '',
    };
    return t(`empty.${key}`, values);
  };
  const escapes = data.looser.map((looser): Escape => ({
    icon: icons[looser.kind],
    name: name(looser),
    href: listHref(board, data, looser.search),
    count: jobFormat.count(looser.total),
  }));
  return (
    <EmptyState
      title={t('empty.title')}
      text={
        searched
          ? t(escapes.length > 0 ? 'empty.text' : 'empty.nothing', { words: searched })
          : t('empty.plain')
      }
      art={<Lighthouse />}
      escapes={{ label: pageT('widenSearch'), links: escapes }}
      action={
        alert && (
          <LinkButton href={alert} icon={Bell}>
            {t('alert.empty')}
          </LinkButton>
        )
      }
    />
  );
}
