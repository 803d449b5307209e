import type { BoardNewsletters } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { Failure } from '../../lists/reading.tsx';
import type { SiteLanguage } from '../../lists/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { Acts, ActsFields } from '../../ui/acts.tsx';
import { DeletedNewsletters } from './deleted-newsletters.tsx';
import { useNewsletterApi } from './newsletter-api.ts';
import {
  newslettersDraft,
  newslettersShape,
  newsletterWords,
  sentNewsletters,
  writtenNewsletters,
} from './newsletter-draft.ts';
import styles from './newsletters.module.css';

interface NewsletterFormProps {
  readonly read: BoardNewsletters;
  /** Of the site, its own first. */
  readonly languages: readonly SiteLanguage[];
  readonly onSaved: () => void;
}

function useNewsletterWriting({ read, onSaved }: NewsletterFormProps) {
  const t = useContentMessages();
  const api = useNewsletterApi();
  const editing = useDialogDraft({
    row: writtenNewsletters(read),
    toDraft: newslettersDraft,
    shape: newslettersShape,
  });
  const saving = useSaveWritten({
    editing,
    shape: newslettersShape,
    toDraft: newslettersDraft,
    // A board has its list from the beginning, if only an empty one.
    add: async () => writtenNewsletters(read),
    async change(_, { draft, revision }) {
      const result = await api.save(sentNewsletters(draft), revision);
      if ('current' in result) return { current: writtenNewsletters(result.current) };
      onSaved();
      return { saved: writtenNewsletters(result.saved) };
    },
    sentenceOf: () => t('newsletter.saved'),
    onAdded: () => undefined,
  });
  return { editing, saving };
}

/** The names of the newsletters, by language. Nothing is changed before it is saved. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { read, languages } = props;
  const t = useContentMessages();
  const { editing, saving } = useNewsletterWriting(props);
  const { rows } = editing.draft;
  const write = (next: typeof rows) => editing.change({ rows: next });
  const [added, setAdded] = useState(0);
  const ending = read.newsletters.filter(({ id }) => !rows.some((row) => row.id === id));
  const lost = ending.reduce((sum, { confirmed, pending }) => sum + confirmed + pending, 0);
  function rename(key: string, language: string, name: string): void {
    write(rows.map((row) => (row.key === key ? { ...row, names: { ...row.names, [language]: name } } : row)));
  }
  function add(): void {
    setAdded(added + 1);
    write([...rows, { key: `new-${added}`, names: {} }]);
  }
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          saving.save();
        }}
      >
        <Failure of={saving.failure} />
        {rows.length === 0 ? <p className={styles.none}>{t('newsletter.none')}</p> : null}
        <ActsFields>
          <ul className={styles.rows}>
            {rows.map(({ key, id, names }, index) => {
              const label = names[languages[0]?.code ?? ''] || t('newsletter.number', { number: index + 1 });
              const counts = read.newsletters.find((one) => one.id === id);
              return (
                <li key={key}>
                  <fieldset className={styles.names}>
                    <legend className={controls.unseen}>{label}</legend>
                    {languages.map(({ code, name }, place) => (
                      <div key={code} className={styles.name}>
                        <label htmlFor={`newsletter-${key}-${code}`}>
                          {t('newsletter.name', { language: name })}
                        </label>
                        <input
                          id={`newsletter-${key}-${code}`}
                          className={form.input}
                          value={names[code] ?? ''}
                          maxLength={120}
                          required={place === 0}
                          onChange={(event) => rename(key, code, event.target.value)}
                        />
                      </div>
                    ))}
                  </fieldset>
                  <p className={styles.counts}>
                    <span>
                      {counts
                        ? t('newsletter.counts', {
                            confirmed: counts.confirmed,
                            pending: counts.pending,
                          })
                        : t('newsletter.unsaved')}
                    </span>
                    <Acts>
                      <button
                        type="button"
                        className={`${controls.button} ${controls.secondary}`}
                        aria-label={t('newsletter.removeNamed', { name: label })}
                        onClick={() => write(rows.filter((row) => row.key !== key))}
                      >
                        {t('newsletter.remove')}
                      </button>
                    </Acts>
                  </p>
                </li>
              );
            })}
          </ul>
        </ActsFields>
        {lost > 0 ? (
          <p className={styles.warning} role="status">
            {t('newsletter.ends', { count: lost })}
          </p>
        ) : null}
        <Acts>
          <p className={styles.actions}>
            <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={add}>
              {t('newsletter.add')}
            </button>
            <button
              type="submit"
              className={`${controls.button} ${controls.primary}`}
              aria-disabled={saving.isBusy}
            >
              {t('newsletter.save')}
            </button>
          </p>
        </Acts>
      </form>
      <DeletedNewsletters
        deleted={read.deleted.filter(({ id }) => !rows.some((row) => row.id === id))}
        language={languages[0]?.code ?? ''}
        onRestore={({ id, names }) => write([...rows, { key: String(id), id, names }])}
      />
      <SavingConflict
        saving={saving}
        shape={newslettersShape}
        nameOf={() => t('part.newsletters')}
        valueOf={(_, of) => newsletterWords(of)}
      />
    </>
  );
}
