import { useNavigate } from 'react-router';
import { useBoard } from '../../board/board-context.ts';
import { hiddenSearchFields, writeSearchAddress } from '../../search/search-address.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { FilterGroup } from '@boardwright/ui/filter-group';
import { FilterSheet } from '@boardwright/ui/filter-sheet';
import { useFormat } from '@boardwright/ui/use-format';
import { useTicked } from '@boardwright/ui/use-ticked';
import { formId, sheetId, type CandidateListPart } from './candidate-list-data.ts';

/** Groups that start open, and choices of a group that show before the rest folds away. */
const openGroups = 3;
const visibleItems = 5;

/** The segments of the people found, with counts. Words and place are the search block's. */
export function CandidateFilters({ data, t }: CandidateListPart) {
  const board = useBoard();
  const navigate = useNavigate();
  const format = useFormat();
  const [ids, tick] = useTicked(data.own);
  const address = (search: JobSearch) => board.path + writeSearchAddress({ ...search, page: 1 });
  const go = (segment_ids: readonly number[]) =>
    void navigate(address({ ...data.own, segment_ids }), { preventScrollReset: true });
  return (
    <FilterSheet
      id={sheetId}
      formId={formId}
      action={board.path}
      hidden={hiddenSearchFields(data.own, ['in[segment_ids]', 'sort'])}
      clearHref={ids.length > 0 ? address({ ...data.own, segment_ids: [] }) : undefined}
      showLabel={
        data.total > 0 ? t('show', { count: data.total, number: format.number(data.total) }) : t('showNone')
      }
      onSend={() => undefined}
    >
      {data.facets.map((group, index) => (
        <FilterGroup
          key={group.key}
          group={group}
          field="in[segment_ids]"
          chosen={ids}
          open={index < openGroups}
          limit={visibleItems}
          onToggle={(id) => go(tick(id))}
        />
      ))}
    </FilterSheet>
  );
}
