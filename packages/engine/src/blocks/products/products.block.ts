import { products } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { productsMessages } from './products.messages.ts';
import { Products } from './products.tsx';

export const productsBlock = defineBlock(products, { Renderer: Products, messages: productsMessages });
