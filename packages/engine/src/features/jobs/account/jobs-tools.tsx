import { pageSizes } from '@boardwright/blocks-schema';
import Search from 'lucide-react/icons/search';
import type { JobCounts } from '@boardwright/api-client/contract';
import { Form } from 'react-router';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { jobFilters, type JobListState, jobsTab, jobSorts, listAddress } from './manage-jobs-address.ts';
import styles from './manage-jobs.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface JobsToolsProps {
  readonly list: JobListState;
  readonly counts: JobCounts | undefined;
  readonly t: Translate<ManageJobsKey>;
}

/** Which jobs are shown, in which order: links and a form of the address, so that they work without scripts. */
export function JobsTools({ list, counts, t }: JobsToolsProps) {
  const board = useBoard();
  const format = useFormat();
  return (
    <div className={styles.tools}>
      <nav className={styles.filters} aria-label={t('list.filter')}>
        {jobFilters.map((filter) => (
          <Link
            key={filter}
            href={listAddress(board, { ...list, filter, page: 1 })}
            storeScroll
            aria-current={filter === list.filter ? 'true' : undefined}
          >
            {t(`list.filters.${filter}`)}
            {counts && <span className={`num ${styles.count}`}>{format.number(counts[filter])}</span>}
          </Link>
        ))}
      </nav>
      <Form
        // Another address is another form: its fields show what the list does.
        key={listAddress(board, list)}
        method="get"
        action={board.path}
        role="search"
        className={styles.search}
        preventScrollReset
      >
        <input type="hidden" name="menuType" value={jobsTab} />
        {list.filter !== 'all' && <input type="hidden" name="match[status]" value={list.filter} />}
        <TextField
          id="jobs-search"
          name="search"
          type="search"
          small
          label={t('list.search')}
          placeholder={t('list.example')}
          maxLength={200}
          defaultValue={list.search}
        />
        <SelectField
          id="jobs-sort"
          name="sort"
          small
          label={t('list.sort')}
          options={jobSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
          defaultValue={list.sort}
        />
        <SelectField
          id="jobs-limit"
          name="limit"
          small
          label={t('list.perPage')}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          defaultValue={String(list.limit)}
        />
        <Button variant="secondary" size="small" icon={Search}>
          {t('list.go')}
        </Button>
      </Form>
    </div>
  );
}
