import type { Placeholders } from '@boardwright/api-client/contract';
import { useDay } from '../../lists/use-day.ts';
import { Acts } from '../../ui/acts.tsx';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './placeholders.module.css';

type Deleted = Placeholders['deleted'][number];

interface DeletedPlaceholdersProps {
  readonly deleted: readonly Deleted[];
  /** Puts one back in the list; it is stored with the list. */
  readonly onRestore: (placeholder: Deleted) => void;
}

/** What was deleted in the last thirty days. */
export function DeletedPlaceholders({ deleted, onRestore }: DeletedPlaceholdersProps) {
  const t = useContentMessages();
  const day = useDay();
  if (deleted.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="placeholders-deleted">
      <h2 id="placeholders-deleted">{t('placeholder.deletedLately.title')}</h2>
      <p>{t('placeholder.deletedLately.about')}</p>
      <ul>
        {deleted.map((one) => (
          <li key={one.name}>
            <span>
              <code>{`{{${one.name}}}`}</code>
              <p className={styles.uses}>
                {t('placeholder.deletedLately.since', { day: day(one.deleted_at) })} ·{' '}
                {Object.values(one.texts)[0]}
              </p>
            </span>
            <Acts>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                aria-label={t('placeholder.deletedLately.restoreNamed', { name: one.name })}
                onClick={() => onRestore(one)}
              >
                {t('placeholder.deletedLately.restore')}
              </button>
            </Acts>
          </li>
        ))}
      </ul>
    </section>
  );
}
