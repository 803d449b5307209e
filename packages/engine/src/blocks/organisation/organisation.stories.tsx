// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { organisationBlock } from './organisation.block.ts';

const { shared, story } = blockStories(organisationBlock);

const meta: Meta = { title: 'Blocks/Organisation', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
