import type { Newsletter } from '@boardwright/api-client/contract';
import { type SyntheticEvent, useState } from 'react';
import type { SiteLanguage } from '../categories/use-site-languages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { Acts, ActsFields } from '../../ui/acts.tsx';
import { announce } from '../../ui/announce.ts';
import type { NewsletterDraft } from './newsletter-api.ts';
import styles from './newsletters.module.css';

interface Row extends NewsletterDraft {
  readonly key: string;
}

const rowsOf = (newsletters: readonly Newsletter[]): readonly Row[] =>
  newsletters.map(({ id, names }) => ({ key: String(id), id, names }));

interface NewsletterFormProps {
  readonly newsletters: readonly Newsletter[];
  /** Of the site, its own first. */
  readonly languages: readonly SiteLanguage[];
  /** @returns why not, in a sentence; undefined when it was saved */
  readonly onSave: (newsletters: readonly NewsletterDraft[]) => Promise<string | undefined>;
}

/** The names of the newsletters, by language. Nothing is changed before it is saved. */
export function NewsletterForm({ newsletters, languages, onSave }: NewsletterFormProps) {
  const t = useContentMessages();
  const [rows, setRows] = useState(() => rowsOf(newsletters));
  const [added, setAdded] = useState(0);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const ending = newsletters.filter(({ id }) => !rows.some((row) => row.id === id));
  const lost = ending.reduce((sum, { confirmed, pending }) => sum + confirmed + pending, 0);
  function rename(key: string, language: string, name: string): void {
    setRows((all) =>
      all.map((row) => (row.key === key ? { ...row, names: { ...row.names, [language]: name } } : row)),
    );
  }
  function add(): void {
    setAdded(added + 1);
    setRows((all) => [...all, { key: `new-${added}`, names: {} }]);
  }
  async function save(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const refused = await onSave(
      rows.map(({ id, names }) => ({ ...(id === undefined ? {} : { id }), names })),
    );
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) announce(t('newsletter.saved'));
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {rows.length === 0 ? <p className={styles.none}>{t('newsletter.none')}</p> : null}
      <ActsFields>
        <ul className={styles.rows}>
          {rows.map(({ key, id, names }, index) => {
            const label = names[languages[0]?.code ?? ''] || t('newsletter.number', { number: index + 1 });
            const counts = newsletters.find((one) => one.id === id);
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
                      onClick={() => setRows((all) => all.filter((row) => row.key !== key))}
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
          <button type="submit" className={`${controls.button} ${controls.primary}`} disabled={isBusy}>
            {t('newsletter.save')}
          </button>
        </p>
      </Acts>
    </form>
  );
}
