import type { ActionName, ActionResult } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { storeJournal } from '../../page/forms/form-journal.ts';
import { useBoard } from '../../board/board-context.ts';
import { RichText } from '@boardwright/ui/rich-text';
import { ApplyFields } from './apply-fields.tsx';
import { isComplete } from './is-complete.ts';
import {
  applyAnchor,
  cvChoice,
  journalKey,
  type ApplyFormData,
  type JobDetailsPart,
} from './job-details-data.ts';
import styles from './job-details.module.css';
import type { jobDetailsActions } from './job-details.actions.ts';

export interface ApplySectionProps extends JobDetailsPart {
  readonly id: number;
  readonly form: ApplyFormData;
  readonly initial: ActionResult | undefined;
}

/** Consent is given anew each time, and which CVs there are is read anew; everything else that was typed is written down. */
const notJournalled = ['terms', cvChoice.field];

/** The apply form: one page, errors beside their fields. What is typed is kept on this device until it is sent. */
export function ApplySection({ id, form, initial, settings, data, t }: ApplySectionProps) {
  const board = useBoard();
  return (
    <section className={styles.apply} id={applyAnchor} aria-labelledby="apply-title">
      <h2 id="apply-title">{t('applyForm.title')}</h2>
      <p className={styles.applyLead}>
        {t(
          !form.candidate
            ? 'applyForm.lead'
            : isComplete(form.candidate, settings)
              ? 'applyForm.leadComplete'
              : 'applyForm.leadKnown',
        )}
      </p>
      <BlockForm<ActionName<typeof jobDetailsActions>>
        id={id}
        action="apply"
        initial={initial}
        multipart
        formId="apply-form"
        anchor={applyAnchor}
        className={styles.form ?? ''}
        onInput={(event) => storeJournal(journalKey(data.job), event.currentTarget, board.now, notJournalled)}
      >
        {({ result, busy }) => <ApplyFields {...{ settings, data, t, form, result, busy }} />}
      </BlockForm>
      {settings.termsTextApply && (
        <RichText html={settings.termsTextApply} look="plain" className={styles.termsText} />
      )}
    </section>
  );
}
