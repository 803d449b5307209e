import { products } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { productsActions } from './products.actions.ts';
import { loadProducts } from './products.load.ts';
import { productsMessages } from './products.messages.ts';
import { Products } from './products.tsx';

export const productsBlock = defineBlock(products, {
  load: loadProducts,
  head: ({ order, quote }) =>
    order === undefined && quote === undefined ? {} : { private: true, robots: 'noindex' },
  actions: productsActions,
  Renderer: Products,
  messages: productsMessages,
});
