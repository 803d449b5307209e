import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { headingTextBlock } from './heading-text.block.ts';

const site = { board: {} };
const words = { heading: 'Een vak leren', text: '<p>Op de vloer.</p>' };

describeSettings(
  headingTextBlock,
  (setting) => {
    setting('heading', 'is the heading; without it the text stands alone', async (draw) => {
      getByRole(await draw(words, site), 'heading', 'Een vak leren');
      expect(queryAllByRole(await draw({ text: words.text }, site), 'heading')).toHaveLength(0);
    });

    setting(
      'text',
      'is sanitised rich text; without anything only the canvas shows an example',
      async (draw) => {
        expect(await draw({ text: '<p>Hier</p><script>alert(1)</script>' }, site)).toContain('<p>Hier</p>');
        expect(textOfBlock(await draw({}, site))).toBe('');
        expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*Wat je het eerst wilt zeggen/);
      },
    );

    setting(
      'level',
      'is that of a section or of a part of one; the first block has that of the page',
      async (draw) => {
        for (const level of ['2', '3'])
          expect(getByRole(await draw({ ...words, level }, site), 'heading').tagName).toBe('H1');
      },
      'nothing',
    );

    setting('textSize', 'is larger for an introduction', async (draw) => {
      expect(await draw({ ...words, textSize: 'large' }, site)).not.toBe(await draw(words, site));
    });

    setting('width', 'is that of a text, of the page, or of two columns', async (draw) => {
      const drawn = await Promise.all(
        ['text', 'wide', 'two_columns'].map((width) => draw({ ...words, width }, site)),
      );
      expect(new Set(drawn)).toHaveProperty('size', 3);
    });

    setting('align', 'begins at the start of the line, or stands in the middle', async (draw) => {
      expect(await draw({ ...words, align: 'center' }, site)).not.toBe(await draw(words, site));
    });
  },
  { level: 'a block of a preview is the first of its page: heading-text.test.tsx renders two' },
);
