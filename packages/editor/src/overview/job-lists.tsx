import type { Overview } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import { useDay } from '../lists/use-day.ts';
import { useOverviewAddress } from './use-overview-address.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './overview.module.css';

/** The jobs that were looked at most, and those that end first. */
export function JobLists({ overview: { most_viewed: viewed, ending } }: { readonly overview: Overview }) {
  const t = useOverviewMessages();
  const count = new Intl.NumberFormat(useEditorLocale());
  const day = useDay();
  const { editorQuery } = useOverviewAddress();
  const at = (uuid: string) => `/jobs?${[editorQuery, `open=${uuid}`].filter(Boolean).join('&')}`;
  const most = Math.max(1, ...viewed.map(({ views }) => views));
  return (
    <div className={styles.lists}>
      <section aria-labelledby="most-viewed">
        <h2 id="most-viewed">{t('mostViewed')}</h2>
        {viewed.length === 0 ? <p className={styles.quiet}>{t('noneViewed')}</p> : null}
        <ul>
          {viewed.map(({ uuid, title, company, views, applications }) => (
            <li key={uuid}>
              <div>
                <b>
                  <Link to={at(uuid)}>{title}</Link>
                </b>
                <small>{company}</small>
                <span
                  className={styles.bar}
                  style={{ width: `${(views / most) * 100}%` }}
                  aria-hidden="true"
                />
              </div>
              <span>
                {count.format(views)} <small>{t('viewed')}</small>
              </span>
              <span>
                {count.format(applications)} <small>{t('applied')}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ending-soon">
        <h2 id="ending-soon">{t('endingSoon')}</h2>
        {ending.length === 0 ? <p className={styles.quiet}>{t('noneEnding')}</p> : null}
        <ul>
          {ending.map(({ uuid, title, company, till, applications }) => (
            <li key={uuid}>
              <div>
                <b>
                  <Link to={at(uuid)}>{title}</Link>
                </b>
                <small>{company}</small>
              </div>
              <span>{till === null ? null : day(till)}</span>
              <span>
                {count.format(applications)} <small>{t('applied')}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
