import Columns3 from 'lucide-react/icons/columns-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Table from 'lucide-react/icons/table-2';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { AppliedJob } from '@boardwright/api-client/contract';
import { Button } from '@boardwright/ui/button';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import {
  type ApplicantListState,
  applicantsTab,
  listAddress,
  stagesAddress,
} from './job-applicants-address.ts';
import styles from './job-applicants.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

interface ApplicantsHeadProps {
  readonly list: ApplicantListState;
  readonly jobs: readonly AppliedJob[];
  readonly total: number;
  readonly t: Translate<JobApplicantsKey>;
  /** More fields of the form, as a table has. */
  readonly children?: ReactNode;
}

/** Which applicants are shown, and how: a form of the address and two links, so that it needs no script. */
export function ApplicantsHead({ list, jobs, total, t, children }: ApplicantsHeadProps) {
  const board = useBoard();
  return (
    <div className={styles.tools}>
      <Form
        // Another address is another form: its fields show what the list does.
        key={listAddress(board, list)}
        method="get"
        action={board.path}
        role="search"
        className={styles.search}
        preventScrollReset
      >
        <input type="hidden" name="menuType" value={applicantsTab} />
        {list.view === 'table' && <input type="hidden" name="view" value="table" />}
        <SelectField
          id="applicants-job"
          name="match[job_id]"
          small
          label={t('tools.job')}
          placeholder={t('tools.allJobs')}
          options={jobs.map(({ id, title, applicants }) => ({
            value: String(id),
            label: `${title} (${applicants})`,
          }))}
          defaultValue={list.job ?? ''}
          fieldClassName={styles.job}
        />
        <TextField
          id="applicants-search"
          name="search"
          type="search"
          small
          label={t('tools.search')}
          placeholder={t('tools.example')}
          maxLength={200}
          defaultValue={list.search}
        />
        {children}
        <Button variant="secondary" size="small">
          {t('tools.go')}
        </Button>
      </Form>
      <div className={styles.facts}>
        <Numbers {...{ list, jobs, total, t }} />
        <nav className={styles.views} aria-label={t('tools.view')}>
          {(['board', 'table'] as const).map((view) => (
            <Link
              key={view}
              href={listAddress(board, { ...list, view, page: 1 })}
              storeScroll
              aria-current={view === list.view ? 'true' : undefined}
            >
              <Icon icon={view === 'board' ? Columns3 : Table} />
              {t(`tools.${view}`)}
            </Link>
          ))}
          <Link href={stagesAddress(board, list)}>
            <Icon icon={SlidersHorizontal} />
            {t('stages.open')}
          </Link>
        </nav>
      </div>
    </div>
  );
}

const day = 86_400_000;

/** '14 sollicitanten, nog 22 dagen open' */
function Numbers({ list, jobs, total, t }: Omit<ApplicantsHeadProps, 'children'>) {
  const board = useBoard();
  const format = useFormat();
  const job = jobs.find(({ id }) => id === list.job);
  const left = job?.till ? Math.ceil((Date.parse(job.till) - Date.parse(board.now)) / day) : undefined;
  const isOpen = job?.status === 'active' || job?.status === 'scheduled' || job?.status === 'paused';
  const open =
    job && !isOpen
      ? t('closed')
      : left !== undefined && left > 0
        ? t('open', { count: left, number: format.number(left) })
        : undefined;
  return (
    <p className={styles.numbers}>
      {[t('total', { count: total, number: format.number(total) }), open].filter(Boolean).join(', ')}
    </p>
  );
}
