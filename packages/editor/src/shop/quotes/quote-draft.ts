import { type AdminQuote, type Product, quoteLimits } from '@boardwright/api-client/contract';
import type { DraftShape } from '../../written/draft-shape.ts';
import { centsOf, wholeOf } from '../amounts.ts';
import type { QuoteDraft } from './quotes-api.ts';

/** A line as it is typed. */
export interface LineDraft {
  /** Its own for as long as the form is open: lines come and go. */
  readonly key: number;
  readonly product: string;
  readonly pieces: string;
  /** Of one piece; empty: what it costs everybody. */
  readonly price: string;
  readonly remark: string;
  readonly organisation: string;
}

/** A quote as it is typed. */
export interface Draft {
  readonly person: string;
  readonly lines: readonly LineDraft[];
  readonly message: string;
  readonly reason: string;
  /** As '2026-12-28'; empty: in 30 days. */
  readonly validUntil: string;
}

type Field = keyof Draft & string;
const wordsOfLines = (lines: readonly LineDraft[]): string =>
  JSON.stringify(lines.map((line) => ({ ...line, key: 0 })));

/** What of a quote two admins may have changed; its lines are one thing, for they are one offer. */
export const quoteShape: DraftShape<Draft, Field> = {
  fields: ['person', 'lines', 'message', 'reason', 'validUntil'],
  isSame: (field, one, other) =>
    field === 'lines'
      ? wordsOfLines(one.lines) === wordsOfLines(other.lines)
      : one[field].trim() === other[field].trim(),
  withField: (field, draft, other) => ({ ...draft, [field]: other[field] }),
};

/** What can be ordered: what is paid from a contract's balance cannot. */
export const isOffered = ({ active, product_type, type }: Product): boolean =>
  active && (product_type === 'job_posting' || (type !== 'jobPosting' && type !== 'jobUpSell'));

/** What one piece costs everybody, in cents without VAT. */
export const listPriceOf = ({ price, discount }: Product): number => Math.round(price * (100 - discount));

export const blankLine = (key: number, product: string): LineDraft => ({
  key,
  product,
  pieces: '1',
  price: '',
  remark: '',
  organisation: '',
});

/** A stored quote as it would be typed; a price stays the one that was offered, whatever the product costs now. */
export function draftOf(
  quote: AdminQuote,
  products: readonly Product[],
  write: { readonly day: (moment: string) => string; readonly number: (value: number) => string },
): Draft {
  return {
    person: quote.person?.uuid ?? '',
    message: quote.message,
    reason: quote.reason,
    validUntil: write.day(quote.valid_until),
    lines: quote.lines.map((line, key) => {
      const product = products.find(({ id }) => id === line.product_id);
      const isUsual = product && listPriceOf(product) === line.price;
      return {
        key,
        product: String(line.product_id),
        pieces: String(line.pieces),
        price: isUsual ? '' : write.number(line.price / 100),
        remark: line.remark,
        organisation: line.organisation_id === null ? '' : String(line.organisation_id),
      };
    }),
  };
}

/** A line with what was typed read as numbers; undefined for what is none. */
export function readLine(line: LineDraft, products: readonly Product[]) {
  const product = products.find(({ id }) => String(id) === line.product);
  const typed = wholeOf(line.pieces);
  const pieces = typed !== undefined && typed <= quoteLimits.pieces ? typed : undefined;
  const list = product === undefined ? undefined : listPriceOf(product);
  const price = line.price.trim() === '' ? list : centsOf(line.price);
  return { product, pieces, list, price };
}

/** What the lines come to without VAT, at their own prices and at those of everybody; undefined while one is not whole. */
export function sumsOf({ lines }: Draft, products: readonly Product[]) {
  let net = 0;
  let list = 0;
  for (const line of lines) {
    const { pieces, price, list: usual } = readLine(line, products);
    if (pieces === undefined || price === undefined || usual === undefined) return undefined;
    net += pieces * price;
    list += pieces * usual;
  }
  return { net, list };
}

/** Whether a line costs else than for everybody: then it needs a reason. */
export const costsElse = ({ lines }: Draft, products: readonly Product[]): boolean =>
  lines.some((line) => {
    const { price, list } = readLine(line, products);
    return price !== undefined && price !== list;
  });

/** What is sent; undefined while something is missing or wrong. */
export function sentOf(draft: Draft, products: readonly Product[]): QuoteDraft | undefined {
  const lines = draft.lines.flatMap((line) => {
    const { product, pieces, price, list } = readLine(line, products);
    if (!product || pieces === undefined || price === undefined) return [];
    const organisation = line.organisation === '' ? null : Number(line.organisation);
    return [
      {
        product_id: product.id,
        pieces,
        price: price === list ? null : price,
        remark: line.remark,
        organisation_id: organisation,
      },
    ];
  });
  if (lines.length < draft.lines.length || lines.length === 0 || draft.person === '') return undefined;
  if (costsElse(draft, products) && draft.reason.trim() === '') return undefined;
  const { person, message, reason, validUntil } = draft;
  return { person, lines, message, reason, ...(validUntil !== '' && { valid_until: validUntil }) };
}
