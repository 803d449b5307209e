import { useId } from 'react';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { mostInEngines } from './search-result.tsx';
import styles from './writing.module.css';

interface TitleFieldProps {
  readonly title: string;
  readonly most: number;
  /** It was sent: what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (title: string) => void;
}

/** The title, as large as it will be. */
export function TitleField({ title, most, isTried, onChange }: TitleFieldProps) {
  const t = useContentMessages();
  const id = useId();
  const isNameless = isTried && title.trim() === '';
  return (
    <>
      <label htmlFor={id} className={controls.unseen}>
        {t('written.title')}
      </label>
      <textarea
        id={id}
        className={styles.title}
        rows={1}
        value={title}
        maxLength={most}
        placeholder={t('written.title')}
        aria-invalid={isNameless}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          // A title is one line; Enter would send all of it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p id={`${id}-problem`} className={form.error}>
        {isNameless ? t('written.titleNeeded') : ''}
      </p>
    </>
  );
}

interface LeadFieldProps {
  readonly lead: string;
  readonly most: number;
  readonly onChange: (lead: string) => void;
}

/** A few words of lists and search engines. */
export function LeadField({ lead, most, onChange }: LeadFieldProps) {
  const t = useContentMessages();
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={form.label}>
        {t('written.description')}
        <span>{t('written.count', { number: lead.length, most })}</span>
      </label>
      <textarea
        id={id}
        className={`${form.input} ${styles.lead}`}
        rows={3}
        value={lead}
        maxLength={most}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
      <p id={`${id}-hint`} className={form.hint}>
        {t('written.descriptionHint', { most: mostInEngines })}
      </p>
    </>
  );
}
