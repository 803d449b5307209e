import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { htmlGridBlock } from './html-grid.block.ts';

const cells = ['<p>Een</p>', '<p>Twee</p>', '<p>Drie</p>', '<p>Vier</p>'].map((html) => ({ html }));
const visibleCells = (html: string) =>
  ['Een', 'Twee', 'Drie', 'Vier'].filter((word) => html.includes(`<p>${word}</p>`));
const styleOf = (html: string) => /<section[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';

describeSettings(htmlGridBlock, (setting) => {
  setting('numberOfCells', 'is how many of the cells show', async (draw) => {
    expect(visibleCells(await draw({ cellsContent: cells }))).toEqual(['Een', 'Twee', 'Drie']);
    expect(visibleCells(await draw({ cellsContent: cells, numberOfCells: 4 }))).toHaveLength(4);
  });

  setting('perRow', 'is how many cells stand beside each other on a wide screen', async (draw) => {
    expect(styleOf(await draw({ cellsContent: cells, perRow: 2 }))).toContain('--per-row:2');
    // Two cells in a row of three would leave a hole.
    expect(styleOf(await draw({ cellsContent: cells, numberOfCells: 2 }))).toContain('--per-row:2');
  });

  setting('columnGap', 'is the space between cells beside each other', async (draw) => {
    expect(styleOf(await draw({ cellsContent: cells }))).toContain('--column-gap:40px');
    expect(styleOf(await draw({ cellsContent: cells, columnGap: '1.5rem' }))).toContain(
      '--column-gap:1.5rem',
    );
  });

  setting('rowGap', 'is the space between rows', async (draw) => {
    expect(styleOf(await draw({ cellsContent: cells }))).toContain('--row-gap:30px');
    expect(styleOf(await draw({ cellsContent: cells, rowGap: '0' }))).toContain('--row-gap:0');
  });

  setting('backgroundImage', 'lies behind all cells, each of which gets a plain ground', async (draw) => {
    const html = await draw({
      cellsContent: cells,
      backgroundImage: { src: '/uploads/wad.jpg', alt: 'Het Wad', focalX: 20 },
    });
    expect(getByRole(html, 'img', 'Het Wad').getAttribute('src')).toBe('/uploads/wad.jpg');
    expect(styleOf(html)).toContain('--focal:20% 50%');
  });

  setting('backgroundColor', 'is the ground, and decides whether text is black or white', async (draw) => {
    expect(styleOf(await draw({ cellsContent: cells, backgroundColor: '#0b3c49' }))).toMatch(
      /--ground:#0b3c49;--ink:#ffffff/,
    );
    expect(styleOf(await draw({ cellsContent: cells, backgroundColor: '#f4e9d8' }))).toContain(
      '--ink:#000000',
    );
  });

  setting(
    'backgroundOpacity',
    'lets the page show through the colour, or the colour through the picture',
    async (draw) => {
      const half = { cellsContent: cells, backgroundColor: '#000', backgroundOpacity: 10 };
      expect(styleOf(await draw(half))).toContain('--ink:#000000');
      const picture = { ...half, backgroundImage: { src: '/uploads/wad.jpg' } };
      expect(styleOf(await draw(picture))).toMatch(/--picture-share:0.1.*--ground:#000000;--ink:#ffffff/);
    },
  );

  setting('textColor', 'colours the text, unless it could not be read on the ground', async (draw) => {
    const ink = async (textColor: string, backgroundColor = '') =>
      /--ink:(#\w+)/.exec(styleOf(await draw({ cellsContent: cells, textColor, backgroundColor })))?.[1];
    expect(await ink('#8a1538')).toBe('#8a1538');
    expect(await ink('#f4e9d8', '#0b3c49')).toBe('#f4e9d8');
    expect(await ink('#0b3c49', '#0b3c4a')).toBe('#ffffff');
  });

  const image = (backgroundImage: object) => ({ cellsContent: cells, backgroundImage });

  setting('backgroundImage.src', 'is the picture; without one there is a plain ground', async (draw) => {
    expect(await draw(image({ src: '/uploads/wad.jpg' }))).toContain('src="/uploads/wad.jpg"');
    expect(queryAllByRole(await draw(image({ alt: 'Het Wad' })), 'img')).toHaveLength(0);
  });

  setting('backgroundImage.alt', 'says what the picture shows', async (draw) => {
    getByRole(await draw(image({ src: '/uploads/wad.jpg', alt: 'Het Wad' })), 'img', 'Het Wad');
  });

  setting('backgroundImage.focalX', 'is what stays in sight from left to right', async (draw) => {
    expect(styleOf(await draw(image({ src: '/uploads/wad.jpg', focalX: 20 })))).toContain('--focal:20% 50%');
  });

  setting('backgroundImage.focalY', 'is what stays in sight from top to bottom', async (draw) => {
    expect(styleOf(await draw(image({ src: '/uploads/wad.jpg', focalY: 80 })))).toContain('--focal:50% 80%');
  });

  setting('cellsContent', 'are the cells, in their order', async (draw) => {
    const html = await draw({ cellsContent: cells.toReversed() });
    expect(html.indexOf('Vier')).toBeLessThan(html.indexOf('Drie'));
  });

  setting('cellsContent.html', 'is the code of each cell, with the board’s words filled in', async (draw) => {
    expect(await draw({ cellsContent: [{ html: '<h3 class="x">Moi {{siteName}}</h3>' }] })).toContain(
      '<h3 class="x">Moi Wadwerk</h3>',
    );
  });
});
