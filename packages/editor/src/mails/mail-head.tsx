import type { MailText } from '@boardwright/api-client/contract';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useSiteLanguages } from '../lists/use-site-languages.ts';
import writing from '../content-pages/writing/writing.module.css';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import styles from './mails.module.css';
import { useMailsAddress } from './use-mails-address.ts';
import { useMailsMessages } from './use-mails-messages.ts';

interface MailHeadProps {
  readonly mail: MailText;
  readonly variant: string;
  readonly isDirty: boolean;
}

/** The way back, which mail it is, its languages and its forms. */
export function MailHead({ mail, variant, isDirty }: MailHeadProps) {
  const t = useMailsMessages();
  const { changed, show } = useMailsAddress();
  const { languages } = useSiteLanguages();
  return (
    <>
      <header className={writing.head}>
        <Link
          className={`${controls.button} ${writing.back}`}
          to={changed({ open: undefined, language: undefined, form: undefined })}
        >
          <ArrowLeft size={15} aria-hidden />
          {t('back')}
        </Link>
        <h1 id="part-title">{mail.name}</h1>
        {isDirty ? <span className={writing.dirty}>{t('dirty')}</span> : null}
      </header>
      <div className={styles.choices}>
        <nav className={styles.languages} aria-label={t('languages')}>
          {languages.map(({ code, name }) => (
            <Link
              key={code}
              to={changed({ language: code })}
              aria-current={code === mail.locale ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
        {mail.variants.length > 1 ? (
          <label className={styles.form} data-reads>
            {t('form')}
            <select
              className={form.input}
              value={variant}
              onChange={(event) => show({ form: event.target.value })}
            >
              {mail.variants.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
    </>
  );
}
