import { products } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { loadProducts } from './products.load.ts';
import { productsMessages } from './products.messages.ts';
import { Products } from './products.tsx';

export const productsBlock = defineBlock(products, {
  load: loadProducts,
  Renderer: Products,
  messages: productsMessages,
});
