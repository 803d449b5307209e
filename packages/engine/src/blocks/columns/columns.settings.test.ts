import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { columnsBlock } from './columns.block.ts';

const columnsIn = (html: string): number => html.split('data-column=').length - 1;

describeSettings(columnsBlock, (setting) => {
  setting('count', 'is how many columns there are', async (draw) => {
    expect(columnsIn(await draw())).toBe(2);
    expect(columnsIn(await draw({ count: 1 }))).toBe(1);
    expect(columnsIn(await draw({ count: 6 }))).toBe(6);
  });

  setting('widths', 'makes the first or the last one wider', async (draw) => {
    const all = await Promise.all(
      (['equal', 'first_wider', 'last_wider'] as const).map((widths) => draw({ widths })),
    );
    expect(new Set(all).size).toBe(3);
  });

  setting('gap', 'is the space between them', async (draw) => {
    const all = await Promise.all((['small', 'medium', 'large'] as const).map((gap) => draw({ gap })));
    expect(new Set(all).size).toBe(3);
  });

  setting('align', 'is how those of less height stand', async (draw) => {
    const all = await Promise.all((['top', 'center', 'stretch'] as const).map((align) => draw({ align })));
    expect(new Set(all).size).toBe(3);
  });

  setting('background', 'is what all of them stand on', async (draw) => {
    expect(await draw({ background: 'tint' })).toContain('section--sunken');
    expect(await draw()).not.toContain('section--sunken');
  });

  setting('spacing', 'is the space above and below them', async (draw) => {
    const all = await Promise.all((['none', 'medium', 'large'] as const).map((spacing) => draw({ spacing })));
    expect(new Set(all).size).toBe(3);
  });

  setting('stacked', 'is where they stand below each other', async (draw) => {
    expect(await draw({ stacked: 'tablet' })).not.toBe(await draw());
  });
});
