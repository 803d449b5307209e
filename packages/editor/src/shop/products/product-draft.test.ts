import type { Product } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { draftProblems, netOfDraft, productDraft, productOfDraft } from './product-draft.ts';

const posting: Product = {
  id: 1,
  name: 'Vacature 30 dagen',
  price: 195,
  active: true,
  product_type: 'job_posting',
  type: 'jobPosting',
  purchase_url: null,
  benefits: [
    { lang: 'nl', text: 'Dertig dagen online' },
    { lang: 'nl', text: 'Mee in de job alerts' },
    { lang: 'ro', text: 'Treizeci de zile online' },
  ],
  vat_rate: 21,
  duration: 30,
  discount: 10,
  job_board_id: 1,
  quantity: 1,
  credits: 16,
  click_price: null,
  requires_email_apply: false,
  order: 3,
};

describe('a product in its form', () => {
  const draft = productDraft(posting, ['NL', 'EN']);

  it('goes back as it came, also in languages that are not shown', () => {
    expect(productOfDraft(draft, posting)).toEqual({
      name: 'Vacature 30 dagen',
      type: 'jobPosting',
      product_type: 'job_posting',
      price_cents: 19_500,
      discount: 10,
      duration: 30,
      quantity: 1,
      credits: 16,
      click_price: null,
      order: 3,
      purchase_url: null,
      requires_email_apply: false,
      active: true,
      benefits: posting.benefits,
    });
  });

  it('says what a buyer pays, the discount taken off', () => {
    expect(netOfDraft(draft)).toBe(17_550);
    expect(netOfDraft({ ...draft, price: '' })).toBeUndefined();
  });

  it('names every field that cannot be kept', () => {
    const wrong = {
      name: ' ',
      price: 'gratis',
      discount: '120',
      duration: '2,5',
      quantity: '0',
      credits: '-1',
    };
    expect(draftProblems({ ...draft, ...wrong })).toEqual({
      name: 'missing',
      price: 'money',
      discount: 'percent',
      duration: 'whole',
      quantity: 'whole',
      credits: 'whole',
    });
    expect(productOfDraft({ ...draft, ...wrong }, posting)).toBeUndefined();
  });

  it('asks a click budget for what a click costs', () => {
    expect(draftProblems({ ...draft, type: 'CPC' })).toEqual({ clickPrice: 'money' });
    expect(productOfDraft({ ...draft, type: 'CPC', clickPrice: '0,45' }, posting)?.click_price).toBe(45);
  });
});
