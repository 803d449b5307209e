import type { ReactNode } from 'react';
import { storeJournal } from '../../../page/forms/form-journal.ts';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { JournalOffer } from '../../../page/forms/journal-offer.tsx';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { type PanelProps, tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ResumeKey } from './resume.messages.ts';
import styles from './resume-form.module.css';

interface ResumeFormProps {
  readonly panel: Pick<PanelProps<unknown, never, ResumeKey>, 'id' | 'tab' | 'outcome' | 't'>;
  readonly action: string;
  readonly title: string;
  readonly text?: string;
  /** Which save was read: a later one is not written over unasked. */
  readonly revision: number;
  /** Under which name what is typed is kept on this device; absent where nothing is typed. */
  readonly journal?: string;
  /** Above the form: a search of what it offers. */
  readonly before?: ReactNode;
  readonly children: (answer: FormResponse) => ReactNode;
}

/** One step of a resume as a page of its own: where one came from, the form, save or leave it. */
export function ResumeForm({
  panel,
  action,
  title,
  text,
  revision,
  journal,
  before,
  children,
}: ResumeFormProps) {
  const { t, tab } = panel;
  const board = useBoard();
  const back = tabAddress(board, tab);
  return (
    <section aria-labelledby="resume-form-title">
      <BackLink href={back}>{t('back')}</BackLink>
      <h2 id="resume-form-title" className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      {before}
      <PanelForm
        panel={panel}
        action={action}
        label={title}
        className={styles.form}
        {...(journal !== undefined && {
          onInput: (event) => storeJournal(journal, event.currentTarget, board.now),
        })}
      >
        {({ answer, busy }) => (
          <>
            <FormMessage
              id="resume-form-message"
              answer={answer}
              check={t('form.check')}
              className={styles.message}
            />
            {journal !== undefined && !answer.refused && (
              <JournalOffer
                name={journal}
                title={t('form.journal.title')}
                restore={t('form.journal.restore')}
                forget={t('form.journal.forget')}
                className={styles.notice}
              >
                {t('form.journal.text')}
              </JournalOffer>
            )}
            <input type="hidden" name="revision" value={answer.text('revision') ?? revision} />
            {children(answer)}
            <p className={styles.send}>
              <Button busy={busy}>{t('form.save')}</Button>
              <LinkButton href={back} variant="plain">
                {t('form.cancel')}
              </LinkButton>
            </p>
          </>
        )}
      </PanelForm>
    </section>
  );
}
