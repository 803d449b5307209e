import type { Newsletter, NewsletterSubscription, SubscriptionSort } from '@boardwright/api-client/contract';
import { useEditorLocale, useEditorT } from '../../editor-messages.tsx';
import list from '../../lists/list.module.css';
import { SortHead } from '../../lists/sort-head.tsx';
import { useRight } from '../../ui/admin-rights.ts';
import controls from '../../ui/controls.module.css';
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
  const t = useEditorT();
  const locale = useEditorLocale();
  const day = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment));
  if (subscriptions.length === 0)
    return (
      <p className={list.none}>
        {t(isNarrowed ? 'siteSettings.newsletters.nobody' : 'siteSettings.newsletters.nobodyYet')}
      </p>
    );
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <SortHead
              title={t('siteSettings.newsletters.email')}
              by="email"
              first="up"
              sort={sort}
              to={sortedBy}
            />
            <th scope="col">{t('siteSettings.newsletters.newsletter')}</th>
            <SortHead
              title={t('siteSettings.newsletters.agreed')}
              by="agreed_at"
              first="down"
              sort={sort}
              to={sortedBy}
            />
            <th scope="col">{t('siteSettings.newsletters.state')}</th>
            {acts ? (
              <th scope="col">
                <span className={controls.unseen}>{t('siteSettings.newsletters.does')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((row) => (
            <tr key={row.id}>
              <td>{row.email}</td>
              <td>{nameOf(row.newsletter_id)}</td>
              <td>
                {day(row.agreed_at)}, {t(`siteSettings.newsletters.sources.${row.source}`)}
                <small>{row.agreed_text}</small>
              </td>
              <td>
                <span className={list.badge} data-tone={tones[row.state]}>
                  {t(`siteSettings.newsletters.states.${row.state}`)}
                </span>
              </td>
              {acts ? (
                <td className={list.does}>
                  {row.state === 'ended' ? null : (
                    <button
                      type="button"
                      className={controls.button}
                      aria-label={t('siteSettings.newsletters.endNamed', { email: row.email })}
                      onClick={() => onAsk({ verb: 'end', row })}
                    >
                      {t('siteSettings.newsletters.end')}
                    </button>
                  )}
                  <button
                    type="button"
                    className={controls.button}
                    aria-label={t('siteSettings.newsletters.deleteNamed', { email: row.email })}
                    onClick={() => onAsk({ verb: 'remove', row })}
                  >
                    {t('siteSettings.newsletters.delete')}
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
