import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { reviewsBlock as block } from './reviews.block.ts';

describeBlock({ block, fixtures: coreFixtures['reviews'] ?? {} });

const many = (count: number) => ({
  reviewsData: Array.from({ length: count }, (_, at) => ({ name: '', title: `Nummer ${at + 1}` })),
});

describe('reviews', () => {
  it('are all there, the tenth and on folded away in a part that opens without scripts', async () => {
    const html = await renderBlock(block, many(11));
    expect(html.match(/<figure/g)).toHaveLength(11);
    expect(html.indexOf('<details')).toBeGreaterThan(html.indexOf('Nummer 9<'));
    expect(html.indexOf('<details')).toBeLessThan(html.indexOf('Nummer 10'));
    expect(html).toContain('Toon nog 2');
    expect(await renderBlock(block, many(9))).not.toContain('<details');
  });

  it('without any words are left out', async () => {
    const settings = { reviewsData: [{ name: 'Leeg', reviewerName: 'Niemand' }] };
    expect(await renderBlock(block, settings)).not.toContain('<figure');
  });
});
