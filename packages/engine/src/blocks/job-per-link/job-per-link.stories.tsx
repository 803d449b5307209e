// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobPerLinkBlock } from './job-per-link.block.ts';

const { shared, story } = blockStories(jobPerLinkBlock);

const meta: Meta = { title: 'Blocks/Job per link', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
