import { type Shape, shape, type ValueOf } from '../shape.ts';

/** What a product does (specification §3 'Product'; docs/decisions 'Products of the shop'). */
export const productKinds = [
  'contract',
  'CPC',
  'credit',
  'custom',
  'featuredEmployer',
  'jobPosting',
  'jobUpSell',
  'slot',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** How a product is paid: at the order, or from a contract's balance. */
export const productTypes = ['job_posting', 'contract'] as const;

const nullableInteger = { type: ['integer', 'null'] } as const;

const productNeeds = [
  'id',
  'name',
  'price',
  'active',
  'product_type',
  'type',
  'duration',
  'discount',
  'benefits',
  'job_board_id',
] as const;
const productParts = {
  id: { type: 'integer' },
  name: { type: 'string' },
  /** Euro, without VAT and before the discount. */
  price: { type: 'number' },
  active: { type: 'boolean' },
  product_type: { enum: productTypes },
  type: { enum: productKinds },
  purchase_url: { type: ['string', 'null'] },
  benefits: {
    type: 'array',
    items: {
      type: 'object',
      required: ['lang', 'text'],
      additionalProperties: false,
      properties: { lang: { type: 'string' }, text: { type: 'string' } },
    },
  },
  /** Percent of VAT that is asked at home, beside the price. */
  vat_rate: { type: 'number' },
  /** Days; of a slot the days of one billing cycle. */
  duration: nullableInteger,
  /** Percent. */
  discount: { type: 'number' },
  job_board_id: { type: 'integer' },
  /** Postings, credits or slots that one order gives. */
  quantity: { type: 'integer' },
  /** Of a posting: what it costs in credits; null where credits do not buy it. */
  credits: nullableInteger,
  /** Of a click budget: euro cents for each click. */
  click_price: nullableInteger,
  /** Only jobs that are applied to by e-mail may be published with it (specification §5). */
  requires_email_apply: { type: 'boolean' },
  /** Its place in what is offered: lower comes first. */
  order: { type: 'integer' },
} as const;

export const product = shape({
  type: 'object',
  required: productNeeds,
  additionalProperties: false,
  properties: productParts,
});
export type Product = ValueOf<typeof product>;

/** A product to those who change it. */
export const adminProduct = shape({
  type: 'object',
  required: [...productNeeds, 'revision'],
  additionalProperties: false,
  properties: {
    ...productParts,
    /** Names it as it is stored, so that nobody overwrites what they have not read. */
    revision: { type: 'integer' },
  },
});
export type AdminProduct = ValueOf<typeof adminProduct>;

/** What using a product takes of what a company has: a piece that was bought for it, one of a contract, or credits. */
export interface NextUse {
  readonly kind: 'posting' | 'contract' | 'credit';
  readonly amount: number;
}

export const nextUse = {
  type: ['object', 'null'],
  required: ['kind', 'amount'],
  additionalProperties: false,
  properties: { kind: { enum: ['posting', 'contract', 'credit'] }, amount: { type: 'integer' } },
} as const;

/**
 * What a job may be paid from, where it is to run. Left out, only what was bought for it; credits are taken only by
 * name, and only where nothing else is left.
 */
export const payWith = { enum: ['posting', 'credit'] } as const;
export type PayWith = (typeof payWith.enum)[number];

/** A product with what it costs the company that looks at it. */
export interface MyProduct {
  readonly product: Product;
  /** Cents without VAT, the discount taken off. */
  readonly net: number;
  /**
   * How often it can be used now without an order: by what was bought before, a contract, credits. Of a click budget 1
   * while it holds a click, else 0.
   */
  readonly available: number;
  /** Of `net` and `budget`, as of orders: ISO 4217. */
  readonly currency: string;
  /** Of a click budget: what is left of it, in cents. Null of anything else. */
  readonly budget: number | null;
  /** What publishing with it takes now; null where it has to be ordered first, and of a click budget. */
  readonly takes: NextUse | null;
  /** Whether it is ordered; else it is paid from a balance. */
  readonly ordered: boolean;
}

export const myProduct: Shape<MyProduct> = {
  schema: {
    type: 'object',
    required: ['product', 'net', 'available', 'currency', 'budget', 'takes', 'ordered'],
    additionalProperties: false,
    properties: {
      product: product.schema,
      net: { type: 'integer' },
      available: { type: 'integer' },
      currency: { type: 'string' },
      budget: nullableInteger,
      takes: nextUse,
      ordered: { type: 'boolean' },
    },
  },
};

/**
 * Whether it is something whose price is agreed afterwards: it is asked for, not bought.
 * @param net cents
 */
export function isRequest({ type, net }: { readonly type: ProductKind; readonly net: number }): boolean {
  return type === 'custom' && net === 0;
}
