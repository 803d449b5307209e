import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { textWithImageBlock } from './text-with-image.block.ts';

const image = { src: '/media/monteur.jpg', alt: 'Een monteur', focalX: 70, focalY: 20 };
const texts = { headerText: 'Werken op het Wad' };

describeSettings(textWithImageBlock, (setting) => {
  setting('headerText', 'is the heading', async (draw) => {
    getByRole(await draw(texts), 'heading', 'Werken op het Wad');
    expect(textOfBlock(await draw())).toBe('');
  });

  setting('text', 'is the text, with its markup', async (draw) => {
    const html = await draw({ text: '<p>Vijftig <b>banen</b></p>' });
    expect(getByRole(html, 'paragraph', 'Vijftig banen').querySelector('b')?.textContent).toBe('banen');
  });

  setting(
    'image',
    'is the picture: its description, and what stays in sight when it is cropped',
    async (draw) => {
      const html = await draw({ image });
      expect(getByRole(html, 'img', 'Een monteur').getAttribute('src')).toBe('/media/monteur.jpg');
      expect(html).toContain('--focal:70% 20%');
      expect(queryAllByRole(await draw(texts), 'img')).toHaveLength(0);
    },
  );

  setting(
    'backgroundSize',
    'fills the room with the picture, fits it in, or leaves its own size',
    async (draw) => {
      const sizes = ['cover', 'contain', 'auto'];
      const pages = await Promise.all(sizes.map((backgroundSize) => draw({ image, backgroundSize })));
      expect(new Set(pages)).toHaveProperty('size', 3);
      expect(pages[0]).toBe(await draw({ image }));
    },
  );

  setting('backgroundColor', 'is the ground; the text on it can always be read', async (draw) => {
    expect(await draw({ ...texts, backgroundColor: '#00323a' })).toMatch(/--ground:#00323a;--ink:#ffffff/);
  });

  setting('backgroundGradient', 'lets the ground run to a second shade', async (draw) => {
    expect(await draw({ ...texts, backgroundGradient: true })).toContain('--ground-end:');
    expect(await draw(texts)).not.toContain('--ground-end:');
  });

  setting(
    'layout',
    'is a band, a panel over the picture, or the same inside the page’s width',
    async (draw) => {
      const layouts = ['card', 'poster', 'card-container'];
      const pages = await Promise.all(layouts.map((layout) => draw({ ...texts, layout })));
      expect(new Set(pages)).toHaveProperty('size', 3);
      expect(pages[0]).toBe(await draw(texts));
    },
  );

  setting('imagePosition', 'puts the picture left or right of the text', async (draw) => {
    const right = await draw({ image });
    expect(await draw({ image, imagePosition: 'right' })).toBe(right);
    expect(await draw({ image, imagePosition: 'left' })).not.toBe(right);
  });

  setting('fullHeight', 'makes the block as high as the window', async (draw) => {
    expect(await draw({ ...texts, fullHeight: true })).toContain('fullHeight');
    expect(await draw(texts)).not.toContain('fullHeight');
  });

  setting('verticalPosition', 'puts the text at the top, in the middle or at the bottom', async (draw) => {
    const positions = ['start', 'center', 'bottom'];
    const pages = await Promise.all(
      positions.map((verticalPosition) => draw({ ...texts, verticalPosition })),
    );
    expect(new Set(pages)).toHaveProperty('size', 3);
  });

  setting('textColor', 'colours the text, unless it could not be read on the ground', async (draw) => {
    expect(await draw({ ...texts, textColor: '#00323a' })).toContain('--ink:#00323a');
    expect(await draw({ ...texts, textColor: '#fafafa', backgroundColor: '#ffffff' })).toContain(
      '--ink:#000000',
    );
  });
});
