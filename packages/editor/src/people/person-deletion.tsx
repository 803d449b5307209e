import { useCallback } from 'react';
import { Reading } from '../lists/reading.tsx';
import { useDay } from '../lists/use-day.ts';
import { useFound } from '../lists/use-found.ts';
import { usePeopleApi } from './people-api.ts';
import styles from './people.module.css';
import { usePeopleMessages } from './use-people-messages.ts';

/** What goes with somebody who is deleted, and when. */
export function PersonDeletionPreview({ uuid }: { readonly uuid: string }) {
  const t = usePeopleMessages();
  const day = useDay();
  const api = usePeopleApi();
  const state = useFound(useCallback(() => api.deletion(uuid), [api, uuid]));
  return (
    <Reading state={state}>
      {({ due_at: due, companies, resume, ...counts }) => (
        <section className={styles.goes}>
          <h3>{t('deletion.what', { day: day(due) })}</h3>
          <ul>
            <li>{t('deletion.account')}</li>
            {resume ? <li>{t('deletion.resume')}</li> : null}
            {(['applications', 'files', 'alerts', 'newsletters', 'favourites'] as const).map((name) =>
              counts[name] === 0 ? null : (
                <li key={name}>{t(`deletion.${name}`, { count: counts[name] })}</li>
              ),
            )}
            {companies.map((name) => (
              <li key={name}>{t('deletion.company', { name })}</li>
            ))}
          </ul>
        </section>
      )}
    </Reading>
  );
}
