import type { Product } from '@boardwright/api-client/contract';
import { plainShape } from '../../written/draft-shape.ts';
import { centsOf, wholeOf } from '../amounts.ts';
import type { NewProduct } from '../shop-api.ts';

/** A product as it is typed. */
export interface ProductDraft {
  readonly name: string;
  readonly type: Product['type'];
  readonly product_type: Product['product_type'];
  /** Euro. */
  readonly price: string;
  /** Percent; empty is none. */
  readonly discount: string;
  readonly duration: string;
  readonly quantity: string;
  readonly credits: string;
  /** Euro. */
  readonly clickPrice: string;
  readonly order: string;
  /** Where it is bought elsewhere; empty is here. */
  readonly purchaseUrl: string;
  readonly emailOnly: boolean;
  readonly active: boolean;
  /** By language, one on each line. */
  readonly benefits: Readonly<Record<string, string>>;
}

const euroText = (euro: number): string => euro.toFixed(2);
const numberText = (number: number | null | undefined): string => (number ? String(number) : '');

/** The draft of a product, or of a new one, with the benefits in each language of the site. */
export function productDraft(product: Product | undefined, languages: readonly string[]): ProductDraft {
  const known = languages.map((language) => language.toLowerCase());
  const lines = (lang: string): string =>
    (product?.benefits ?? [])
      .filter((benefit) => benefit.lang === lang)
      .map(({ text }) => text)
      .join('\n');
  return {
    name: product?.name ?? '',
    type: product?.type ?? 'jobPosting',
    product_type: product?.product_type ?? 'job_posting',
    price: product ? euroText(product.price) : '',
    discount: numberText(product?.discount),
    duration: numberText(product?.duration),
    quantity: String(product?.quantity ?? 1),
    credits: numberText(product?.credits),
    clickPrice: product?.click_price ? euroText(product.click_price / 100) : '',
    order: String(product?.order ?? 0),
    purchaseUrl: product?.purchase_url ?? '',
    emailOnly: product?.requires_email_apply ?? false,
    active: product?.active ?? true,
    benefits: Object.fromEntries(known.map((lang) => [lang, lines(lang)])),
  };
}

/** Each field is its own: of two who change a product at once, each keeps what only they changed. */
export const productShape = plainShape<ProductDraft>([
  'name',
  'type',
  'product_type',
  'price',
  'discount',
  'duration',
  'quantity',
  'credits',
  'clickPrice',
  'order',
  'purchaseUrl',
  'emailOnly',
  'active',
  'benefits',
]);

type Numbers = 'price' | 'discount' | 'duration' | 'quantity' | 'credits' | 'clickPrice' | 'order';

function percentOf(typed: string): number | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  return number >= 0 && number <= 100 ? number : undefined;
}

/** What is typed, as numbers; undefined where it is none, null where it is left open. */
function numbersOf(draft: ProductDraft) {
  const open = <Value>(typed: string, read: (typed: string) => Value) =>
    typed.trim() === '' ? null : read(typed);
  return {
    price: centsOf(draft.price),
    discount: percentOf(draft.discount),
    duration: open(draft.duration, wholeOf),
    quantity: wholeOf(draft.quantity),
    credits: open(draft.credits, wholeOf),
    clickPrice: draft.type === 'CPC' ? centsOf(draft.clickPrice) || undefined : null,
    order: wholeOf(draft.order, 0),
  } satisfies Record<Numbers, number | null | undefined>;
}

const problemOf = {
  price: 'money',
  discount: 'percent',
  duration: 'whole',
  quantity: 'whole',
  credits: 'whole',
  clickPrice: 'money',
  order: 'whole',
} as const satisfies Record<Numbers, string>;

export type DraftProblems = Partial<Record<Numbers | 'name', 'missing' | 'money' | 'percent' | 'whole'>>;

/** What cannot be kept yet, by field. */
export function draftProblems(draft: ProductDraft): DraftProblems {
  const numbers = numbersOf(draft);
  const wrong = (Object.keys(problemOf) as Numbers[]).filter((name) => numbers[name] === undefined);
  return {
    ...(draft.name.trim() === '' ? { name: 'missing' } : {}),
    ...Object.fromEntries(wrong.map((name) => [name, problemOf[name]])),
  };
}

/** Cents a buyer pays without VAT, the discount taken off; undefined while either is not typed right. */
export function netOfDraft(draft: ProductDraft): number | undefined {
  const { price, discount } = numbersOf(draft);
  return price === undefined || discount === undefined
    ? undefined
    : Math.round((price * (100 - discount)) / 100);
}

/**
 * What is sent. Benefits in a language the site does not show stay.
 * @returns undefined while something cannot be kept
 */
export function productOfDraft(draft: ProductDraft, product: Product | undefined): NewProduct | undefined {
  const { price, discount, duration, quantity, credits, clickPrice, order } = numbersOf(draft);
  if (Object.keys(draftProblems(draft)).length > 0) return undefined;
  if (price === undefined || discount === undefined || quantity === undefined || order === undefined)
    return undefined;
  const unseen = (product?.benefits ?? []).filter(({ lang }) => !(lang in draft.benefits));
  const typed = Object.entries(draft.benefits).flatMap(([lang, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((text) => ({ lang, text })),
  );
  return {
    name: draft.name.trim(),
    type: draft.type,
    product_type: draft.product_type,
    price_cents: price,
    discount,
    duration: duration ?? null,
    quantity,
    credits: credits ?? null,
    click_price: clickPrice ?? null,
    order,
    purchase_url: draft.purchaseUrl.trim() || null,
    requires_email_apply: draft.emailOnly,
    active: draft.active,
    benefits: [...typed, ...unseen],
  };
}
