import { describe, expect, it } from 'vitest';
import { coreBlocks } from '../blocks/core-blocks.ts';
import type { AnyBlock } from '../board/define-block.ts';
import { headWith, pageHead, shareCard } from './page-head.ts';

const own = pageHead(
  { page_title: 'Werk aan het wad', page_description: 'Alle vacatures', page_image: '/own.png' },
  'Wadwerk',
);

describe('the head of a page', () => {
  it('is what the page says, except where a block of it says so itself', () => {
    const ofBlocks = [{ jsonLd: [] }, { title: 'Monteur', image: '/monteur.png' }];
    expect(headWith(own, ofBlocks)).toEqual({
      title: 'Monteur',
      description: 'Alle vacatures',
      image: '/monteur.png',
      jsonLd: [],
    });
  });

  it('asks search engines to leave the page out, whatever its blocks say', () => {
    const leftOut = pageHead({ page_label: 'Actie', page_noindex: true }, 'Wadwerk');
    expect(leftOut).toEqual({ title: 'Actie', robots: 'noindex' });
    expect(headWith(leftOut, [{ robots: 'index' }])).toMatchObject({ robots: 'noindex' });
    expect(headWith(own, [{ robots: 'noindex, follow' }])).toMatchObject({ robots: 'noindex, follow' });
  });

  it('is spoken for by each block whose schema says so', () => {
    const blocks: readonly AnyBlock[] = coreBlocks;
    const silent = blocks.filter(({ schema, head }) => schema.inHead && !head).map(({ key }) => key);
    expect(silent).toEqual([]);
  });
});

describe('the card of a page', () => {
  it('has the picture of the page, else of the site, else words alone', () => {
    expect(shareCard(own, '/site.png')).toMatchObject({ image: '/own.png', kind: 'summary_large_image' });
    expect(shareCard({ title: 'x' }, '/site.png')).toEqual({
      title: 'x',
      description: '',
      image: '/site.png',
      kind: 'summary_large_image',
    });
    expect(shareCard({ title: 'x' }, '')).toMatchObject({ image: '', kind: 'summary' });
  });
});
