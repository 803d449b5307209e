import { type Newsletter, subscriptionStates } from '@boardwright/api-client/contract';
import { Download, Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useEditorT } from '../../editor-messages.tsx';
import { useFound } from '../../lists/use-found.ts';
import list from '../../lists/list.module.css';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { Pages } from '../feeds/pages.tsx';
import { useNewsletterApi, type SubscriptionFilter } from './newsletter-api.ts';
import { SubscriberTable } from './subscriber-table.tsx';
import styles from './newsletters-section.module.css';

interface SubscribersProps {
  readonly newsletters: readonly Newsletter[];
  readonly nameOf: (id: number) => string;
}

const states = ['all', ...subscriptionStates] as const;
const everybody: SubscriptionFilter = { search: '', newsletter: undefined, state: 'all' };

/** Who wants the newsletters: found by address, narrowed, and taken along as a file for the program that mails them. */
export function Subscribers({ newsletters, nameOf }: SubscribersProps) {
  const t = useEditorT();
  const api = useNewsletterApi();
  const [filter, setFilter] = useState(everybody);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const state = useFound(useCallback(() => api.subscriptions(filter, page), [api, filter, page]));
  function narrow(change: Partial<SubscriptionFilter>): void {
    setFilter((current) => ({ ...current, ...change }));
    setPage(1);
  }
  const { found, problem } = state;
  const isNarrowed = filter.search !== '' || filter.newsletter !== undefined || filter.state !== 'all';
  return (
    <section aria-labelledby="subscribers-title" className={styles.subscribers}>
      <h2 id="subscribers-title">{t('siteSettings.newsletters.subscribers')}</h2>
      <div className={list.bar}>
        <form
          role="search"
          className={list.find}
          onSubmit={(event) => {
            event.preventDefault();
            narrow({ search: typed.trim() });
          }}
        >
          <label htmlFor="find-subscriber" className={controls.unseen}>
            {t('siteSettings.newsletters.find')}
          </label>
          <Search size={14} strokeWidth={2} aria-hidden />
          <input
            id="find-subscriber"
            type="search"
            value={typed}
            maxLength={200}
            placeholder={t('siteSettings.newsletters.find')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className={`${controls.button} ${controls.secondary}`}>
            {t('siteSettings.newsletters.search')}
          </button>
        </form>
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('siteSettings.newsletters.newsletter')}
          value={filter.newsletter ?? ''}
          onChange={({ target: { value } }) =>
            narrow({ newsletter: value === '' ? undefined : Number(value) })
          }
        >
          <option value="">{t('siteSettings.newsletters.every')}</option>
          {newsletters.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('siteSettings.newsletters.state')}
          value={filter.state}
          onChange={({ target: { value } }) =>
            narrow({ state: states.find((name) => name === value) ?? 'all' })
          }
        >
          {states.map((name) => (
            <option key={name} value={name}>
              {t(`siteSettings.newsletters.states.${name}`)}
            </option>
          ))}
        </select>
        <a className={`${controls.button} ${controls.secondary}`} href={api.exportAddress(filter)} download>
          <Download size={14} aria-hidden />
          {t('siteSettings.newsletters.export')}
        </a>
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {found ? (
        <div aria-busy={state.isReading}>
          <p role="status" className={styles.counts}>
            {t('siteSettings.newsletters.found', { count: found.meta.total })}
          </p>
          <SubscriberTable subscriptions={found.data} nameOf={nameOf} isNarrowed={isNarrowed} />
          <Pages page={page} last={found.meta.last_page} onShow={setPage} />
        </div>
      ) : null}
    </section>
  );
}
