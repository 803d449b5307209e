import type { AdminQuote } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Failure, Problem, Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { Acts } from '../../ui/acts.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useShopAddress } from '../use-shop-address.ts';
import type { WholeKey } from '@boardwright/messages';
import { type ShopKey, useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import { QuoteForm } from './quote-form.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteState } from './quote-state.tsx';
import { type QuotedCompany, useQuotesApi } from './quotes-api.ts';

interface QuoteDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  /** It was changed: the list is old. */
  readonly onChanged: () => void;
}

/** One quote: what it offers, how it stands, and sending, changing or withdrawing it. */
export function QuoteDialog({ id, onClose, onChanged }: QuoteDialogProps) {
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const state = useFound(useCallback(() => api.read(id), [api, id]));
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [changing, setChanging] = useState<QuotedCompany>();
  const quote = state.found;
  const showNow = () => {
    setIsWithdrawing(false);
    setChanging(undefined);
    onChanged();
    state.again();
  };
  const done = (sentence: string) => {
    announce(sentence);
    showNow();
  };
  const sending = useSubmission(
    ({ revision }: AdminQuote) => api.send(id, revision),
    ({ person }) => done(t('quote.sent', { id, email: person?.email ?? '' })),
  );
  const opening = useSubmission((company: number) => api.company(company), setChanging);
  if (changing && quote)
    return (
      <QuoteForm
        company={changing}
        quote={quote}
        onClose={() => setChanging(undefined)}
        onDone={() => done(t('quote.stored', { id }))}
      />
    );
  if (isWithdrawing && quote)
    return (
      <WithdrawDialog
        quote={quote}
        onClose={() => setIsWithdrawing(false)}
        onStale={showNow}
        onDone={() => done(t('quote.withdrawn', { id }))}
      />
    );
  const isOpen = quote !== undefined && ['draft', 'sent', 'expired'].includes(quote.state);
  const button = (kind: 'primary' | 'secondary', label: string, onClick: () => void) => (
    <button type="button" className={`${controls.button} ${controls[kind]}`} onClick={onClick}>
      {label}
    </button>
  );
  const isSendable = isOpen && quote.state !== 'expired' && quote.refusal === null;
  return (
    <Modal
      title={t('quote.title', { id })}
      width="wide"
      onClose={onClose}
      foot={
        <>
          {button(isSendable ? 'secondary' : 'primary', t('close'), onClose)}
          <Acts>
            {isOpen ? button('secondary', t('quote.withdraw'), () => setIsWithdrawing(true)) : null}
            {isOpen ? button('secondary', t('quote.edit'), () => opening.submit(quote.client_id)) : null}
            {isSendable
              ? button('primary', t(quote.state === 'draft' ? 'quote.send' : 'quote.again'), () =>
                  sending.submit(quote),
                )
              : null}
          </Acts>
        </>
      }
    >
      <Failure of={sending.failure} onStale={showNow} />
      <Failure of={opening.failure} onStale={showNow} />
      <Reading state={state}>{(found) => <QuoteFacts quote={found} />}</Reading>
    </Modal>
  );
}

/** What a quote says of itself. */
export function QuoteFacts({ quote }: { readonly quote: AdminQuote }) {
  const { t, day } = useShopMessages(quote.currency);
  const { changed } = useShopAddress();
  const { person } = quote;
  const isDecided = quote.decided_at !== null;
  const facts: readonly (readonly [name: WholeKey<ShopKey>, value: string | null | undefined])[] = [
    ['quote.company', quote.company],
    ['quote.person', person ? `${person.name} · ${person.email}` : t('quote.nobody')],
    ['quote.validUntil', day(quote.valid_until)],
    ['quote.madeBy', quote.made_by],
    ['quote.madeOn', day(quote.created_at)],
    ['quote.sentOn', quote.sent_at && day(quote.sent_at)],
    ['quote.decidedOn', quote.decided_at && day(quote.decided_at)],
    ['quote.decidedBy', isDecided ? quote.decided_name : null],
    ['order.po', quote.po_number],
    ['quote.declineReason', quote.decline_reason],
    ['quote.reason', quote.reason],
  ];
  return (
    <>
      {quote.refusal === null ? null : <Problem text={t('quote.notYet', { reason: quote.refusal })} />}
      <dl className={styles.facts}>
        <dt>{t('order.status')}</dt>
        <dd>
          <QuoteState quote={quote} />
        </dd>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className={styles.fact}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {quote.orders.length > 0 ? (
          <div className={styles.fact}>
            <dt>{t('quote.orders')}</dt>
            <dd>
              {quote.orders.map((order, at) => (
                <span key={order}>
                  {at === 0 ? null : ', '}
                  <Link to={changed({ part: 'orders', status: undefined, open: String(order) })}>
                    {t('order.title', { id: order })}
                  </Link>
                </span>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
      {quote.message === '' ? null : <blockquote className={styles.words}>{quote.message}</blockquote>}
      <QuoteLines quote={quote} />
    </>
  );
}

interface WithdrawDialogProps {
  readonly quote: AdminQuote;
  readonly onClose: () => void;
  readonly onStale: () => void;
  readonly onDone: () => void;
}

/** Withdraws a quote, which is asked twice. */
function WithdrawDialog({ quote, onClose, onStale, onDone }: WithdrawDialogProps) {
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const sent = useSubmission(({ id, revision }: AdminQuote) => api.withdraw(id, revision), onDone);
  return (
    <Modal
      title={t('quote.withdrawAsk', { id: quote.id })}
      intro={t('quote.withdrawAbout')}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('quote.withdraw')}
          isBusy={sent.isBusy}
          onClose={onClose}
          submits={() => sent.submit(quote)}
        />
      }
    >
      <Failure of={sent.failure} onStale={onStale} />
    </Modal>
  );
}
