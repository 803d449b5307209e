import Bell from 'lucide-react/icons/bell';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { useNavigate } from 'react-router';
import { useBoard } from '../../board/board-context.ts';
import { hasPlace, isSort } from '../../search/job-search.ts';
import { sortOfStrategy } from '@boardwright/blocks-schema';
import { Button } from '@boardwright/ui/button';
import { FilterButton } from '@boardwright/ui/filter-button';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import type { Option } from '@boardwright/ui/select-field';
import { SortSelect } from '@boardwright/ui/sort-select';
import { alertDialogId } from './alert-card.tsx';
import { listHref } from './job-list-data.ts';
import { formId, sheetId, type ListPart } from './list-parts.ts';
import styles from './job-list-tools.module.css';

/** Filters (on a phone), alert, sort and view, at the end of the title's line. */
export function ListTools({ alert, ...part }: ListPart & { readonly alert: boolean }) {
  const { data, settings, t } = part;
  const split = data.active !== undefined;
  const facetCount = data.chosen.length + (data.own.salary_min || data.own.salary_max ? 1 : 0);
  return (
    <>
      <FilterButton sheetId={sheetId} count={facetCount} always={split} />
      {alert && !split && (
        <Button
          type="button"
          variant="secondary"
          size="small"
          icon={Bell}
          popoverTarget={alertDialogId}
          className={styles.alert}
        >
          {t('alert.tool')}
        </Button>
      )}
      {!(split && settings.hideSortSplitView) && <Sort {...part} />}
      {!split && <ViewSwitch {...part} />}
    </>
  );
}

function Sort({ data, t }: ListPart) {
  const board = useBoard();
  const navigate = useNavigate();
  const choose = (sort: string) => {
    if (!isSort(sort)) return;
    void navigate(listHref(board, data, { ...data.own, sort, seed: undefined, page: 1 }), {
      preventScrollReset: true,
    });
  };
  return (
    <SortSelect
      id="job-sort"
      formId={formId}
      options={sortOptions(data, t)}
      value={data.sort}
      onChoose={choose}
    />
  );
}

/** Relevance needs a word and distance a place. */
function sortOptions(data: ListPart['data'], t: ListPart['t']): Option[] {
  const offered = [
    data.applied.search && (['relevance', 'relevance'] as const),
    ['newest', 'newest'] as const,
    hasPlace(data.applied) && (['distance', 'distance'] as const),
    ['featured', 'featured'] as const,
    ['ascendingTillDate', 'closing'] as const,
    ['descendingTillDate', 'open'] as const,
    ['oldest', 'oldest'] as const,
    ['random', 'random'] as const,
  ];
  return offered.flatMap((option) =>
    option ? [{ value: sortOfStrategy[option[0]], label: t(`sorts.${option[1]}`) }] : [],
  );
}

function ViewSwitch({ data, settings, t }: ListPart) {
  const board = useBoard();
  const views = [
    { view: 'list', icon: Rows3, label: t('viewList') },
    { view: 'cards', icon: LayoutGrid, label: t('viewCards') },
  ] as const;
  return (
    <div className={styles.views} role="group" aria-label={t('view')}>
      {views.map(({ view, icon, label }) => (
        <Link
          key={view}
          href={listHref(board, { view, viewChosen: view !== settings.jobsLayout }, data.own)}
          storeScroll
          aria-label={label}
          aria-current={view === data.view ? 'true' : undefined}
        >
          <Icon icon={icon} />
        </Link>
      ))}
    </div>
  );
}
