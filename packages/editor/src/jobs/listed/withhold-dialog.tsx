import {
  type AdminJob,
  groundSentence,
  longestExplanation,
  type WithheldGround,
  withheldGrounds,
} from '@boardwright/api-client/contract';
import { Ban, BellOff, CircleDollarSign, MailCheck, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useJobsApi, type Withholding } from './jobs-api.ts';
import { ChoiceField, Field } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { useSubmission } from '../../lists/use-submission.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { MailChoice } from './mail-choice.tsx';
import styles from './withheld.module.css';

export interface DecisionDialogProps {
  readonly job: AdminJob;
  readonly onClose: () => void;
  /** @param done what was decided, as a sentence */
  readonly onDone: (done: string) => void;
  /** It changed meanwhile: shows how it stands now. */
  readonly onStale: () => void;
}

const blank: Withholding = { ground: 'fraud', explanation: '', mail: true };

/** Asks why a job is taken off the site, and says first what that does. */
export function WithholdDialog({ job, onClose, onDone, onStale }: DecisionDialogProps) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const [draft, setDraft] = useState(blank);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const { title } = job;
  const isUnsaid = draft.ground === 'other' && draft.explanation.trim() === '';
  const submission = useSubmission(
    (decision: Withholding) => api.withhold(job.uuid, decision),
    () => onDone(t('withhold.done', { title })),
  );
  const send = () => {
    setIsTried(true);
    if (!isUnsaid) submission.submit(draft);
  };
  return (
    <Modal
      title={t('withhold.title', { title })}
      intro={t('withhold.about')}
      width="wide"
      isDirty={draft !== blank}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('withhold.save')}
          isBusy={submission.isBusy}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <Failure of={submission.failure} onStale={onStale} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <WithholdFields
          job={job}
          draft={draft}
          problem={isTried && isUnsaid ? t('withhold.explanationNeeded') : undefined}
          onChange={setDraft}
        />
      </form>
      <WithholdEffects />
    </Modal>
  );
}

interface WithholdFieldsProps {
  readonly job: AdminJob;
  readonly draft: Withholding;
  /** What is wrong with the words. */
  readonly problem: string | undefined;
  readonly onChange: (draft: Withholding) => void;
}

export function WithholdFields({ job, draft, problem, onChange }: WithholdFieldsProps) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  return (
    <>
      <ChoiceField<WithheldGround>
        label={t('withhold.ground')}
        value={draft.ground}
        options={withheldGrounds.map((value) => ({ value, text: groundSentence(value, locale) }))}
        onChange={(ground) => onChange({ ...draft, ground })}
      />
      <Field label={t('withhold.explanation')} hint={t('withhold.explanationHint')} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={draft.explanation}
            maxLength={longestExplanation}
            onChange={(event) => onChange({ ...draft, explanation: event.target.value })}
          />
        )}
      </Field>
      <MailChoice
        company={job.client?.name}
        hint={t('withhold.mailHint')}
        isMailed={draft.mail}
        onChange={(mail) => onChange({ ...draft, mail })}
      />
    </>
  );
}

const effects = [
  ['leaves', BellOff],
  ['stops', Ban],
  ['stays', CircleDollarSign],
  ['answers', MailCheck],
  ['undo', Undo2],
] as const;

function WithholdEffects() {
  const t = useJobsMessages();
  return (
    <section className={styles.effects} aria-label={t('withhold.effects')}>
      <h3>{t('withhold.effects')}</h3>
      <ul>
        {effects.map(([effect, Sign]) => (
          <li key={effect}>
            <Sign size={15} strokeWidth={1.7} aria-hidden />
            {t(`withhold.${effect}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
