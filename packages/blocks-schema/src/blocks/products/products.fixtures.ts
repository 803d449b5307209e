import { defineFixtures } from '../../define-fixtures.ts';
import { products } from './products.schema.ts';

export const productsFixtures = defineFixtures(products, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Products' } },
});
