// Written by storybook/write-stories.ts from the block's fixtures.
import { withText } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { blockStories } from '../../testing/block-stories.tsx';
import { mapBlock } from './map.block.ts';

const { shared, story } = blockStories(mapBlock);

const meta: Meta = {
  title: 'Blocks/Map',
  tags: ['autodocs', 'new', 'since-1.31'],
  ...withText(
    shared,
    "Where things are: locations of a company, an event, the towns of a board, on a map that the site draws itself, with a list beside it. Not a way there: an address in the text of a place is what a visitor's own map needs.",
  ),
};
export default meta;

export const Default = story('default');
export const Beside = story('beside');
export const Below = story('below');
export const One = story('one');
export const Far = story('far');
export const Unknown = story('unknown');
export const LongText = story('long-text');
