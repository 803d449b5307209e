import type { Newsletter, NewsletterSubscription, SubscriptionSort } from '@boardwright/api-client/contract';
import { useContentMessages } from '../use-content-messages.ts';
import list from '../../lists/list.module.css';
import { SortHead } from '../../lists/sort-head.tsx';
import { useDay } from '../../lists/use-day.ts';
import { useRight } from '../../ui/admin-rights.ts';
import controls from '../../ui/controls.module.css';
import styles from './newsletters.module.css';
import type { Asked } from './subscriber-dialog.tsx';

interface SubscriberTableProps {
  readonly subscriptions: readonly NewsletterSubscription[];
  readonly nameOf: (id: Newsletter['id']) => string;
  /** Some were left out by what was asked for. */
  readonly isNarrowed: boolean;
  readonly sort: SubscriptionSort;
  readonly sortedBy: (sort: string) => string;
  readonly onAsk: (asked: Asked) => void;
}

const tones = { pending: 'open', confirmed: 'good', ended: 'bad' } as const;

/** Who wanted a newsletter: which, since when, to which words they agreed, and how it stands. */
export function SubscriberTable(props: SubscriberTableProps) {
  const { subscriptions, nameOf, isNarrowed, sort, sortedBy, onAsk } = props;
  const acts = useRight('people') === 'does';
  const t = useContentMessages();
  const day = useDay();
  if (subscriptions.length === 0)
    return <p className={list.none}>{t(isNarrowed ? 'newsletter.nobody' : 'newsletter.nobodyYet')}</p>;
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortHead title={t('newsletter.email')} by="email" first="up" sort={sort} to={sortedBy} />
            <th scope="col" className={list.extra}>
              {t('newsletter.newsletter')}
            </th>
            <SortHead title={t('newsletter.agreed')} by="agreed_at" first="down" sort={sort} to={sortedBy} />
            <th scope="col" className={list.extra}>
              {t('newsletter.state')}
            </th>
            {acts ? (
              <th scope="col">
                <span className={controls.unseen}>{t('newsletter.does')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((row) => (
            <tr key={row.id}>
              <td className={styles.email}>
                {row.email}
                <span className={list.narrow}>
                  <small>{nameOf(row.newsletter_id)}</small>
                  <State of={row.state} />
                </span>
              </td>
              <td className={list.extra}>{nameOf(row.newsletter_id)}</td>
              <td>
                {day(row.agreed_at)}, {t(`newsletter.sources.${row.source}`)}
                <small>{row.agreed_text}</small>
              </td>
              <td className={list.extra}>
                <State of={row.state} />
              </td>
              {acts ? (
                <td className={list.does}>
                  {row.state === 'ended' ? null : (
                    <button
                      type="button"
                      className={controls.button}
                      aria-label={t('newsletter.endNamed', { email: row.email })}
                      onClick={() => onAsk({ verb: 'end', row })}
                    >
                      {t('newsletter.end')}
                    </button>
                  )}
                  <button
                    type="button"
                    className={controls.button}
                    aria-label={t('newsletter.deleteNamed', { email: row.email })}
                    onClick={() => onAsk({ verb: 'remove', row })}
                  >
                    {t('newsletter.delete')}
                  </button>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ of: state }: { readonly of: NewsletterSubscription['state'] }) {
  const t = useContentMessages();
  return (
    <span className={list.badge} data-tone={tones[state]}>
      {t(`newsletter.states.${state}`)}
    </span>
  );
}
