import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { storeJournal } from '../../../page/forms/form-journal.ts';
import { useScriptsRun } from '../../../page/forms/use-scripts-run.ts';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { EmptyState } from '@boardwright/ui/empty-state';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelMachineForm, panelResult } from '../../../page/account/panel-form.tsx';
import { FailureWays } from '../../../page/forms/failure-notice.tsx';
import { useFailedResponse } from '../../../page/forms/use-form-actors.ts';
import { AutosaveStatus } from './autosave-status.tsx';
import { JobFormParts } from './job-form-parts.tsx';
import { jobJournal } from './job-journal.tsx';
import { type JobValues, valuesOfForm } from './job-values.ts';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobFormData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import { type StoredDraft, useAutosave } from './use-autosave.ts';
import { useJobStatus } from './use-job-status.ts';
import listStyles from './manage-jobs.module.css';
import styles from './job-form.module.css';

/** Milliseconds after which preview and quality follow what is typed. */
const followsAfter = 200;

/** What stands in a form, a moment after it was typed; undefined until then. */
function useLiveValues() {
  const [live, setLive] = useState<JobValues>();
  const timer = useRef<number>(undefined);
  const follow = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setLive(valuesOfForm(new FormData(form))), followsAfter);
  };
  return [live, follow] as const;
}

/**
 * A job, new or to be changed: one form, in steps with scripts. What is typed is kept on this device at once and, of a
 * draft, on the server a moment later.
 */
export function JobForm(props: JobsPart<JobFormData>) {
  const { data, t, tab } = props;
  const { job, offer } = data;
  const board = useBoard();
  const scripts = useScriptsRun();
  const state = useJobStatus({
    status: job?.status ?? 'draft',
    step: undefined,
    initial: panelResult(props, 'save', undefined),
  });
  const failure = state.failureOf(undefined);
  const answer = useFailedResponse(failure);
  const [live, follow] = useLiveValues();
  const [current, setStored] = useState<StoredDraft>();
  const journal = jobJournal(data.owner, job?.id);
  const autosave = useAutosave({
    isDraft: !job || job.status === 'draft',
    address: board.path + board.search,
    action: `${tab}.autosave`,
    journal,
    onStored(draft) {
      setStored(draft);
      // A reload goes on with this draft, and makes no second one.
      if (!job && !current)
        window.history.replaceState(window.history.state, '', jobAddress(board, draft.id, { edit: '1' }));
    },
  });
  const frame = useRef<HTMLDivElement>(null);
  const typed = useRef((form: HTMLFormElement) => {
    storeJournal(journal, form, board.now);
    follow(form);
    autosave.touch(form);
  });
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    // Somebody began before scripts had come.
    if (form && isTouched(form)) typed.current(form);
  }, []);
  const back = job ? jobAddress(board, job.id) : tabAddress(board, tab);
  /** Two saves of one draft at the same time would refuse each other: the one by hand waits for the one by itself. */
  const beforeSend = (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const running = autosave.stop();
    const { target: form, nativeEvent } = event;
    if (!running || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = nativeEvent;
    void running.then(() => setTimeout(() => form.requestSubmit(submitter)));
  };
  return (
    <section aria-labelledby="job-form-title">
      <BackLink href={back}>{job?.title || t('back')}</BackLink>
      <header className={styles.title}>
        <h2 id="job-form-title" className={listStyles.title}>
          {t(job ? 'form.editTitle' : 'form.newTitle')}
        </h2>
      </header>
      {offer.organisations.length === 0 ? (
        <EmptyState title={t('form.noOrganisation')} headingLevel={3} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and the sending of the form inside
        <div ref={frame} onSubmitCapture={beforeSend} onKeyDown={scripts ? enterSendsNothing : undefined}>
          <PanelMachineForm
            panel={props}
            action="save"
            failure={failure}
            onPost={(post) => (post.form.get('as') === 'publish' ? state.publish(post) : state.change(post))}
            label={t(job ? 'form.editTitle' : 'form.newTitle')}
            className={styles.form}
            onInput={(event) => {
              storeJournal(journal, event.currentTarget, board.now);
              follow(event.currentTarget);
              autosave.touch(event.currentTarget);
            }}
          >
            <JobFormParts
              {...props}
              {...{ answer, back, live, stored: current, scripts, journal }}
              busy={state.isBusy}
              wayOn={<FailureWays failure={failure} onRetry={state.retry} />}
            >
              <AutosaveStatus state={autosave.state} t={t} />
            </JobFormParts>
          </PanelMachineForm>
        </div>
      )}
    </section>
  );
}

/** Whether a field holds something else than it was drawn with. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (one) =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
      one.type !== 'hidden' &&
      (one.value !== one.defaultValue || ('checked' in one && one.checked !== one.defaultChecked)),
  );
}

/** Among steps, Enter in a field would send a form that nobody has seen the end of. */
function enterSendsNothing(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  if (event.target.type !== 'submit') event.preventDefault();
}
