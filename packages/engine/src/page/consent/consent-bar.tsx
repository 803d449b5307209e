import type { SubmitEventHandler } from 'react';
import type { MessageKey } from '@boardwright/messages';
import type { consentMessages } from './consent.messages.ts';
import { Button } from '@boardwright/ui/button';
import { useT } from '@boardwright/ui/use-t';
import { useBoard } from '../../board/board-context.ts';
import styles from './consent-bar.module.css';
import { consentAddress, settingsId } from './consent-form.ts';

interface ConsentBarProps {
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  readonly failed?: boolean;
}

/** The cookie bar: refuse and accept are the same button, in one row; choosing is a link. Does not lock the page. */
export function ConsentBar({ onSubmit, failed }: ConsentBarProps) {
  const t = useT<MessageKey<typeof consentMessages>>('consent');
  const board = useBoard();
  return (
    <section className={styles.bar} aria-labelledby="cookie-title">
      <form method="post" action={consentAddress} onSubmit={onSubmit} className={styles.box}>
        <input type="hidden" name="next" value={board.path + board.search} />
        <div>
          <h2 id="cookie-title" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{board.consent.textSmall || t('text')}</p>
          {failed ? (
            <p className={styles.text} role="alert">
              {t('failed')}
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" name="choice" value="none">
            {t('refuse')}
          </Button>
          <Button variant="secondary" name="choice" value="all">
            {t('accept')}
          </Button>
          <a href={`#${settingsId}`}>{t('choose')}</a>
        </div>
      </form>
    </section>
  );
}
