import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, valueOf } from '@boardwright/ui/testing';
import { searchJobBlock } from './search-job.block.ts';

const image = { src: '/media/wad.jpg', alt: 'Het Wad', focalX: 30, focalY: 60 };
const chip = { name: 'Zorg in Assen', search: 'zorg', location_name: 'Assen' };

describeSettings(searchJobBlock, (setting) => {
  setting('headline', 'is the page’s title; without it the block says the usual', async (draw) => {
    getByRole(await draw({ headline: 'Werk aan zee' }), 'heading', 'Werk aan zee');
    expect(await draw()).toContain('Vind werk dat bij je past');
  });

  setting('subheadline', 'stands below it, with the board’s own counts in it', async (draw) => {
    expect(await draw({ subheadline: '{{jobs}} banen bij {{organisations}} werkgevers' })).toContain(
      '123 banen bij 312 werkgevers',
    );
  });

  setting('image', 'is the picture beside the search, and what of it stays in sight', async (draw) => {
    const html = await draw({ image });
    expect(getByRole(html, 'img', 'Het Wad').getAttribute('src')).toBe('/media/wad.jpg');
    expect(html).toContain('--focal:30% 60%');
  });

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

  setting('height', 'is a large hero, a medium one, or a slim bar', async (draw) => {
    const pages = await Promise.all(['big', 'medium', 'small'].map((height) => draw({ height })));
    expect(new Set(pages)).toHaveProperty('size', 3);
    expect(pages[0]).toBe(await draw());
  });

  setting('hideDistance', 'leaves out how far from the place; otherwise 25 km is chosen', async (draw) => {
    expect(valueOf(await draw(), 'distance')).toBe('25');
    expect(await draw({ hideDistance: true })).not.toContain('name="distance"');
  });

  setting('resultsPage', 'sends the search to the jobs, the candidates, or this very page', async (draw) => {
    expect(await draw()).toContain('action="/vacatures"');
    expect(await draw({ resultsPage: 'p-candidate-list' })).toContain('action="/kandidaten"');
    expect(await draw({ resultsPage: 'currentPage' }, { path: '/zoeken' })).toContain('action="/zoeken"');
  });

  setting('popularSearches', 'are links below the search', async (draw) => {
    expect(await draw({ popularSearches: [chip] })).toContain('Veel gezocht');
    expect(await draw()).not.toContain('Veel gezocht');
  });

  setting(
    'popularSearches.name',
    'is the link’s text, and what is looked for when nothing else is',
    async (draw) => {
      getByRole(await draw({ popularSearches: [chip] }), 'link', 'Zorg in Assen');
      expect(await draw({ popularSearches: [{ name: 'Kok' }] })).toContain('href="/vacatures?search=Kok"');
    },
  );

  setting('popularSearches.search', 'is the word it looks for', async (draw) => {
    expect(await draw({ popularSearches: [{ name: 'Zorg', search: 'verpleging' }] })).toContain(
      '?search=verpleging"',
    );
  });

  setting('popularSearches.location_name', 'is the place it looks around', async (draw) => {
    expect(await draw({ popularSearches: [{ name: 'Dichtbij', location_name: 'Assen' }] })).toContain(
      '?location_name=Assen"',
    );
  });
});
