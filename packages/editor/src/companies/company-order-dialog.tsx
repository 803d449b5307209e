import type { ClientQuote, Company, Product } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { Failure, Reading } from '../lists/reading.tsx';
import record from '../lists/record.module.css';
import { useFound } from '../lists/use-found.ts';
import { useSubmission } from '../lists/use-submission.ts';
import { centsOf } from '../shop/amounts.ts';
import { useShopMessages } from '../shop/use-shop-messages.ts';
import { Modal } from '../ui/modal.tsx';
import { type CompanyOrderDraft, useCompaniesApi } from './companies-api.ts';
import styles from './companies.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';

interface CompanyOrderDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
  /** @param done what was ordered, as a sentence */
  readonly onDone: (done: string) => void;
}

const blank = { product: '', pieces: '1', person: '', price: '', reason: '', po: '', organisation: '' };
type Draft = typeof blank;

/** What can be ordered: what is paid from a contract's balance cannot. */
const isOrdered = ({ active, product_type, type }: Product): boolean =>
  active && (product_type === 'job_posting' || (type !== 'jobPosting' && type !== 'jobUpSell'));

/** Most pieces of one order. */
const mostPieces = 100;

/** How many are ordered; undefined of what is no such number. */
function piecesOf(typed: string): number | undefined {
  const pieces = Number(typed.trim());
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces ? pieces : undefined;
}

/** Orders a product for a company on invoice, in the name of one of its people, at a price of its own where it needs one. */
export function CompanyOrderDialog({ company, onClose, onDone }: CompanyOrderDialogProps) {
  const t = useCompaniesMessages();
  const { t: shop } = useShopMessages();
  const api = useCompaniesApi();
  const formId = useId();
  const [key] = useState(() => api.newKey());
  const [draft, setDraft] = useState<Draft>(blank);
  const [isTried, setIsTried] = useState(false);
  const products = useFound(useCallback(async () => (await api.products()).filter(isOrdered), [api]));
  const people = company.members.filter(({ status }) => status === 'active');
  const product = products.found?.find(({ id }) => String(id) === draft.product) ?? products.found?.[0];
  const person = people.find(({ uuid }) => uuid === draft.person) ?? people[0];
  const net = draft.price.trim() === '' ? null : centsOf(draft.price);
  const productId = product?.id;
  const pieces = piecesOf(draft.pieces);
  const quote = useFound(
    useCallback(
      async (): Promise<ClientQuote | undefined> =>
        productId === undefined || net === undefined || pieces === undefined
          ? undefined
          : api.quote(company.id, { product_id: productId, pieces, ...(net !== null && { net }) }),
      [api, company.id, productId, pieces, net],
    ),
  );
  const isUnsaid = net !== null && draft.reason.trim() === '';
  const sent = useSubmission(
    (body: CompanyOrderDraft) => api.order(company.id, body),
    (order) => onDone(t('order.done', { product: order.product.name, id: order.id })),
  );
  const send = () => {
    setIsTried(true);
    if (!product || !person || net === undefined || pieces === undefined) return;
    if (isUnsaid || quote.isReading) return;
    sent.submit({
      product_id: product.id,
      pieces,
      person: person.uuid,
      net,
      reason: draft.reason,
      po_number: draft.po.trim() || null,
      organisation_id: draft.organisation === '' ? null : Number(draft.organisation),
      shown_total: quote.found?.total ?? null,
      idempotency_key: key,
    });
  };
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const isFeatured = product?.type === 'featuredEmployer' && company.organisations.length > 1;
  return (
    <Modal
      title={t('order.title', { name: company.name })}
      intro={t('order.intro')}
      width="wide"
      isDirty={draft !== blank}
      onClose={onClose}
      foot={
        <DialogFoot
          action={t('order.act')}
          isBusy={sent.isBusy || quote.isReading}
          onClose={onClose}
          submits={formId}
        />
      }
    >
      <Failure of={sent.failure} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Reading state={products}>
          {(offered) =>
            offered.length === 0 || people.length === 0 ? (
              <p>{t(offered.length === 0 ? 'order.noProducts' : 'order.noPeople')}</p>
            ) : (
              <>
                <ChoiceField
                  label={t('order.product')}
                  value={String(product?.id ?? '')}
                  options={offered.map(({ id, name }) => ({ value: String(id), text: name }))}
                  onChange={(id) => set({ product: id, pieces: '1' })}
                />
                {product?.type === 'featuredEmployer' ? null : (
                  <TextField
                    label={t('order.pieces')}
                    problem={pieces === undefined ? t('order.piecesWrong', { most: mostPieces }) : undefined}
                    value={draft.pieces}
                    maxLength={3}
                    numeric
                    onChange={(typed) => set({ pieces: typed })}
                  />
                )}
                {isFeatured ? (
                  <ChoiceField
                    label={t('order.organisation')}
                    value={draft.organisation}
                    options={[
                      { value: '', text: t('order.choose') },
                      ...company.organisations.map(({ id, name }) => ({ value: String(id), text: name })),
                    ]}
                    onChange={(organisation) => set({ organisation })}
                  />
                ) : null}
                <ChoiceField
                  label={t('order.person')}
                  hint={t('order.personHint')}
                  value={person?.uuid ?? ''}
                  options={people.map(({ uuid, name, email }) => ({
                    value: uuid,
                    text: `${name} · ${email}`,
                  }))}
                  onChange={(uuid) => set({ person: uuid })}
                />
                <TextField
                  label={t('order.price')}
                  hint={t('order.priceHint')}
                  problem={net === undefined ? shop('wrong.money') : undefined}
                  value={draft.price}
                  numeric
                  onChange={(price) => set({ price })}
                />
                {net === null ? null : (
                  <TextField
                    label={t('order.reason')}
                    hint={t('order.reasonHint')}
                    problem={isTried && isUnsaid ? t('order.reasonNeeded') : undefined}
                    value={draft.reason}
                    maxLength={500}
                    onChange={(reason) => set({ reason })}
                  />
                )}
                <TextField
                  label={t('order.po')}
                  value={draft.po}
                  maxLength={100}
                  onChange={(po) => set({ po })}
                />
                <Reading state={quote}>{(asked) => (asked ? <Amounts quote={asked} /> : null)}</Reading>
              </>
            )
          }
        </Reading>
      </form>
    </Modal>
  );
}

/** What the invoice will say, and why there can be none. */
function Amounts({ quote }: { readonly quote: ClientQuote }) {
  const t = useCompaniesMessages();
  const { t: shop, money } = useShopMessages(quote.currency);
  const { list_net: list, net, vat, total, vat_rate: rate, refusal } = quote;
  return (
    <section aria-live="polite">
      <dl className={styles.facts}>
        <dt>{shop('order.net')}</dt>
        <dd>
          {money(net)}
          {net === list ? null : <small>{t('order.instead', { amount: money(list) })}</small>}
        </dd>
        <dt>{shop('order.vat')}</dt>
        <dd>
          {quote.reverse_charge ? shop('order.reverse') : shop('order.vatOf', { vat: money(vat), rate })}
        </dd>
        <dt>{shop('order.total')}</dt>
        <dd>{money(total)}</dd>
      </dl>
      {refusal === null ? null : <p className={record.quiet}>{refusal}</p>}
    </section>
  );
}
