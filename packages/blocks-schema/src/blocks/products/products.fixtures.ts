import { defineFixtures } from '../../define-fixtures.ts';
import { products } from './products.schema.ts';

const texts = {
  title: 'Een vacature plaatsen',
  subtitle: 'Kies wat bij je past. Je vacature staat binnen een werkdag online en gaat mee in de job alerts.',
};

export const productsFixtures = defineFixtures(products, {
  default: { title: 'As it comes', settings: {} },
  popular: {
    title: 'Three products, one recommended',
    settings: { ...texts, selectedProducts: [1, 2, 4], mostPopular: 2 },
  },
  list: {
    title: 'As a list, in an order of its own',
    settings: { ...texts, layout: 'list', productsOrder: [4, 2] },
  },
  register: {
    title: 'Registering comes first, orders ask for little',
    settings: {
      ...texts,
      redirectToRegister: true,
      selectedProducts: [1, 3],
      hiddenOrderFields: ['invoice_email', 'po_number', 'phone', 'address'],
    },
  },
  'for-employers': { title: 'For who is logged in as an employer', settings: { ...texts, mostPopular: 4 } },
  'for-candidates': { title: 'For candidates, who cannot order', settings: { selectedProducts: [1, 2, 3] } },
  'order-form': {
    title: 'The order form of a guest, without a phone number',
    settings: { ...texts, hiddenOrderFields: ['phone'] },
  },
  ordered: { title: 'An order that is confirmed', settings: {} },
  'waits-for-payment': { title: 'An order to be paid', settings: {} },
  'not-processed': { title: 'An order whose payment failed', settings: {} },
  quote: { title: 'A quote that its buyer reads by its link', settings: {} },
  'quote-accepted': { title: 'A quote that was accepted', settings: {} },
  empty: { title: 'Nothing for sale', settings: texts },
  'long-text': { title: 'Long names and many benefits', settings: { mostPopular: 1 } },
});
