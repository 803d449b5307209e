import type { Newsletter, NewsletterSubscription } from '@boardwright/api-client/contract';
import { useEditorLocale, useEditorT } from '../../editor-messages.tsx';
import list from '../../lists/list.module.css';

interface SubscriberTableProps {
  readonly subscriptions: readonly NewsletterSubscription[];
  readonly nameOf: (id: Newsletter['id']) => string;
  /** Some were left out by what was asked for. */
  readonly isNarrowed: boolean;
}

const tones = { pending: 'open', confirmed: 'good', ended: 'bad' } as const;

/** Who wanted a newsletter: which, since when, to which words they agreed, and how it stands. */
export function SubscriberTable({ subscriptions, nameOf, isNarrowed }: SubscriberTableProps) {
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
            <th scope="col">{t('siteSettings.newsletters.email')}</th>
            <th scope="col">{t('siteSettings.newsletters.newsletter')}</th>
            <th scope="col">{t('siteSettings.newsletters.agreed')}</th>
            <th scope="col">{t('siteSettings.newsletters.state')}</th>
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
