import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, textOf, textOfBlock } from '@boardwright/ui/testing';
import { quoteBlock } from './quote.block.ts';

const quoted = { text: 'Drie minuten, in de bus.', name: 'Jelle Post', role: 'Monteur uit Bedum' };
const site = { board: {} };

describeSettings(
  quoteBlock,
  (setting) => {
    setting(
      'text',
      'is what somebody said; before it is written only the canvas shows an example',
      async (draw) => {
        const html = await draw({ text: '<b>Zo</b> is het' }, site);
        expect(textOf(getByRole(html, 'blockquote'))).toBe('<b>Zo</b> is het');
        expect(textOfBlock(await draw({}, site))).toBe('');
        expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*waar ik het voor deed/);
      },
    );

    setting('name', 'is who says it', async (draw) => {
      getByRole(await draw(quoted, site), 'figure', /Jelle Post/);
    });

    setting('role', 'is what they do, under their name', async (draw) => {
      getByRole(await draw(quoted, site), 'figure', /Jelle Post.*Monteur uit Bedum/);
    });

    setting('source', 'is where it was said, as the title of something', async (draw) => {
      expect(await draw({ ...quoted, source: 'De Noordkrant' }, site)).toMatch(/<cite[^>]*>De Noordkrant/);
    });

    setting('picture', 'is who says it, with what stays in sight when it is cropped', async (draw) => {
      const picture = { src: '/uploads/art/photo.jpg', focalX: 20 };
      const html = await draw({ ...quoted, picture }, site);
      expect(html).toContain('src="/uploads/art/photo.jpg"');
      expect(html).toContain('--focal:20% 50%');
    });

    setting('layout', 'puts it in the middle, beside the picture, or in a panel', async (draw) => {
      const drawn = await Promise.all(
        ['center', 'beside', 'panel'].map((layout) => draw({ ...quoted, layout }, site)),
      );
      expect(new Set(drawn)).toHaveProperty('size', 3);
    });
  },
  { 'picture.alt': 'the name of who says it stands beside the picture' },
);
