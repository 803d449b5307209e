import { keepJournal } from '../../forms/form-journal.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { useBoard } from '../../pages/board-context.ts';
import { BackLink } from '../../ui/back-link/back-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { tabAddress } from '../account-panel.ts';
import { PanelForm } from '../panel-form.tsx';
import { jobFields } from './job-fields.ts';
import { JobContactParts } from './job-contact-parts.tsx';
import { JobJournalOffer, jobJournal } from './job-journal.tsx';
import { JobMainParts } from './job-main-parts.tsx';
import { JobTermsParts } from './job-terms-parts.tsx';
import { jobAddress } from './manage-jobs-address.ts';
import type { JobFormData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs.tsx';
import listStyles from './manage-jobs.module.css';
import styles from './job-form.module.css';

/** A job, new or to be changed, on one page. Everything typed is kept on this device until it is saved. */
export function JobForm(props: JobsPart<JobFormData>) {
  const { data, t, tab } = props;
  const { job, offer } = data;
  const board = useBoard();
  const back = job ? jobAddress(board, job.id) : tabAddress(board, tab);
  return (
    <section aria-labelledby="job-form-title">
      <BackLink href={back}>{job?.title || t('back')}</BackLink>
      <h2 id="job-form-title" className={listStyles.title}>
        {t(job ? 'form.editTitle' : 'form.newTitle')}
      </h2>
      {offer.organisations.length === 0 ? (
        <EmptyState title={t('form.noOrganisation')} headingLevel={3} />
      ) : (
        <PanelForm
          panel={props}
          action="save"
          label={t(job ? 'form.editTitle' : 'form.newTitle')}
          className={styles.form}
          onInput={(event) => keepJournal(jobJournal(data.owner, job?.id), event.currentTarget, board.now)}
        >
          {({ answer, busy }) => <Parts {...props} answer={answer} busy={busy} back={back} />}
        </PanelForm>
      )}
    </section>
  );
}

interface PartsProps extends JobsPart<JobFormData> {
  readonly answer: FormAnswer;
  readonly busy: boolean;
  readonly back: string;
}

function Parts({ answer, busy, back, ...props }: PartsProps) {
  const { data, t } = props;
  const { job } = data;
  const fields = jobFields(data.values, answer, t);
  const part = { ...props, fields, answer };
  // A draft that could be kept but not published has its number by now.
  const id = answer.text('id') ?? job?.id;
  const revision = answer.text('revision') ?? data.values.revision;
  const isDraft = !job || job.status === 'draft';
  return (
    <>
      <FormMessage id="job-form-message" answer={answer} check={t('form.check')} className={styles.message} />
      {!answer.refused && <JobJournalOffer name={jobJournal(data.owner, job?.id)} t={t} />}
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      <JobMainParts {...part} />
      <JobTermsParts {...part} />
      <JobContactParts {...part} />
      <p className={styles.send}>
        {isDraft ? (
          <>
            {/* First in the form: Enter in a field keeps, and never publishes. */}
            <Button name="as" value="draft" variant="secondary" busy={busy}>
              {t('form.draft')}
            </Button>
            <Button name="as" value="publish" busy={busy}>
              {t('form.publish')}
            </Button>
          </>
        ) : (
          <Button name="as" value="save" busy={busy}>
            {t('form.save')}
          </Button>
        )}
        <LinkButton href={back} variant="plain">
          {t('form.cancel')}
        </LinkButton>
      </p>
    </>
  );
}
