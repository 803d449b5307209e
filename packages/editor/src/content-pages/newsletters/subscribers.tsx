import type { Newsletter } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { useContentMessages } from '../use-content-messages.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import list from '../../lists/list.module.css';
import { useAttempt } from '../../lists/use-attempt.ts';
import { rowsOf, useCounted } from '../../lists/use-counted.ts';
import { useFound } from '../../lists/use-found.ts';
import { announce } from '../../ui/announce.ts';
import { useNewsletterApi } from './newsletter-api.ts';
import styles from './newsletters.module.css';
import { type Asked, SubscriberDialog } from './subscriber-dialog.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { useSubscriberAddress } from './use-subscriber-address.ts';

interface SubscribersProps {
  readonly newsletters: readonly Newsletter[];
  readonly nameOf: (id: number) => string;
  /** How many have each has changed. */
  readonly onChanged: () => void;
}

/** Who wants the newsletters: found by address, narrowed, ended where they ask for it, and taken along as a file. */
export function Subscribers({ newsletters, nameOf, onChanged }: SubscribersProps) {
  const t = useContentMessages();
  const api = useNewsletterApi();
  const counted = useCounted();
  const { filter, page, isNarrowed, sortedBy } = useSubscriberAddress();
  const { search, newsletter, state: wanted, source, language, sort } = filter;
  const state = useFound(
    useCallback(
      () => api.subscriptions({ search, newsletter, state: wanted, source, language, sort }, page),
      [api, search, newsletter, wanted, source, language, sort, page],
    ),
  );
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const { refused, attempt } = useAttempt();
  const { found, problem } = state;
  function act({ verb, row }: Asked): void {
    setAsked(undefined);
    void attempt(async () => {
      await api[verb](row.id);
      const words = { email: row.email, newsletter: nameOf(row.newsletter_id) };
      const sentence = verb === 'end' ? t('newsletter.ended', words) : t('newsletter.deleted', words);
      setDone(sentence);
      announce(sentence);
      state.again();
      onChanged();
    });
  }
  return (
    <section aria-labelledby="subscribers-title" className={styles.subscribers}>
      <h2 id="subscribers-title">{t('newsletter.subscribers')}</h2>
      <SubscriberFilters newsletters={newsletters} nameOf={nameOf} />
      {[problem, refused].map((text) =>
        text === undefined ? null : (
          <p key={text} className={styles.problem} role="alert">
            {text}
          </p>
        ),
      )}
      {done === undefined || refused !== undefined ? null : <p className={list.done}>{done}</p>}
      {found ? (
        <div aria-busy={state.isReading}>
          <p role="status" className={styles.counts}>
            {t('newsletter.found', { count: counted(rowsOf(found.meta)) })}
          </p>
          <SubscriberTable
            subscriptions={found.data}
            nameOf={nameOf}
            isNarrowed={isNarrowed}
            sort={sort}
            sortedBy={sortedBy}
            onAsk={setAsked}
          />
          <ListPages meta={found.meta} />
        </div>
      ) : null}
      {asked ? (
        <SubscriberDialog
          asked={asked}
          newsletter={nameOf(asked.row.newsletter_id)}
          onAct={() => act(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}
