import { type Board, useBoard } from '../../board/board-context.ts';
import { withoutPlace, type JobSearch } from '../../search/job-search.ts';
import { salaryLabel } from '../../search/salary-label.ts';
import { Chips } from '@boardwright/ui/chips';
import { type JobListData, listHref, type UnderstoodChip } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import { placeNames } from './search-texts.ts';

/** What words of the search were understood as: a name of its own where it is one thing. */
function chipName(
  { kind, word, names: [name, ...others] }: UnderstoodChip,
  data: JobListData,
  t: ListPart['t'],
  board: Board,
): string {
  if (kind === 'place') return placeNames(data, board);
  if (kind === 'remote') return t('remote');
  return name !== undefined && others.length === 0 ? name : word;
}

/** Everything chosen, each as the link that takes it away. What the admin fixed cannot be taken away. */
export function ListChips({ data, t }: ListPart) {
  const board = useBoard();
  const first: JobSearch = { ...data.own, page: 1 };
  const href = (search: JobSearch) => listHref(board, data, search);
  const salary = salaryLabel(data.own, t, board);
  const { understood } = data;
  const left = understood.length > 0 ? data.resolved.search : first.search;
  const meant = understood.map(({ word }) => word).join(' ') || undefined;
  const chips = [
    left && !data.locked.search ? { name: left, href: href({ ...first, search: meant }) } : undefined,
    ...(data.locked.search
      ? []
      : understood.map((chip) => ({ name: chipName(chip, data, t, board), href: href(chip.search) }))),
    (first.location_name || first.lat !== undefined) && !data.locked.location
      ? { name: placeNames(data, board), href: href(withoutPlace(first)) }
      : undefined,
    first.organisation_id || first.organisation_name
      ? {
          name: data.organisation ?? t('organisation'),
          href: href({ ...first, organisation_id: undefined, organisation_name: undefined }),
        }
      : undefined,
    ...data.chosen.map(({ id, name }) => ({
      name,
      href: href({ ...first, segment_ids: first.segment_ids.filter((one) => one !== id) }),
    })),
    salary
      ? { name: salary, href: href({ ...first, salary_min: undefined, salary_max: undefined }) }
      : undefined,
    first.remote ? { name: t('remote'), href: href({ ...first, remote: undefined }) } : undefined,
  ].filter((chip) => chip !== undefined);
  return <Chips chips={chips} clearHref={listHref(board, data, { segment_ids: [], page: 1 })} />;
}
