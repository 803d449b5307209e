import type { MailPreview, ReportedJobDetails } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useListMessages } from '../../lists/use-list-messages.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { bodyOf, type DecisionDraft, problemsOf, startOf } from './decision-draft.ts';
import { DecisionForm } from './decision-form.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { MailPreviews } from './mail-previews.tsx';
import { ReportList } from './report-list.tsx';
import { firstRead, ReportedJobFacts } from './reported-job-facts.tsx';
import { useReportsApi } from './reports-api.ts';
import styles from './reports.module.css';
import { useActs } from '../../ui/acts.tsx';

interface ReportDialogProps {
  readonly uuid: string;
  readonly onClose: () => void;
  /** It changed meanwhile: the list is old. */
  readonly onChanged: () => void;
  /** @param done what was decided, as a sentence */
  readonly onDone: (done: string) => void;
}

/** A job that was reported: how it stands, who said what, what was decided before, and the decision. */
export function ReportDialog({ uuid, onClose, onChanged, onDone }: ReportDialogProps) {
  const acts = useActs();
  const t = useJobsMessages();
  const words = useListMessages();
  const api = useReportsApi();
  const state = useFound(useCallback(() => api.job(uuid), [api, uuid]));
  const details = state.found;
  if (details && details.reports.length > 0 && acts)
    return (
      <OpenReports
        // Another set of reports is another decision.
        key={details.reports.map(({ id }) => id).join(' ')}
        details={details}
        onClose={onClose}
        onDone={onDone}
        onStale={() => {
          state.again();
          onChanged();
        }}
      />
    );
  return (
    <Modal
      title={details?.job.title ?? t('report.title')}
      width="page"
      onClose={onClose}
      foot={
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
          {words('close')}
        </button>
      }
    >
      <Reading state={state}>{(found) => <Known details={found} />}</Reading>
    </Modal>
  );
}

/** What is known of the job and of the reports. */
function Known({ details }: { readonly details: ReportedJobDetails }) {
  const t = useJobsMessages();
  const { job, reports, decisions, company_decisions: others } = details;
  return (
    <div className={styles.known}>
      <ReportedJobFacts job={job} />
      {reports.length > 0 ? (
        <ReportList title={t('report.open', { count: reports.length })} reports={reports} />
      ) : null}
      <EarlierDecisions title={t('report.earlier')} none={t('report.earlierNone')} decisions={decisions} />
      {job.client ? (
        <EarlierDecisions
          title={t('report.ofCompany', { company: job.client.name })}
          none={t('report.ofCompanyNone')}
          decisions={others}
          withJob
        />
      ) : null}
    </div>
  );
}

interface OpenReportsProps {
  readonly details: ReportedJobDetails;
  readonly onClose: () => void;
  readonly onDone: (done: string) => void;
  readonly onStale: () => void;
}

function OpenReports({ details, onClose, onDone, onStale }: OpenReportsProps) {
  const t = useJobsMessages();
  const api = useReportsApi();
  const formId = useId();
  const { job, reports } = details;
  const [start] = useState(() => startOf(details));
  const [draft, setDraft] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const [mails, setMails] = useState<readonly MailPreview[] | undefined>(undefined);
  const ids = reports.map(({ id }) => id);
  const problems = problemsOf(draft, details);
  const isWrong = Object.keys(problems).length > 0;
  const decision = useSubmission(
    (done: DecisionDraft) => api.decide(job.uuid, ids, bodyOf(done)),
    (_, { outcome = 'left' }) => onDone(t(`report.done.${outcome}`, { title: job.title })),
  );
  const preview = useSubmission((done: DecisionDraft) => api.preview(job.uuid, ids, bodyOf(done)), setMails);
  const change = (next: DecisionDraft) => {
    setDraft(next);
    setMails(undefined);
  };
  const sendBy = (submit: (draft: DecisionDraft) => void) => () => {
    setIsTried(true);
    if (!isWrong) submit(draft);
  };
  return (
    <Modal
      title={job.title}
      intro={t('report.intro', { count: reports.length })}
      width="page"
      first={firstRead}
      isDirty={draft !== start}
      onClose={onClose}
      foot={
        <DialogFoot action={t('report.save')} isBusy={decision.isBusy} onClose={onClose} submits={formId}>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            aria-disabled={preview.isBusy}
            onClick={() => {
              setMails(undefined);
              sendBy(preview.submit)();
            }}
          >
            {t('report.preview')}
          </button>
        </DialogFoot>
      }
    >
      <Failure of={decision.failure ?? preview.failure} onStale={onStale} />
      <div className={styles.columns}>
        <Known details={details} />
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sendBy(decision.submit)();
          }}
        >
          <DecisionForm
            details={details}
            draft={draft}
            problems={isTried ? problems : {}}
            onChange={change}
          />
          {mails === undefined ? null : <MailPreviews mails={mails} />}
        </form>
      </div>
    </Modal>
  );
}
