// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { jobAlertsBlock } from './job-alerts.block.ts';

const { shared, story } = blockStories(jobAlertsBlock);

const meta: Meta = { title: 'Blocks/Job alerts', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
