import { placeholderLengths, type PlaceholderUse } from '@boardwright/api-client/contract';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Field, TextField } from '../../lists/fields.tsx';
import controls from '../../ui/controls.module.css';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import type { PlaceholderRow as Row } from './placeholder-draft.ts';
import styles from './placeholders.module.css';
import { Acts } from '../../ui/acts.tsx';

interface PlaceholderRowProps {
  readonly row: Row;
  readonly uses: readonly PlaceholderUse[];
  /** What the server said of it: of its name, and of its text in a language. */
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

/** A placeholder while it is written: its name, its text in each language, and where it is used. */
export function PlaceholderRow({ row, uses, problemOf, onChange, onRemove }: PlaceholderRowProps) {
  const t = useContentMessages();
  const { languages, own } = useSiteLanguages();
  return (
    <fieldset className={styles.row}>
      <legend className={controls.unseen}>{row.name || t('placeholder.add')}</legend>
      <div className={styles.head}>
        <TextField
          label={t('placeholder.name')}
          value={row.name}
          maxLength={placeholderLengths.name}
          problem={problemOf('name')}
          onChange={(name) => onChange({ ...row, name })}
        />
        <Acts>
          <button
            type="button"
            className={controls.button}
            aria-label={t('placeholder.removeNamed', { name: row.name })}
            onClick={onRemove}
          >
            <Trash2 size={15} aria-hidden />
            {t('placeholder.remove')}
          </button>
        </Acts>
      </div>
      <div className={styles.texts}>
        {languages.map(({ code, name }) => (
          <Field
            key={code}
            label={t('placeholder.textIn', { language: name })}
            hint={code === own ? undefined : t('placeholder.fallback')}
            problem={problemOf(code)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={1}
                lang={code}
                value={row.texts[code] ?? ''}
                maxLength={placeholderLengths.text}
                onChange={({ target }) => onChange({ ...row, texts: { ...row.texts, [code]: target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
      <Uses name={row.name} uses={uses} />
    </fieldset>
  );
}

/** Where a name is written; a page leads to itself. */
export function Uses({ name, uses }: { readonly name: string; readonly uses: readonly PlaceholderUse[] }) {
  const t = useContentMessages();
  if (uses.length === 0)
    return name.trim() === '' ? null : (
      <p className={styles.uses}>{t('placeholder.unused', { written: `{{${name.trim()}}}` })}</p>
    );
  return (
    <p className={styles.uses}>
      {t('placeholder.uses')}{' '}
      {uses.map(({ page_id: page, name: place }, at) => (
        <span key={`${page ?? ''} ${place}`}>
          {at > 0 ? ', ' : ''}
          {page === null ? place : <Link to={`/?page=${page}`}>{place}</Link>}
        </span>
      ))}
    </p>
  );
}
