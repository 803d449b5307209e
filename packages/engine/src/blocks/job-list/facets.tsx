import { useNavigate } from 'react-router';
import { useBoard } from '../../board/board-context.ts';
import { hiddenSearchFields, parseSearchAddress, salaryFields } from '../../search/search-address.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { FilterGroup } from '@boardwright/ui/filter-group';
import { FilterSheet } from '@boardwright/ui/filter-sheet';
import { useFormat } from '@boardwright/ui/use-format';
import { useTicked } from '@boardwright/ui/use-ticked';
import { listHref } from './job-list-data.ts';
import { formId, sheetId, type ListPart } from './list-parts.ts';
import { SalaryFacet } from './salary-facet.tsx';

/** Keys that the form has fields of its own for. */
const fieldKeys = ['in[segment_ids]', 'range[salary_year]', 'sort'];

/** The filters of the list: segments with counts, and the salary after the groups that start open. */
export function Facets({ data, settings, t, sheetOnly }: ListPart & { readonly sheetOnly: boolean }) {
  const board = useBoard();
  const navigate = useNavigate();
  const format = useFormat();
  const [ids, tick] = useTicked(data.own);

  const go = (search: JobSearch) =>
    void navigate(listHref(board, data, { ...search, page: 1 }), { preventScrollReset: true });
  const goSalary = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].flatMap(([key, value]) =>
      typeof value === 'string' && (key === salaryFields.min || key === salaryFields.max)
        ? [[key, value]]
        : [],
    );
    const { salary_min, salary_max } = parseSearchAddress(new URLSearchParams(typed)).search;
    if (salary_min === data.own.salary_min && salary_max === data.own.salary_max) return;
    go({ ...data.own, segment_ids: ids, salary_min, salary_max });
  };

  const salaryAt = Math.min(settings.defaultExpand, data.facets.length);
  const groups = data.facets.map((group, index) => (
    <FilterGroup
      key={group.key}
      group={group}
      field="in[segment_ids]"
      chosen={ids}
      open={index < settings.defaultExpand}
      limit={settings.limitVisibleSegmentsEnabled ? settings.segmentLimit : undefined}
      onToggle={(id) => go({ ...data.own, segment_ids: tick(id) })}
    />
  ));
  const narrowed = ids.length > 0 || data.own.salary_min !== undefined || data.own.salary_max !== undefined;
  const clearHref = listHref(board, data, {
    ...data.own,
    page: 1,
    segment_ids: [],
    salary_min: undefined,
    salary_max: undefined,
  });
  const view = data.viewChosen ? [['view', data.view] as const] : [];
  return (
    <FilterSheet
      id={sheetId}
      formId={formId}
      action={board.path}
      hidden={[...hiddenSearchFields(data.own, fieldKeys), ...view]}
      clearHref={narrowed ? clearHref : undefined}
      showLabel={
        data.total > 0 ? t('show', { count: data.total, number: format.number(data.total) }) : t('showNone')
      }
      only={sheetOnly}
      onSend={goSalary}
    >
      {groups.slice(0, salaryAt)}
      <SalaryFacet data={data} t={t} open={settings.defaultExpand > 0} onCommit={goSalary} />
      {groups.slice(salaryAt)}
    </FilterSheet>
  );
}
