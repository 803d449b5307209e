import { type AdminJob, boostFactors } from '@boardwright/api-client/contract';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { boostOf } from './boost-of.ts';
import { useJobsApi } from './jobs-api.ts';
import { TextField } from '../../lists/fields.tsx';
import { Failure, Problem } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { useBoostFormat } from './use-boost-format.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './jobs.module.css';

interface BoostDialogProps {
  readonly job: AdminJob;
  readonly onClose: () => void;
  /** @param done what was set or taken away, as a sentence */
  readonly onDone: (done: string) => void;
}

/** How far ahead a job stands: what that does, setting it, and taking it away. */
export function BoostDialog({ job, onClose, onDone }: BoostDialogProps) {
  const t = useJobsMessages();
  const number = useBoostFormat();
  const api = useJobsApi();
  // As it was read, or as a colleague set it meanwhile.
  const [read, setRead] = useState(job.boost_factor);
  const isSet = read !== boostFactors.usual;
  const [stored] = useState(isSet ? number(read) : '');
  const [meanwhile, setMeanwhile] = useState<string | undefined>(undefined);
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const formId = useId();
  const { title } = job;
  const wordsOf = (boost: number) => (boost === boostFactors.usual ? t('job.usual') : number(boost));
  const submission = useSubmission(
    (boost: number) => api.boost(job.uuid, boost, read),
    (result, boost) => {
      if ('current' in result) {
        const { boost_factor: theirs } = result.current;
        setRead(theirs);
        setMeanwhile(t('boost.meanwhile', { theirs: wordsOf(theirs), yours: wordsOf(boost) }));
      } else
        onDone(
          boost === boostFactors.usual
            ? t('boost.removed', { title })
            : t('boost.saved', { title, boost: number(boost) }),
        );
    },
  );
  const save = (boost: number | undefined) => {
    setMeanwhile(undefined);
    setProblem(boost === undefined ? t('boost.wrong', boostFactors) : undefined);
    if (boost !== undefined) submission.submit(boost);
  };
  return (
    <Modal
      title={t('boost.title', { title: job.title })}
      intro={t('boost.about')}
      width="wide"
      isDirty={typed !== stored}
      onClose={onClose}
      foot={
        <DialogFoot action={t('boost.save')} isBusy={submission.isBusy} onClose={onClose} submits={formId}>
          {isSet ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              aria-disabled={submission.isBusy}
              onClick={() => save(boostFactors.usual)}
            >
              {t('boost.remove')}
            </button>
          ) : null}
        </DialogFoot>
      }
    >
      <Failure of={submission.failure} />
      {meanwhile === undefined ? null : <Problem text={meanwhile} />}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(boostOf(typed));
        }}
      >
        <TextField
          label={t('boost.field')}
          hint={t('boost.hint', boostFactors)}
          problem={problem}
          value={typed}
          numeric
          maxLength={8}
          onChange={setTyped}
        />
      </form>
      <BoostFacts job={job} />
    </Modal>
  );
}

/** What a boost does to a job, by how much, and till when. */
export function BoostFacts({ job }: { readonly job: AdminJob }) {
  const t = useJobsMessages();
  return (
    <div className={styles.about}>
      <p>{t('boost.ranks')}</p>
      <p>{t('boost.other')}</p>
      <p>{t('boost.ends')}</p>
      {job.status === 'active' ? (
        <p>
          <a href={job.job_url} target="_blank" rel="noreferrer">
            {t('boost.page')} <ExternalLink size={13} aria-hidden />
          </a>
        </p>
      ) : (
        <p>
          <strong>{t('boost.notOnline')}</strong>
        </p>
      )}
    </div>
  );
}
