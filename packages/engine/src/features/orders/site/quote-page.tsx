import type { PublicQuote } from '@boardwright/api-client/contract';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { CheckField } from '@boardwright/ui/check-field';
import { Fold } from '@boardwright/ui/fold';
import { LinkButton } from '@boardwright/ui/link-button';
import type { PhoneCountry } from '@boardwright/ui/phone-countries';
import { Notice, type NoticeTone } from '@boardwright/ui/notice';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ReactNode } from 'react';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { TermsText } from '../../../page/forms/terms-text.tsx';
import { statusTone } from '../../../page/status-tone.ts';
import { AddressFields } from './order-fields.tsx';
import { OrderAmounts } from './order-summary.tsx';
import type { OrderPageKey } from './order.messages.ts';
import orders from './orders.module.css';
import styles from './quote-page.module.css';
import type { QuotePageKey } from './quote-page.messages.ts';

/** What a quote is drawn with. */
export interface QuotePageProps {
  readonly quote: PublicQuote;
  /** Where its company may be. */
  readonly countries: readonly PhoneCountry[];
  readonly t: Translate<QuotePageKey | OrderPageKey | 'form.check'>;
  readonly level: 1 | 2;
  /** This very page, to read it again. */
  readonly rereadHref: string;
  /** Draws a form of whoever shows the quote. */
  readonly renderForm: (
    action: 'acceptQuote' | 'declineQuote',
    fields: (state: { readonly answer: FormResponse; readonly busy: boolean }) => ReactNode,
  ) => ReactNode;
}

/** A quote as its buyer reads it: what is offered, by whom, until when; and while it is open accepting or declining it. */
export function QuotePage(props: QuotePageProps) {
  const { quote, t, level } = props;
  const Title = `h${level}` as const;
  return (
    <section className={orders.page} aria-labelledby="quote-title">
      <header className={orders.head}>
        <Title id="quote-title" className={orders.title}>
          {t('quote.title', { number: quote.id })}
        </Title>
        <Badge tone={statusTone(quote.state === 'sent' ? 'open' : quote.state)}>
          {t(`quote.states.${quote.state}`)}
        </Badge>
      </header>
      <Standing {...props} />
      {quote.state !== 'draft' && <Offer {...props} />}
      {quote.state === 'sent' && <Decide {...props} />}
    </section>
  );
}

const tones = {
  draft: 'info',
  sent: 'info',
  accepted: 'success',
  declined: 'info',
  expired: 'danger',
  withdrawn: 'danger',
} as const satisfies Record<PublicQuote['state'], NoticeTone>;

/** How it stands, as a sentence. */
function standingOf({ quote, t }: Pick<QuotePageProps, 'quote' | 't'>, format: ReturnType<typeof useFormat>) {
  const { state } = quote;
  const decided = format.date(quote.decided_at ?? quote.valid_until);
  switch (state) {
    case 'draft':
    case 'withdrawn':
      return t(`quote.${state}`);
    case 'accepted':
      return t('quote.accepted', { name: quote.decided_name ?? quote.company, date: decided });
    case 'declined':
      return t('quote.declined', { date: decided });
    case 'sent':
    case 'expired':
      return t(`quote.${state}`, { date: format.date(quote.valid_until) });
  }
}

/** How it stands; of an open one also why it cannot be accepted. */
function Standing({ quote, t }: QuotePageProps) {
  const format = useFormat();
  const { state, refusal } = quote;
  return refusal === null ? (
    <Notice tone={tones[state]} title={standingOf({ quote, t }, format)} className={orders.notice} />
  ) : (
    <Notice tone="danger" title={t('quote.notYet')} className={orders.notice}>
      {refusal}
    </Notice>
  );
}

/** What is offered: the seller's words, the lines, the amounts, and what is known of who offers it. */
function Offer({ quote, t, level }: QuotePageProps) {
  const Heading = `h${level + 1}` as 'h2' | 'h3';
  const { seller, message, lines, company } = quote;
  return (
    <div className={orders.amounts}>
      <p className={styles.parties}>
        <b>{seller.name}</b>
        {seller.address !== '' && <span className={`muted ${styles.address}`}>{seller.address}</span>}
        <span className="muted">{t('quote.madeFor', { company })}</span>
      </p>
      {message !== '' && <p className={styles.words}>{message}</p>}
      <Heading className={styles.heading}>{t('quote.lines')}</Heading>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          // Two lines may say the same: only their place tells them apart.
          <Line key={at} line={line} t={t} />
        ))}
      </ul>
      <OrderAmounts amounts={quote} isAsked={false} t={t} />
      {quote.reverse_charge && <p className={orders.aside}>{t('order.reverse')}</p>}
      <Facts quote={quote} t={t} />
    </div>
  );
}

function Line({ line, t }: Pick<QuotePageProps, 't'> & { readonly line: PublicQuote['lines'][number] }) {
  const format = useFormat();
  const money = (cents: number) => format.money(cents / 100);
  const { name, duration, pieces, price, net, remark, is_withdrawn: isUnsold } = line;
  const details = [
    pieces > 1 && t('quote.each', { pieces, price: money(price) }),
    duration !== null && t('quote.days', { count: duration }),
  ].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <b>{name}</b>
        {details.length > 0 && <span className="muted">{details.join(' · ')}</span>}
        {remark !== '' && <span>{remark}</span>}
        {isUnsold && <span className={styles.unsold}>{t('quote.unsold')}</span>}
      </div>
      <span className="num">{money(net)}</span>
    </li>
  );
}

function Facts({ quote, t }: Pick<QuotePageProps, 'quote' | 't'>) {
  const format = useFormat();
  const { seller, po_number: reference } = quote;
  const facts = [
    [t('quote.validUntil'), format.date(quote.valid_until)],
    [t('quote.reference'), reference],
    [t('quote.registration'), seller.registration],
    [t('quote.vatNumber'), seller.vat_number],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]));
  return (
    <dl className={orders.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Accepting it, where nothing keeps it from that, and declining it. */
function Decide(props: QuotePageProps) {
  const { quote, t, level, renderForm } = props;
  const Heading = `h${level + 1}` as 'h2' | 'h3';
  return (
    <div className={styles.decide}>
      {quote.refusal === null && (
        <>
          <Heading className={styles.heading}>{t('quote.acceptTitle')}</Heading>
          {renderForm('acceptQuote', (state) => (
            <AcceptFields {...props} {...state} />
          ))}
        </>
      )}
      <Fold label={t('quote.decline')}>
        {renderForm('declineQuote', ({ answer, busy }) => (
          <div className={styles.fields}>
            <Refused {...props} id="quote-decline-errors" answer={answer} />
            <input type="hidden" name="version" value={quote.version} />
            <TextareaField
              id="quote-reason"
              name="reason"
              label={t('quote.reason')}
              hint={t('quote.reasonHint')}
              defaultValue={answer.text('reason')}
              error={answer.error('reason')}
              maxLength={2000}
              optional
            />
            <Button variant="secondary" busy={busy}>
              {t('quote.declineAct')}
            </Button>
          </div>
        ))}
      </Fold>
    </div>
  );
}

interface AnswerProps {
  readonly answer: FormResponse;
}

/** Why a form was refused; of what changed meanwhile the way to read it again. */
function Refused({ id, answer, t, rereadHref }: QuotePageProps & AnswerProps & { readonly id: string }) {
  const refused = answer.refused?.status;
  return (
    <FormMessage
      id={id}
      answer={answer}
      check={t('form.check')}
      action={
        refused === 409 && (
          <LinkButton href={rereadHref} variant="secondary" size="small">
            {t('quote.reread')}
          </LinkButton>
        )
      }
    />
  );
}

function AcceptFields(props: QuotePageProps & AnswerProps & { readonly busy: boolean }) {
  const { quote, countries, t, answer, busy } = props;
  const format = useFormat();
  // Of another country the VAT may be another: what is offered then is what is accepted.
  const total = Number(answer.text('shown_total') ?? quote.total);
  return (
    <div className={styles.fields}>
      <Refused {...props} id="quote-accept-errors" />
      <input type="hidden" name="version" value={quote.version} />
      <input type="hidden" name="shown_total" value={total} />
      <TextField
        id="quote-name"
        name="name"
        label={t('quote.name')}
        autoComplete="name"
        defaultValue={answer.text('name')}
        error={answer.error('name')}
        maxLength={200}
        required
      />
      {quote.needs_address && (
        <AddressFields data={{ quote, countries }} answer={answer} t={t} wide={undefined} />
      )}
      <TextField
        id="quote-po-number"
        name="po_number"
        label={t('quote.po_number')}
        hint={t('quote.po_numberHint')}
        defaultValue={answer.text('po_number')}
        error={answer.error('po_number')}
        maxLength={100}
        optional
      />
      <CheckField
        id="quote-terms"
        name="terms"
        value="1"
        required
        error={answer.error('terms')}
        defaultChecked={answer.ticked('terms')}
        label={<TermsText sentence={t('quote.terms', { company: quote.company })} />}
      />
      <Button busy={busy}>{t('quote.accept', { total: format.money(total / 100) })}</Button>
      <p className="muted small">{t('quote.acceptNote')}</p>
    </div>
  );
}
