import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { galleryBlock } from './gallery.block.ts';

const picture = { src: '/uploads/18/hal.jpg', alt: 'De hal', focalX: 30 };
const pictures = [{ picture, caption: 'De opleidingshal' }, { picture: { src: '/uploads/18/zee.jpg' } }];
const site = { board: {} };

describeSettings(galleryBlock, (setting) => {
  setting('heading', 'is the heading; there need not be one', async (draw) => {
    getByRole(await draw({ heading: 'Waar je werkt', pictures }, site), 'heading', 'Waar je werkt');
    expect(queryAllByRole(await draw({ pictures }, site), 'heading')).toHaveLength(0);
  });

  setting('subheading', 'is the line under the heading', async (draw) => {
    expect(await draw({ heading: 'Hier', subheading: 'Zes plekken', pictures }, site)).toContain(
      'Zes plekken',
    );
  });

  setting('pictures', 'are figures; without any only the canvas shows examples', async (draw) => {
    expect(queryAllByRole(await draw({ pictures }, site), 'figure')).toHaveLength(2);
    expect(textOfBlock(await draw({ pictures: [{ caption: 'Zonder beeld' }] }, site))).toBe('');
    expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*De eerste koffie/);
  });

  setting('pictures.picture', 'is described, and cropped around its point', async (draw) => {
    const html = await draw({ pictures }, site);
    expect(getByRole(html, 'img', 'De hal').getAttribute('src')).toBe('/uploads/18/hal.jpg');
    expect(html).toContain('--focal:30% 50%');
  });

  setting('pictures.caption', 'stands below its picture', async (draw) => {
    getByRole(await draw({ pictures }, site), 'figure', 'De opleidingshal');
  });

  setting('layout', 'is a grid, a large one with others, or a strip that the keys reach', async (draw) => {
    const drawn = await Promise.all(
      ['grid', 'lead', 'strip'].map((layout) => draw({ pictures, layout }, site)),
    );
    expect(new Set(drawn)).toHaveProperty('size', 3);
    expect(getByRole(drawn[2] ?? '', 'group', 'Afbeeldingen').getAttribute('tabindex')).toBe('0');
  });

  setting('ratio', 'is the shape of them all', async (draw) => {
    expect(await draw({ pictures, ratio: '1:1' }, site)).toContain('--ratio:1 / 1');
  });
});
