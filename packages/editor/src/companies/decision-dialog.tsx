import {
  companyLengths,
  type CompanyDecision,
  type CompanySummary,
  type MailPreview,
} from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { MailPreviews } from '../jobs/reports/mail-previews.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { Field } from '../lists/fields.tsx';
import { Failure, Reading } from '../lists/reading.tsx';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { useCompaniesApi } from './companies-api.ts';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface DecisionDialogProps {
  /** As it was read: where it changed since, nothing is decided. */
  readonly company: Pick<CompanySummary, 'id' | 'name' | 'state'>;
  readonly decision: CompanyDecision;
  /** Words for a company that is blocked, to begin with. */
  readonly reason?: string | undefined;
  readonly onClose: () => void;
  readonly onStale: () => void;
  /** @param done what was decided, as a sentence */
  readonly onDone: (done: string, decided: { readonly reason: string; readonly mail: boolean }) => void;
}

/** Approves, blocks or unblocks a company, with the mail that goes to its people in sight. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { company, decision, onClose, onStale, onDone } = props;
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const formId = useId();
  const [reason, setReason] = useState(props.reason ?? '');
  const [mail, setMail] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const [mails, setMails] = useState<readonly MailPreview[]>();
  const isBlock = decision === 'block';
  const isUnsaid = isBlock && reason.trim() === '';
  const body = { decision, known: company.state, reason, mail };
  const sent = useSubmission(
    () => api.decide(company.id, body),
    () => onDone(t(`done.${decision}`, { company: company.name }), { reason, mail }),
  );
  const preview = useSubmission(() => api.preview(company.id, body), setMails);
  return (
    <Modal
      title={t(`decide.${decision}.title`, { company: company.name })}
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
          {isBlock ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              aria-disabled={preview.isBusy}
              onClick={() => {
                setIsTried(true);
                if (!isUnsaid) preview.submit(undefined);
              }}
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
          setIsTried(true);
          if (!isUnsaid) sent.submit(undefined);
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
                maxLength={companyLengths.reason}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMails(undefined);
                }}
              />
            )}
          </Field>
        ) : null}
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
        {isBlock ? (
          mails === undefined ? null : (
            <MailPreviews mails={mails} />
          )
        ) : mail ? (
          <MailBefore id={company.id} decision={decision} known={company.state} />
        ) : null}
      </form>
    </Modal>
  );
}

/** The mail of a decision that needs no words, read at once. It has its room before it is there: no button moves away. */
function MailBefore({
  id,
  decision,
  known,
}: Pick<CompanySummary, 'id'> & {
  readonly decision: CompanyDecision;
  readonly known: CompanySummary['state'];
}) {
  const t = useCompaniesMessages();
  const api = useCompaniesApi();
  const state = useFound(
    useCallback(
      () => api.preview(id, { decision, known, reason: '', mail: true }),
      [api, id, decision, known],
    ),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className={styles.mailBefore} role="group" aria-label={t('mailBefore')} tabIndex={0}>
      <Reading state={state}>{(mails) => <MailPreviews mails={mails} isAsked={false} />}</Reading>
    </div>
  );
}
