// Written by storybook/write-stories.ts from storybook/pages/page-list.ts.
import { pageStories } from '@boardwright/engine/stories';
import type { Meta } from '@storybook/react-vite';

const { shared, story } = pageStories('p-products', 'products');

const meta: Meta = { title: 'Pages/Products', tags: ['autodocs'], ...shared };
export default meta;

export const Default = story('default');
export const OrderForm = story('order-form');
export const WaitsForPayment = story('waits-for-payment');
export const Ordered = story('ordered');
export const NotProcessed = story('not-processed');
