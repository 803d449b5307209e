import {
  type MailPreview,
  type Person,
  type PersonDecision,
  personLengths,
} from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { MailPreviews } from '../jobs/reports/mail-previews.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Field } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { PersonDeletionPreview } from './person-deletion.tsx';
import { usePeopleApi } from './people-api.ts';
import { usePeopleMessages } from './use-people-messages.ts';

interface PersonDecisionDialogProps {
  /** As they were read: where that changed since, nothing is decided. */
  readonly person: Pick<Person, 'uuid' | 'name' | 'email' | 'role' | 'state'>;
  readonly decision: PersonDecision;
  /** Words for who is blocked, to begin with. */
  readonly reason?: string | undefined;
  readonly onClose: () => void;
  readonly onStale: () => void;
  /** @param done what was decided, as a sentence */
  readonly onDone: (done: string, reason: string) => void;
}

/** Blocks somebody, deletes them on request, or takes either back, with the mail that goes to them at a press. */
export function PersonDecisionDialog(props: PersonDecisionDialogProps) {
  const { person, decision, onClose, onStale, onDone } = props;
  const t = usePeopleMessages();
  const api = usePeopleApi();
  const formId = useId();
  const [reason, setReason] = useState(props.reason ?? '');
  const [mail, setMail] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const [mails, setMails] = useState<readonly MailPreview[]>();
  const isBlock = decision === 'block';
  const isUnsaid = isBlock && reason.trim() === '';
  const name = person.name || person.email;
  const body = { decision, known: person.state, reason, mail };
  const sent = useSubmission(
    () => api.decide(person.uuid, body),
    () => onDone(t(`done.${decision}`, { name }), reason),
  );
  const preview = useSubmission(() => api.preview(person.uuid, body), setMails);
  const unlessUnsaid = (work: () => void) => {
    setIsTried(true);
    if (!isUnsaid) work();
  };
  return (
    <Modal
      title={t(`decide.${decision}.title`, { name })}
      intro={t(`decide.${decision}.intro`)}
      width="wide"
      isDirty={isBlock && reason !== (props.reason ?? '')}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t(`decide.${decision}.act`)}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={formId}
        >
          {mail ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              aria-disabled={preview.isBusy}
              onClick={() => unlessUnsaid(() => preview.submit(undefined))}
            >
              {t('viewMail')}
            </button>
          ) : null}
        </DialogFoot>
      }
    >
      <Failure of={sent.failure ?? preview.failure} onStale={onStale} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          unlessUnsaid(() => sent.submit(undefined));
        }}
      >
        {isBlock ? (
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            problem={isTried && isUnsaid ? t('reasonNeeded') : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                rows={4}
                maxLength={personLengths.reason}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMails(undefined);
                }}
              />
            )}
          </Field>
        ) : null}
        {decision === 'delete' ? <PersonDeletionPreview uuid={person.uuid} /> : null}
        {isBlock && person.role === 'employer' ? <p className={form.hint}>{t('companyStays')}</p> : null}
        <label className={form.check}>
          <input
            type="checkbox"
            checked={mail}
            onChange={(event) => {
              setMail(event.target.checked);
              setMails(undefined);
            }}
          />
          {t('mail')}
        </label>
        {mails === undefined ? null : <MailPreviews mails={mails} />}
      </form>
    </Modal>
  );
}
