import Copy from 'lucide-react/icons/copy';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash from 'lucide-react/icons/trash-2';
import { type RefObject, useState } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { onPlainClick } from '@boardwright/ui/plain-click';
import { statusTone } from '../../../page/status-tone.ts';
import { useListText } from '@boardwright/ui/list';
import { usePlace } from '../job-card/use-place.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelMachineForm } from '../../../page/account/panel-form.tsx';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import { useQuestionFocus } from '../../../page/forms/use-question-focus.ts';
import { DoneNotice } from './done-notice.tsx';
import { JobConfirm } from './job-confirm.tsx';
import { JobExtend } from './job-extend.tsx';
import { JobDates } from './job-dates.tsx';
import { useDiscardedJournal } from './job-journal.tsx';
import { JobLog } from './job-log.tsx';
import { JobNumbers } from './job-numbers.tsx';
import { JobSlotPart } from './job-slot.tsx';
import { JobUrl } from './job-row.tsx';
import { jobAddress, jobsAnchor } from './manage-jobs-address.ts';
import type { JobPageData } from './manage-jobs.load.ts';
import type { JobPagePart, JobsPart } from './manage-jobs-props.ts';
import { useJobStatus } from './use-job-status.ts';
import { ReviewNotice } from './review-notice.tsx';
import { WithheldNotice } from './withheld-notice.tsx';
import styles from './manage-jobs.module.css';

const icons = { pause: Pause, activate: Play, delete: Trash };

/** One job: how it stands, what can be done with it, what came of it. */
export function JobPage(panel: JobsPart<JobPageData>) {
  const { data, settings, t, tab } = panel;
  const { job, kpi, logs, notice } = data;
  const state = useJobStatus({ status: job.status, step: data.step, initial: panel.outcome?.result });
  const { question, opener } = useQuestionFocus(state.step !== undefined);
  const props: JobPagePart = { ...panel, state };
  const board = useBoard();
  const place = usePlace({ ...job, distance: null });
  useDiscardedJournal(data.owner, job.id, notice);
  return (
    <section id={jobsAnchor} className={styles.panel} aria-labelledby="job-title">
      <BackLink href={tabAddress(board, tab)}>{t('back')}</BackLink>
      <DoneNotice notice={notice} t={t} />
      <header className={styles.jobHead}>
        <h2 id="job-title" className={styles.title}>
          {job.title || t('list.untitled')}
        </h2>
        <p className={styles.state}>
          <Badge tone={statusTone(state.status)}>{t(`statuses.${state.status}`)}</Badge>
          {job.waits_for && <Badge tone="info">{t('waiting.badge')}</Badge>}
          {job.withheld && <Badge tone="danger">{t('withheld.badge')}</Badge>}
          <span className={styles.facts}>{[job.organisation_name, place].filter(Boolean).join(' · ')}</span>
          <span className={styles.date}>
            <JobDates job={job} t={t} />
          </span>
        </p>
        <Boards job={job} t={t} />
        {settings.showJobUrls && <JobUrl job={job} />}
      </header>
      {data.upsells && <JobExtend {...props} />}
      <WithheldNotice withheld={job.withheld} t={t} />
      <ReviewNotice job={job} t={t} />
      <JobConfirm {...props} question={question} />
      <Standing {...props} />
      <Ways {...props} opener={opener} />
      {(kpi || logs) && (
        <div className={styles.panels}>
          {kpi && <JobNumbers kpi={kpi} byUrl={job.apply_type === 'url'} t={t} />}
          {logs && <JobLog logs={logs} t={t} />}
        </div>
      )}
      {!data.upsells && <JobExtend {...props} />}
      <JobSlotPart {...props} />
    </section>
  );
}

/** What a draft still lacks; that a job is over. */
function Standing({ data, t }: JobsPart<JobPageData>) {
  const listText = useListText();
  const { job } = data;
  if (job.status === 'expired')
    return (
      <Notice title={t('expired')} className={styles.notice}>
        {t('expiredText')}
      </Notice>
    );
  if (job.status !== 'draft' || job.waits_for) return null;
  const names = job.missing.map((field) => t(`form.fields.${field === 'text_platform.job' ? 'job' : field}`));
  return (
    <Notice tone="info" className={styles.notice}>
      {names.length > 0 ? t('missing', { fields: listText(names) }) : t('complete')}
    </Notice>
  );
}

/** On which boards it is, where that is more than this one. */
function Boards({ job: { job_boards: boards = [] }, t }: Pick<JobPageData, 'job'> & Pick<JobsPart, 't'>) {
  const listText = useListText();
  if (boards.length < 2) return null;
  return <p className={styles.facts}>{t('boards', { boards: listText(boards.map(({ name }) => name)) })}</p>;
}

function Ways(props: JobPagePart & { readonly opener: RefObject<HTMLAnchorElement | null> }) {
  const { data, t, state, opener } = props;
  const board = useBoard();
  const { job } = data;
  const { steps, step } = state;
  const [opened, setOpened] = useState(step);
  if (step !== undefined && step !== opened) setOpened(step);
  const part = `duplicate-${job.id}`;
  const failure = state.failureOf(part);
  const edit = job.status === 'draft' ? 'finish' : job.status === 'expired' ? 'renew' : 'edit';
  return (
    <div className={styles.ways}>
      <LinkButton
        href={jobAddress(board, job.id, { edit: '1' })}
        variant={step ? 'secondary' : 'primary'}
        size="small"
        icon={Pencil}
      >
        {t(edit)}
      </LinkButton>
      {steps
        .filter((one) => one !== step)
        .map((one) => (
          <LinkButton
            key={one}
            // The one whose question was asked last has the focus again once it is closed.
            {...(one === opened && { ref: opener })}
            onClick={onPlainClick(() => state.ask(one))}
            href={jobAddress(board, job.id, { step: one })}
            variant="secondary"
            size="small"
            icon={icons[one]}
            storeScroll
          >
            {t(`steps.${one}`)}
          </LinkButton>
        ))}
      <PanelMachineForm panel={props} action="duplicate" part={part} failure={failure} onPost={state.change}>
        <input type="hidden" name="id" value={job.id} />
        {/* A press that is sent twice makes one copy. */}
        <input type="hidden" name="key" value={`${board.now}-${job.revision}`} />
        <Button variant="secondary" size="small" icon={Copy} busy={state.isBusy}>
          {t('duplicate')}
        </Button>
        <FailureNotice
          failure={failure}
          onRetry={state.retry}
          onRefresh={state.refresh}
          className={styles.failure}
        />
      </PanelMachineForm>
    </div>
  );
}
