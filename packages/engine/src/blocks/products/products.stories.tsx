// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { productsBlock } from './products.block.ts';

const { shared, story } = blockStories(productsBlock);

const meta: Meta = {
  title: 'Blocks/Products',
  tags: ['autodocs', 'stable', 'since-1.30'],
  ...withText(
    shared,
    'What employers can buy, and ordering it with or without an account. Not for employers who are logged in and look for what they have: that is their account.',
  ),
};
export default meta;

export const Default = story('default');
export const Popular = story('popular');
export const List = story('list');
export const Register = story('register');
export const ForEmployers = story('for-employers');
export const ForCandidates = story('for-candidates');
export const OrderForm = story('order-form');
export const Ordered = story('ordered');
export const WaitsForPayment = story('waits-for-payment');
export const NotProcessed = story('not-processed');
export const Quote = story('quote');
export const QuoteAccepted = story('quote-accepted');
export const Empty = story('empty');
export const LongText = story('long-text');
