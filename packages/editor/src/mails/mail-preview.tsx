import { Send } from 'lucide-react';
import { useState } from 'react';
import writing from '../content-pages/writing/writing.module.css';
import { Failure, Problem } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import type { MailDraftBody, MailPlace } from './mails-api.ts';
import { useMailsApi } from './mails-api.ts';
import styles from './mails.module.css';
import type { MailPreviewState } from './use-mail-preview.ts';
import { useMailsMessages } from './use-mails-messages.ts';
import { Acts } from '../ui/acts.tsx';

interface MailPreviewProps {
  readonly place: MailPlace;
  readonly draft: MailDraftBody;
  readonly preview: MailPreviewState;
}

const views = ['wide', 'narrow', 'text'] as const;
type View = (typeof views)[number];

/** What a mail looks like with what is typed: as a mail program draws it, or as plain text. */
export function MailPreview({ place, draft, preview }: MailPreviewProps) {
  const t = useMailsMessages();
  const [view, setView] = useState<View>('wide');
  const { found, refused, again } = preview;
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={writing.previewBar}>
        <div className={writing.segments} role="group" data-reads aria-label={t('preview.as')}>
          {views.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="mail-view"
                value={name}
                checked={view === name}
                onChange={() => setView(name)}
              />
              <span>{t(`preview.${name}`)}</span>
            </label>
          ))}
        </div>
        <TestButton place={place} draft={draft} isBarred={Object.keys(preview.problems).length > 0} />
      </div>
      {refused === undefined ? null : <Problem text={refused} onAgain={again} />}
      {found === undefined ? null : (
        <div className={styles.mail} lang={place.language}>
          <header className={styles.envelope}>
            <b>{found.subject}</b>
            <small>{found.from}</small>
          </header>
          {view === 'text' ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
            <pre className={styles.plain} tabIndex={0}>
              {found.text}
            </pre>
          ) : (
            <iframe
              // Nothing in it runs, and no link in it leads away.
              sandbox=""
              className={writing.frame}
              data-width={view}
              srcDoc={found.html}
              title={t('preview.page')}
            />
          )}
        </div>
      )}
      <p className={styles.sample}>{t('preview.sample')}</p>
    </section>
  );
}

interface TestButtonProps {
  readonly place: MailPlace;
  readonly draft: MailDraftBody;
  /** Something is wrong with it. */
  readonly isBarred: boolean;
}

/** Sends what is typed to the admin, with sample data. */
function TestButton({ place, draft, isBarred }: TestButtonProps) {
  const t = useMailsMessages();
  const api = useMailsApi();
  const [sentTo, setSentTo] = useState<string>();
  const sending = useSubmission(
    () => api.test(place, draft),
    (to) => {
      setSentTo(to);
      announce(t('test.sent', { to }));
    },
  );
  return (
    <div className={styles.test}>
      {sentTo === undefined || sending.isBusy ? null : <span>{t('test.sent', { to: sentTo })}</span>}
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          aria-disabled={sending.isBusy || isBarred}
          onClick={() => {
            if (!isBarred) sending.submit(undefined);
          }}
        >
          <Send size={15} aria-hidden />
          {t('test.act')}
        </button>
      </Acts>
      <Failure of={sending.failure} />
    </div>
  );
}
