// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { contactBlock } from './contact.block.ts';

const { shared, story } = blockStories(contactBlock);

const meta: Meta = { title: 'Blocks/Contact', tags: ['autodocs', 'stable', 'since-1.30'], ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
export const Short = story('short');
export const Shortest = story('shortest');
export const Sent = story('sent');
export const LongText = story('long-text');
