import X from 'lucide-react/icons/x';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBoard } from '../../pages/board-context.ts';
import { hiddenSearchFields, parseSearchAddress, salaryFields } from '../../search/search-address.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Link } from '../../ui/link/link.tsx';
import { FacetGroup } from './facet-group.tsx';
import { listHref } from './job-list-data.ts';
import { formId, sheetId, type ListPart } from './list-parts.ts';
import { SalaryFacet } from './salary-facet.tsx';
import styles from './facets.module.css';

/** Keys that the form has fields of its own for. */
const fieldKeys = ['in[segment_ids]', 'range[salary_year]', 'sort'];

/**
 * The filters: a GET form that a button sends, left of the list; on a phone a sheet (a popover, which needs no
 * script). With scripts each choice goes at once, and the button only closes the sheet.
 */
export function Facets({ data, settings, t, sheetOnly }: ListPart & { readonly sheetOnly: boolean }) {
  const board = useBoard();
  const navigate = useNavigate();
  const format = useFormat();
  const sheet = useRef<HTMLElement>(null);
  // Ticks show before the answer comes; what the answer says is what counts then.
  const [ticked, setTicked] = useState<{ readonly over: JobSearch; readonly ids: readonly number[] }>();
  const ids = ticked?.over === data.own ? ticked.ids : data.own.segment_ids;

  const go = (search: JobSearch) =>
    void navigate(listHref(board, data, { ...search, page: 1 }), { preventScrollReset: true });
  const toggle = (id: number) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].sort((a, b) => a - b);
    setTicked({ over: data.own, ids: next });
    go({ ...data.own, segment_ids: next });
  };
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
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    goSalary(event.currentTarget);
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };

  const salaryAt = Math.min(settings.defaultExpand, data.facets.length);
  const groups = data.facets.map((group, index) => (
    <FacetGroup
      key={group.key}
      group={group}
      chosen={ids}
      open={index < settings.defaultExpand}
      {...{ settings, t }}
      onToggle={toggle}
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
  return (
    <aside
      ref={sheet}
      id={sheetId}
      popover="auto"
      className={classNames(styles.facets, sheetOnly && styles.sheetOnly)}
      aria-label={t('filters')}
    >
      <form method="get" action={board.path} id={formId} onSubmit={send}>
        {hiddenSearchFields(data.own, fieldKeys).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {data.viewChosen && <input type="hidden" name="view" value={data.view} />}
        <div className={styles.head}>
          <h2>{t('filters')}</h2>
          {narrowed && (
            <Link href={clearHref} keepScroll className={styles.clear}>
              {t('clearAll')}
            </Link>
          )}
          <IconButton
            type="button"
            icon={X}
            label={t('closeFilters')}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={styles.close}
          />
        </div>
        {groups.slice(0, salaryAt)}
        <SalaryFacet data={data} t={t} open={settings.defaultExpand > 0} onCommit={goSalary} />
        {groups.slice(salaryAt)}
        <div className={styles.foot}>
          {narrowed && (
            <LinkButton href={clearHref} keepScroll variant="secondary" className={styles.footClear}>
              {t('clear')}
            </LinkButton>
          )}
          <Button>
            {data.total > 0
              ? t('show', { count: data.total, number: format.number(data.total) })
              : t('showNone')}
          </Button>
        </div>
      </form>
    </aside>
  );
}
