import type { Product } from '@boardwright/api-client/contract';
import { previewProducts } from '../../testing/preview-products.ts';
import { previewOrder, previewSalesQuote, shopCalls } from '../../testing/preview-shop.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const selling = (data: readonly Product[]): Scene['answers'] => ({
  calls: { files: { findBoardProducts: async () => ({ data }) } },
});
const taxed = previewProducts().map((product) => ({ ...product, vat_rate: 21 }));
const wordy = previewProducts().map((product) => ({
  ...product,
  name: `${product.name} voor arbeidsmarktcommunicatiebureaus en verpleegkundigenopleidingen`,
  price: product.price * 100 + 0.45,
  benefits: Array.from({ length: 7 }, (_, at) => ({
    lang: 'nl',
    text: `Ouderengeneeskundespecialisten bereiken in ${at + 2} provincies tegelijk`,
  })),
}));

export const productsScenes: BlockScenes = {
  all: { path: '/werkgevers/adverteren', answers: selling(previewProducts()) },
  of: {
    'for-employers': { visitor: 'employer' },
    'for-candidates': { visitor: 'candidate' },
    'order-form': {
      search: '?product=1',
      answers: { calls: { ...selling(taxed)?.calls, orders: shopCalls().orders } },
    },
    ordered: {
      search: '?order=a-token-of-an-order.mark',
      answers: { calls: { orders: shopCalls({ orders: [previewOrder()] }).orders } },
    },
    'waits-for-payment': {
      search: '?order=a-token-of-an-order.mark&placed=1',
      answers: { calls: { orders: shopCalls().orders } },
    },
    'not-processed': {
      search: '?order=a-token-of-an-order.mark',
      answers: {
        calls: {
          orders: shopCalls({
            orders: [previewOrder({ status: 'failed', paid_at: null, invoice_number: null })],
          }).orders,
        },
      },
    },
    quote: {
      search: '?quote=a-token-of-a-quote-mark',
      answers: { calls: { quotes: shopCalls().quotes } },
    },
    'quote-accepted': {
      search: '?quote=a-token-of-a-quote-mark',
      answers: {
        calls: {
          quotes: shopCalls({
            quotes: [
              previewSalesQuote({
                state: 'accepted',
                decided_at: '2026-11-29T09:00:00.000Z',
                decided_name: 'Ilse Veenstra',
                po_number: 'ZL-2026-118',
              }),
            ],
          }).quotes,
        },
      },
    },
    empty: { answers: selling([]) },
    'long-text': { answers: selling(wordy) },
  },
};
