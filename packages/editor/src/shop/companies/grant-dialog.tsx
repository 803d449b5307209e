import { type LedgerKind, ledgerKinds, type Product } from '@boardwright/api-client/contract';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { centsOf, wholeOf } from '../amounts.ts';
import { type Company, type Grant, useShopApi } from '../shop-api.ts';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { Failure, Problem } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import { useSubmission } from '../../lists/use-submission.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { useHas } from './use-has.ts';
import styles from '../shop.module.css';

type Kind = LedgerKind;

/** Of which product a grant is; credits and postings of a contract are of none. */
const productOf: Readonly<Partial<Record<Kind, Product['type']>>> = {
  posting: 'jobPosting',
  upsell: 'jobUpSell',
  cpc: 'CPC',
  slot: 'slot',
};

interface GrantDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
  /** @param done what was given, as a sentence */
  readonly onGiven: (done: string) => void;
}

const blank = { kind: 'credit' as Kind, amount: '', product: '', validTill: '', name: '', note: '' };
type Draft = typeof blank;

/** The number that is given: cents of a click budget, else pieces. */
const amountOf = ({ kind, amount }: Draft): number | undefined =>
  kind === 'cpc' ? centsOf(amount) || undefined : kind === 'featured' ? 1 : wholeOf(amount);

/** Gives a company something by hand. It is written down with its reason, and given once however often it is sent. */
export function GrantDialog({ company, onClose, onGiven }: GrantDialogProps) {
  const { t } = useShopMessages();
  const has = useHas();
  const api = useShopApi();
  const products = useFound(useCallback(() => api.products(), [api]));
  const [key] = useState(() => api.newKey());
  const [draft, setDraft] = useState<Draft>(blank);
  const [tried, setTried] = useState(false);
  const formId = useId();
  const bodyOf = (of: Draft, offered: readonly Product[]) =>
    grantOf(of, offered, key, t(`grant.named.${of.kind}`));
  const submission = useSubmission(
    async (asked: Draft) => {
      // Whoever presses before the products are read waits for them.
      const offered = products.found ?? (productOf[asked.kind] ? await api.products() : []);
      const grant = bodyOf(asked, offered);
      if (!grant) throw new Error(t('grant.noProduct'));
      await api.grant(company.id, grant);
      return grant;
    },
    ({ name, amount, kind }) =>
      onGiven(t('grant.done', { company: company.name, amount: has(kind, amount), name })),
  );
  const give = () => {
    setTried(true);
    const isReady = products.found ? bodyOf(draft, products.found) !== undefined : isFilled(draft);
    if (isReady) submission.submit(draft);
  };
  return (
    <Modal
      title={t('grant.title', { company: company.name })}
      intro={t('grant.about')}
      width="wide"
      isDirty={draft !== blank}
      onClose={onClose}
      foot={
        <DialogFoot action={t('grant.give')} isBusy={submission.isBusy} onClose={onClose} submits={formId} />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <Failure of={submission.failure} />
        {products.problem === undefined ? null : <Problem text={products.problem} onAgain={products.again} />}
        <GrantFields draft={draft} tried={tried} products={products.found} onChange={setDraft} />
      </form>
    </Modal>
  );
}

const offeredFor = (kind: Kind, products: readonly Product[]): readonly Product[] =>
  products.filter(({ type }) => type === productOf[kind]);

const isFilled = (draft: Draft): boolean =>
  amountOf(draft) !== undefined &&
  draft.note.trim() !== '' &&
  !(draft.kind === 'featured' && draft.validTill === '');

/** What is sent; undefined while something is missing. */
function grantOf(
  draft: Draft,
  products: readonly Product[],
  key: string,
  usualName: string,
): (Grant & { readonly name: string }) | undefined {
  const amount = amountOf(draft);
  const offered = offeredFor(draft.kind, products);
  const product = offered.find(({ id }) => String(id) === draft.product) ?? offered[0];
  if (!isFilled(draft) || amount === undefined || (productOf[draft.kind] && !product)) return undefined;
  return {
    kind: draft.kind,
    amount,
    product_id: product?.id ?? null,
    name: draft.name.trim() || (product?.name ?? usualName),
    valid_till: draft.validTill || null,
    note: draft.note.trim(),
    idempotency_key: key,
  };
}

interface GrantFieldsProps {
  readonly draft: Draft;
  readonly tried: boolean;
  /** Undefined until they are read. */
  readonly products: readonly Product[] | undefined;
  readonly onChange: (draft: Draft) => void;
}

function GrantFields({ draft, tried, products, onChange }: GrantFieldsProps) {
  const { t } = useShopMessages();
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change });
  const { kind } = draft;
  const offered = offeredFor(kind, products ?? []);
  const wrongAmount = t(kind === 'cpc' ? 'wrong.money' : 'wrong.whole');
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          label={t('grant.kind')}
          value={kind}
          options={ledgerKinds.map((value) => ({ value, text: t(`grant.named.${value}`) }))}
          onChange={(next) => set({ kind: next, product: '' })}
        />
        {kind === 'featured' ? null : (
          <TextField
            label={t(kind === 'cpc' ? 'grant.budget' : 'grant.amount')}
            problem={tried && amountOf(draft) === undefined ? wrongAmount : undefined}
            value={draft.amount}
            numeric
            onChange={(amount) => set({ amount })}
          />
        )}
      </div>
      {productOf[kind] ? (
        <ChoiceField
          label={t('grant.product')}
          problem={products && offered.length === 0 ? t('grant.noProduct') : undefined}
          value={draft.product || String(offered[0]?.id ?? '')}
          options={offered.map(({ id, name }) => ({ value: String(id), text: name }))}
          onChange={(product) => set({ product })}
        />
      ) : null}
      <div className={styles.pair}>
        <TextField
          label={t('grant.name')}
          hint={t('grant.nameHint')}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={t('grant.validTill')}
          hint={
            kind === 'featured' ? undefined : t(kind === 'slot' ? 'grant.validTillOf' : 'grant.validTillHint')
          }
          problem={tried && kind === 'featured' && draft.validTill === '' ? t('wrong.missing') : undefined}
          type="date"
          value={draft.validTill}
          onChange={(validTill) => set({ validTill })}
        />
      </div>
      <TextField
        label={t('grant.note')}
        hint={t('grant.noteHint')}
        problem={tried && draft.note.trim() === '' ? t('wrong.missing') : undefined}
        value={draft.note}
        maxLength={500}
        onChange={(note) => set({ note })}
      />
    </>
  );
}
