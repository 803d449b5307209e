import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { createPage, type PlacedBlock } from '@boardwright/engine';
import { callToActionBlock } from '@boardwright/engine/blocks/call-to-action';
import { figuresBlock } from '@boardwright/engine/blocks/figures';
import { galleryBlock } from '@boardwright/engine/blocks/gallery';
import { quoteBlock } from '@boardwright/engine/blocks/quote';
import { teamBlock } from '@boardwright/engine/blocks/team';
import { timelineBlock } from '@boardwright/engine/blocks/timeline';
import { columnsBlock } from '@boardwright/engine/blocks/columns';

/** What a block is set to in a fixture, in a column of the columns above it. */
function inColumn(block: PlacedBlock['block'], fixture: string, level: number, number: number): PlacedBlock {
  const fixtures: Readonly<Record<string, { readonly settings: object }>> =
    coreFixtures[block.key as keyof typeof coreFixtures];
  return { block, settings: { ...fixtures[fixture]?.settings, column: { level, number } } };
}

/** By a name of ours, so that what is exported can be declared. */
interface ColumnsStory extends StoryObj {}

const story = (blocks: readonly PlacedBlock[]): ColumnsStory => ({
  loaders: [
    async ({ globals }) => ({
      page: await createPage({
        locale: String(globals['locale'] ?? 'nl'),
        blocks,
      }),
    }),
  ],
  render: (_, { loaded }) => loaded['page'] as ReactElement,
});

const meta: Meta = {
  title: 'Pages/Blocks in columns',
  tags: ['autodocs', 'new', 'since-1.31'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** A block goes by the width of its column: what stands side by side on a page stands below each other here. */
export const SideBySide: ColumnsStory = story([
  { block: columnsBlock, settings: { widths: 'first_wider', gap: 'large', align: 'center' } },
  inColumn(figuresBlock, 'lines', 1, 1),
  inColumn(quoteBlock, 'panel', 1, 2),
  { block: columnsBlock, settings: { count: 3, background: 'tint' } },
  inColumn(teamBlock, 'portraits', 1, 1),
  inColumn(timelineBlock, 'across', 1, 2),
  inColumn(callToActionBlock, 'column', 1, 3),
]);

/** Columns stand in columns, three deep. */
export const ThreeDeep: ColumnsStory = story([
  { block: columnsBlock },
  inColumn(galleryBlock, 'lead', 1, 1),
  { block: columnsBlock, settings: { column: { level: 1, number: 2 } } },
  inColumn(quoteBlock, 'beside', 2, 1),
  { block: columnsBlock, settings: { gap: 'small', column: { level: 2, number: 2 } } },
  inColumn(figuresBlock, 'lines', 3, 1),
  inColumn(teamBlock, 'portraits', 3, 2),
]);
