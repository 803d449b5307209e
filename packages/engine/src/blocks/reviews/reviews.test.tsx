import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOf } from '@boardwright/ui/testing';
import { reviewsBlock as block } from './reviews.block.ts';

describeBlock({ block, fixtures: coreFixtures['reviews'] ?? {} });

const many = (count: number) => ({
  reviewsData: Array.from({ length: count }, (_, at) => ({ name: '', title: `Nummer ${at + 1}` })),
});

describe('reviews', () => {
  it('are all there, the tenth and on folded away in a part that opens without scripts', async () => {
    const html = await renderBlock(block, many(11));
    expect(queryAllByRole(html, 'figure')).toHaveLength(11);
    const folded = getByRole(html, 'group', /^Toon nog 2/);
    expect(queryAllByRole(folded, 'figure').map(textOf)).toEqual(['Nummer 10', 'Nummer 11']);
    expect(queryAllByRole(await renderBlock(block, many(9)), 'group')).toHaveLength(0);
  });

  it('without any words are left out', async () => {
    const settings = { reviewsData: [{ name: 'Leeg', reviewerName: 'Niemand' }] };
    expect(queryAllByRole(await renderBlock(block, settings), 'figure')).toHaveLength(0);
  });
});
