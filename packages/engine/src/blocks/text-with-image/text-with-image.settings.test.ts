import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { textWithImageBlock } from './text-with-image.block.ts';

const image = { src: '/media/monteur.jpg', alt: 'Een monteur', focalX: 70, focalY: 20 };
const words = { headerText: 'Werken op het Wad' };

describeSettings(textWithImageBlock, (setting) => {
  setting('headerText', 'is the heading', async (draw) => {
    expect(await draw(words)).toMatch(/<h1>Werken op het Wad<\/h1>/);
    expect(await draw()).not.toContain('<section');
  });

  setting('text', 'is the text, with its markup', async (draw) => {
    expect(await draw({ text: '<p>Vijftig <b>banen</b></p>' })).toContain('<p>Vijftig <b>banen</b></p>');
  });

  setting(
    'image',
    'is the picture: its description, and what stays in sight when it is cropped',
    async (draw) => {
      const html = await draw({ image });
      expect(html).toMatch(/<img [^>]*src="\/media\/monteur\.jpg" alt="Een monteur"/);
      expect(html).toContain('--focal:70% 20%');
      expect(await draw(words)).toContain('noImage');
    },
  );

  setting(
    'backgroundSize',
    'fills the room with the picture, fits it in, or leaves its own size',
    async (draw) => {
      for (const backgroundSize of ['auto', 'contain'])
        expect(await draw({ image, backgroundSize })).toContain(`class="media ${backgroundSize}"`);
      expect(await draw({ image, backgroundSize: 'cover' })).toContain('class="media"');
      expect(await draw({ image })).toBe(await draw({ image, backgroundSize: 'cover' }));
    },
  );

  setting('backgroundColor', 'is the ground; the text on it can always be read', async (draw) => {
    expect(await draw({ ...words, backgroundColor: '#00323a' })).toMatch(/--ground:#00323a;--ink:#ffffff/);
  });

  setting('backgroundGradient', 'lets the ground run to a second shade', async (draw) => {
    expect(await draw({ ...words, backgroundGradient: true })).toContain('--ground-end:');
    expect(await draw(words)).not.toContain('--ground-end:');
  });

  setting(
    'layout',
    'is a band, a panel over the picture, or the same inside the page’s width',
    async (draw) => {
      for (const layout of ['card', 'poster', 'card-container'])
        expect(await draw({ ...words, layout })).toContain(`class="block ${layout}`);
      expect(await draw(words)).toContain('class="block card ');
    },
  );

  setting('imagePosition', 'puts the picture left or right of the text', async (draw) => {
    expect(await draw({ image, imagePosition: 'left' })).toContain('imageLeft');
    expect(await draw({ image })).not.toContain('imageLeft');
  });

  setting('fullHeight', 'makes the block as high as the window', async (draw) => {
    expect(await draw({ ...words, fullHeight: true })).toContain('fullHeight');
    expect(await draw(words)).not.toContain('fullHeight');
  });

  setting('verticalPosition', 'puts the text at the top, in the middle or at the bottom', async (draw) => {
    for (const verticalPosition of ['start', 'center', 'bottom'])
      expect(await draw({ ...words, verticalPosition })).toMatch(
        new RegExp(`class="block[^"]* ${verticalPosition} `),
      );
  });

  setting('textColor', 'colours the text, unless it could not be read on the ground', async (draw) => {
    expect(await draw({ ...words, textColor: '#00323a' })).toContain('--ink:#00323a');
    expect(await draw({ ...words, textColor: '#fafafa', backgroundColor: '#ffffff' })).toContain(
      '--ink:#000000',
    );
  });
});
