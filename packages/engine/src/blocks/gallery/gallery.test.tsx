import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { expect, it } from 'vitest';
import { describeBlock, renderBlock } from '../../testing/index.ts';
import { galleryBlock } from './gallery.block.ts';

describeBlock({ block: galleryBlock, fixtures: coreFixtures['gallery'] ?? {} });

it('leads to each photo, which says what is enlarged; a drawing and an unsafe address lead nowhere', async () => {
  const html = await renderBlock(galleryBlock, {
    pictures: [
      { picture: { src: '/uploads/18/hal.jpg', alt: 'De hal' }, caption: 'Bijschrift' },
      { picture: { src: '/uploads/18/zee.jpg' } },
      { picture: { src: '/uploads/art/lighthouse.svg#art', alt: 'Een toren' } },
      { picture: { src: 'javascript:alert(1)' } },
    ],
  });
  expect(getByRole(html, 'link', 'Vergroot: De hal').getAttribute('href')).toBe('/uploads/18/hal.jpg');
  getByRole(html, 'link', 'Vergroot afbeelding 2');
  expect(queryAllByRole(html, 'link', /^Vergroot/)).toHaveLength(2);
});
