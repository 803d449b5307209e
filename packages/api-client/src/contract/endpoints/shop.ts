import { defineEndpoint } from '../define-endpoint.ts';
import { balance, jobSlot, subscriptions } from '../entities/balance.ts';
import { employerJob } from '../entities/employer-job.ts';
import { upSold } from '../entities/order.ts';
import { myProduct, payWith } from '../entities/product.ts';
import { list, one, shape } from '../shape.ts';
import { shopAdmin } from './shop-admin.ts';

const number = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Specification §7 'Account and profile' and 'Jobs': what a company has bought, and what it does with it. */
export const readCreditsBalance = defineEndpoint({
  method: 'GET',
  path: '/client/credits-balance',
  roles: ['employer'],
  summary: "The company's credits.",
  reply: one(balance),
});

export const readContractsBalance = defineEndpoint({
  method: 'GET',
  path: '/client/contracts-balance',
  roles: ['employer'],
  summary: 'The postings left of the contracts of the company.',
  reply: one(balance),
});

export const readClientDashboard = defineEndpoint({
  method: 'GET',
  path: '/client/dashboard',
  roles: ['employer'],
  summary: 'Everything the company has: credits, contracts, slots, subscriptions and postings.',
  reply: one(subscriptions),
});

export const findMyProducts = defineEndpoint({
  method: 'GET',
  path: '/products',
  roles: ['employer'],
  summary: 'What the company can buy here, and what of it is already paid.',
  reply: list(myProduct),
});

export const findUpSells = defineEndpoint({
  method: 'GET',
  path: '/jobs/{id:int}/up-sell',
  roles: ['employer'],
  summary: 'What lifts this job above others.',
  reply: list(myProduct),
  errors: ['jobNotFound'],
});

export const upSellJob = defineEndpoint({
  method: 'POST',
  path: '/jobs/{id:int}/up-sell',
  roles: ['employer'],
  summary:
    'Lifts an active job: with what was paid before, else by an order, after whose payment it is done.',
  perMinute: 30,
  body: {
    type: 'object',
    required: ['product_id'],
    additionalProperties: false,
    properties: {
      product_id: number,
      payment_type_id: number,
      redirect_url: { type: ['string', 'null'], maxLength: 500 },
      shown_net: { type: ['integer', 'null'], minimum: 0, maximum: 2_147_483_647 },
      idempotency_key: { type: ['string', 'null'], minLength: 8, maxLength: 80 },
    },
  },
  reply: one(upSold),
  errors: [
    'jobNotFound',
    'upsellNotPossible',
    'productNotFound',
    'productNotSold',
    'priceChanged',
    'totalChanged',
    'idempotencyKeyReused',
    'invoiceNotVerified',
    'invoiceOverdue',
    'invoiceLimitReached',
    'paymentTypeUnknown',
    'stripeNotSetUp',
    'paymentUnavailable',
    'validation',
    'tooManyRequests',
    'companyBlocked',
    'companyNotApproved',
  ],
});

export const assignSlot = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{id:int}/slot',
  roles: ['employer'],
  summary: 'Puts a job into a slot, where it runs as long as the slot is paid; the job it held ends.',
  body: {
    type: 'object',
    required: ['subscription_id'],
    additionalProperties: false,
    properties: { subscription_id: number },
  },
  reply: one(employerJob),
  errors: [
    'jobNotFound',
    'slotNotAssigned',
    'validation',
    'employerNotVerified',
    'productNeedsEmail',
    'productNeedsUrl',
    'companyBlocked',
    'companyNotApproved',
  ],
});

export const cancelSlot = defineEndpoint({
  method: 'DELETE',
  path: '/subscriptions/{id:int}',
  roles: ['employer'],
  summary: 'Has a slot end with the cycle that is paid; nothing more is billed.',
  reply: one(jobSlot),
  errors: ['notFound'],
});

export const renewJob = defineEndpoint({
  method: 'PUT',
  path: '/jobs/{id:int}/renew',
  roles: ['employer'],
  summary:
    'Publishes an expired job again, or a running one for longer, with a product that is paid already.',
  body: {
    type: 'object',
    required: ['product_id'],
    additionalProperties: false,
    properties: { product_id: number, pay_with: payWith },
  },
  reply: one(employerJob),
  errors: [
    'jobNotFound',
    'productNotFound',
    'productNotSold',
    'productUnpaid',
    'creditsNeedConsent',
    'creditsTooFew',
    'productNeedsEmail',
    'productNeedsUrl',
    'validation',
    'transitionNotAllowed',
    'companyBlocked',
    'companyNotApproved',
  ],
});

export const clickApply = defineEndpoint({
  method: 'POST',
  path: '/jobs/{uuid}/apply-click',
  roles: ['public', 'candidate'],
  summary: "Tells where a job is applied to on its employer's own site, and counts that somebody went there.",
  perMinute: 60,
  reply: one(
    shape({
      type: 'object',
      required: ['url'],
      additionalProperties: false,
      properties: { url: { type: 'string' } },
    }),
  ),
  errors: ['jobNotFound', 'jobExpired', 'tooManyRequests'],
});

export const shop = {
  readCreditsBalance,
  readContractsBalance,
  readClientDashboard,
  findMyProducts,
  findUpSells,
  upSellJob,
  assignSlot,
  cancelSlot,
  renewJob,
  clickApply,
  ...shopAdmin,
} as const;
