import type { MailPreview } from '@boardwright/api-client/contract';
import { useEffect, useId, useRef } from 'react';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import styles from './reports.module.css';

interface MailPreviewsProps {
  readonly mails: readonly MailPreview[];
  /** Whether somebody pressed a button to see them. */
  readonly isAsked?: boolean;
}

/** The mails that a decision will send, word for word. */
export function MailPreviews({ mails, isAsked = true }: MailPreviewsProps) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked for it is brought to it.
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <section className={styles.previews} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {t('report.mails')}
      </h3>
      {mails.length === 0 ? <p className={styles.none}>{t('report.mailsNone')}</p> : null}
      {mails.map(({ to, locale: language, count, subject, text }) => (
        <article key={`${to} ${language}`} lang={language}>
          <p className={styles.who} lang={locale}>
            {t(`report.mailTo.${to}`, { count, language: languages.of(language) ?? language })}
          </p>
          <h4>{subject}</h4>
          <pre>{text}</pre>
        </article>
      ))}
    </section>
  );
}
