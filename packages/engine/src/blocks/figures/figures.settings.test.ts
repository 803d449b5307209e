import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, parseHtml, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { figuresBlock } from './figures.block.ts';

const figures = [{ value: '1.240', label: 'vacatures', note: 'In oktober' }, { value: '386' }];
const site = { board: {} };

describeSettings(figuresBlock, (setting) => {
  setting('heading', 'is the heading; there need not be one', async (draw) => {
    getByRole(await draw({ heading: 'Wadwerk in cijfers', figures }, site), 'heading', 'Wadwerk in cijfers');
    expect(queryAllByRole(await draw({ figures }, site), 'heading')).toHaveLength(0);
  });

  setting('subheading', 'is the line under the heading, or stands alone', async (draw) => {
    expect(await draw({ subheading: 'Elke maand geteld', figures }, site)).toContain('Elke maand geteld');
  });

  setting('figures', 'are the numbers; without any only the canvas shows examples', async (draw) => {
    const values = parseHtml(await draw({ figures }, site)).querySelectorAll('dl dd');
    expect([...values].map((value) => value.textContent)).toEqual(['1.240', 'In oktober', '386']);
    expect(textOfBlock(await draw({ figures: [{ label: 'niets' }] }, site))).toBe('');
    expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*17 dagen/);
  });

  setting('figures.value', 'is the number, as it is read; without it there is none', async (draw) => {
    expect(await draw({ figures }, site)).toContain('1.240');
  });

  setting('figures.label', 'is what the number counts: the term of the list', async (draw) => {
    expect(parseHtml(await draw({ figures }, site)).querySelector('dt')?.textContent).toBe('vacatures');
  });

  setting('figures.note', 'is what is to be said of it in small print', async (draw) => {
    expect(await draw({ figures }, site)).toContain('In oktober');
  });

  setting('layout', 'puts them between lines, in cards or in a panel', async (draw) => {
    const drawn = await Promise.all(
      ['lines', 'cards', 'panel'].map((layout) => draw({ figures, layout }, site)),
    );
    expect(new Set(drawn)).toHaveProperty('size', 3);
  });
});
