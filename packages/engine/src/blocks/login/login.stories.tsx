// Written by storybook/write-stories.ts from the block's fixtures.
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { loginBlock } from './login.block.ts';

const { shared, story } = blockStories(loginBlock);

const meta: Meta = { title: 'Blocks/Login', ...shared };
export default meta;

export const Default = story('default');
export const Titled = story('titled');
