import type { BoardNewsletters } from '@boardwright/api-client/contract';
import { useDay } from '../../lists/use-day.ts';
import { Acts } from '../../ui/acts.tsx';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './newsletters.module.css';

type Deleted = BoardNewsletters['deleted'][number];

interface DeletedNewslettersProps {
  readonly deleted: readonly Deleted[];
  /** The site's own. */
  readonly language: string;
  /** Puts one back in the list; it is stored with the list. */
  readonly onRestore: (newsletter: Deleted) => void;
}

/** What was deleted in the last thirty days, with for how many it ended. */
export function DeletedNewsletters({ deleted, language, onRestore }: DeletedNewslettersProps) {
  const t = useContentMessages();
  const day = useDay();
  if (deleted.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="newsletters-deleted">
      <h2 id="newsletters-deleted">{t('newsletter.deletedLately.title')}</h2>
      <ul className={styles.rows}>
        {deleted.map((one) => {
          const name = one.names[language] ?? Object.values(one.names)[0] ?? '';
          return (
            <li key={one.id}>
              <b>{name}</b>
              <p className={styles.counts}>
                <span>
                  {t('newsletter.deletedLately.about', { count: one.addresses, day: day(one.deleted_at) })}
                </span>
                <Acts>
                  <button
                    type="button"
                    className={`${controls.button} ${controls.secondary}`}
                    aria-label={t('newsletter.deletedLately.restoreNamed', { name })}
                    onClick={() => onRestore(one)}
                  >
                    {t('newsletter.deletedLately.restore')}
                  </button>
                </Acts>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
