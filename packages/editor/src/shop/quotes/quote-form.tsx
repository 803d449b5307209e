import { type AdminQuote, type Product, quoteLimits } from '@boardwright/api-client/contract';
import { Plus } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { ChoiceField, ReasonField, TextField } from '../../lists/fields.tsx';
import { Failure, Reading } from '../../lists/reading.tsx';
import { useTypedDay } from '../../lists/use-day.ts';
import { useFound } from '../../lists/use-found.ts';
import { useSiteZone } from '../../workbench/use-site-zone.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import controls from '../../ui/controls.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';
import {
  blankLine,
  costsElse,
  type Draft,
  draftOf,
  isOffered,
  quoteShape,
  readLine,
  sentOf,
  sumsOf,
} from './quote-draft.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { type QuoteDraft, type QuotedCompany, useQuotesApi } from './quotes-api.ts';

interface QuoteFormProps {
  readonly company: QuotedCompany;
  /** The one that is changed; absent for a new one. */
  readonly quote?: AdminQuote | undefined;
  readonly onClose: () => void;
  readonly onDone: (quote: AdminQuote) => void;
}

/** The day of a moment on the site's clock, as a field of days has it: '2026-12-28'. */
function useFieldDay(): (moment: string) => string {
  const timeZone = useSiteZone();
  return (moment) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment));
}

/** Writes a quote, or changes one; it is stored as a draft. */
export function QuoteForm(props: QuoteFormProps) {
  const { company, quote, onClose } = props;
  const { t } = useShopMessages();
  const api = useQuotesApi();
  const products = useFound(useCallback(() => api.products(), [api]));
  const people = company.members.filter(({ status }) => status === 'active');
  const offered = products.found?.filter(isOffered) ?? [];
  if (products.found && offered.length > 0 && people.length > 0)
    return <Filled {...props} products={offered} people={people} />;
  return (
    <Modal
      title={quote ? t('quote.change', { id: quote.id }) : t('quote.writeFor', { name: company.name })}
      width="wide"
      onClose={onClose}
      foot={
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onClose}>
          {t('close')}
        </button>
      }
    >
      <Reading state={products}>
        {() => <p>{t(offered.length === 0 ? 'quote.noProducts' : 'quote.noPeople')}</p>}
      </Reading>
    </Modal>
  );
}

interface FilledProps extends QuoteFormProps {
  readonly products: readonly Product[];
  readonly people: QuotedCompany['members'];
}

function useQuoteWriting({ company, quote, products, people, onDone }: FilledProps) {
  const { t, number } = useShopMessages();
  const api = useQuotesApi();
  const day = useFieldDay();
  const [key] = useState(() => api.newKey());
  const toDraft = (row: AdminQuote | undefined): Draft => {
    const person = people[0]?.uuid ?? '';
    const lines = [blankLine(0, String(products[0]?.id ?? ''))];
    if (!row) return { person, message: '', reason: '', validUntil: '', lines };
    const stored = draftOf(row, products, { day, number });
    return people.some(({ uuid }) => uuid === stored.person) ? stored : { ...stored, person };
  };
  /** @throws Error in the admin's words where both changes together leave something out */
  const bodyOf = (draft: Draft): QuoteDraft => {
    const body = sentOf(draft, products);
    if (!body) throw new Error(t('quote.reasonNeeded'));
    return body;
  };
  const editing = useDialogDraft({ row: quote, toDraft, shape: quoteShape });
  const saving = useSaveWritten({
    editing,
    shape: quoteShape,
    toDraft,
    add: (draft) => api.write(company.id, bodyOf(draft), key),
    async change(id, { draft, revision }) {
      const result = await api.change(id, bodyOf(draft), revision);
      if ('current' in result) return result;
      onDone(result.saved);
      return result;
    },
    sentenceOf: ({ id }) => t('quote.stored', { id }),
    onAdded: onDone,
  });
  return { editing, saving };
}

/** What a field of a quote is called, and what it says as words. */
function useQuoteWords({ products, people }: Pick<FilledProps, 'products' | 'people'>) {
  const { t, money } = useShopMessages();
  const day = useTypedDay();
  const names = {
    person: 'quote.person',
    lines: 'quote.products',
    message: 'quote.message',
    reason: 'quote.reason',
    validUntil: 'quote.validUntil',
  } as const;
  const lineOf = (line: Draft['lines'][number]): string => {
    const { product, price } = readLine(line, products);
    const each = t('quote.each', { pieces: line.pieces, price: price === undefined ? '' : money(price) });
    return [product?.name, each, line.remark].filter(Boolean).join(', ');
  };
  const valueOf = (field: keyof Draft & string, of: Draft): string => {
    if (field === 'lines') return of.lines.map(lineOf).join('; ');
    if (field === 'person') return people.find(({ uuid }) => uuid === of.person)?.name ?? '';
    if (field === 'validUntil') return day(of.validUntil);
    return of[field];
  };
  return { nameOf: (field: keyof Draft & string) => t(names[field]), valueOf };
}

function Filled(props: FilledProps) {
  const { company, quote, products, people, onClose } = props;
  const { t } = useShopMessages();
  const formId = useId();
  const { editing, saving } = useQuoteWriting(props);
  const words = useQuoteWords(props);
  const { draft, isDirty, change: set } = editing;
  const [isTried, setIsTried] = useState(false);
  const send = () => {
    setIsTried(true);
    if (sentOf(draft, products)) saving.save();
  };
  const isElse = costsElse(draft, products);
  return (
    <Modal
      title={quote ? t('quote.change', { id: quote.id }) : t('quote.writeFor', { name: company.name })}
      intro={t(quote ? 'quote.changeIntro' : 'quote.intro')}
      width="wide"
      isDirty={isDirty}
      onClose={onClose}
      foot={<DialogFoot action={t('quote.save')} isBusy={saving.isBusy} onClose={onClose} submits={formId} />}
    >
      <Failure of={saving.failure} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ChoiceField
          label={t('quote.person')}
          hint={t('quote.personHint')}
          value={draft.person}
          options={people.map(({ uuid, name, email }) => ({ value: uuid, text: `${name} · ${email}` }))}
          onChange={(person) => set({ person })}
        />
        {draft.lines.map((line, at) => (
          <QuoteLineFields
            key={line.key}
            number={at + 1}
            line={line}
            products={products}
            organisations={company.organisations}
            onChange={(change) =>
              set({ lines: draft.lines.map((one) => (one.key === line.key ? { ...one, ...change } : one)) })
            }
            onRemove={
              draft.lines.length > 1
                ? () => set({ lines: draft.lines.filter(({ key: other }) => other !== line.key) })
                : undefined
            }
          />
        ))}
        <p className={styles.sum}>
          <Together draft={draft} products={products} />
          {draft.lines.length < quoteLimits.lines ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => {
                const next = Math.max(...draft.lines.map((line) => line.key)) + 1;
                set({ lines: [...draft.lines, blankLine(next, String(products[0]?.id ?? ''))] });
              }}
            >
              <Plus size={15} aria-hidden />
              {t('quote.add')}
            </button>
          ) : null}
        </p>
        {isElse ? (
          <TextField
            label={t('quote.reason')}
            hint={t('quote.reasonHint')}
            problem={isTried && draft.reason.trim() === '' ? t('quote.reasonNeeded') : undefined}
            value={draft.reason}
            maxLength={quoteLimits.reason}
            onChange={(reason) => set({ reason })}
          />
        ) : null}
        <ReasonField
          label={t('quote.message')}
          hint={t('quote.messageHint')}
          value={draft.message}
          maxLength={quoteLimits.message}
          onChange={(message) => set({ message })}
        />
        <TextField
          label={t('quote.validUntil')}
          hint={t('quote.validUntilHint')}
          type="date"
          value={draft.validUntil}
          onChange={(validUntil) => set({ validUntil })}
        />
      </form>
      <SavingConflict saving={saving} shape={quoteShape} {...words} />
    </Modal>
  );
}

/** What the lines come to, while they are typed. */
function Together({ draft, products }: { readonly draft: Draft; readonly products: readonly Product[] }) {
  const { t, money } = useShopMessages();
  const sums = sumsOf(draft, products);
  if (!sums) return <span />;
  const net = money(sums.net);
  return (
    <b aria-live="polite">
      {sums.net === sums.list
        ? t('quote.together', { net })
        : t('quote.instead', { net, list: money(sums.list) })}
    </b>
  );
}
