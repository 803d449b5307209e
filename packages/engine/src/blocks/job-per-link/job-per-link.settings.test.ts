import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { accessibleName, getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { jobPerLinkBlock } from './job-per-link.block.ts';

const links = ['Groningen', 'Assen', 'Emmen'].map((name) => ({ name, jobQuery: { location_name: name } }));
const sets = [
  { name: 'places', title: 'Plaats', links },
  { name: 'words', title: 'Beroep', links: [{ name: 'Zorg', jobQuery: { search: 'zorg' } }] },
];

describeSettings(jobPerLinkBlock, (setting) => {
  setting('titleText', 'is the heading; without it the block has one of its own', async (draw) => {
    expect(await draw({ titleText: 'Bij jou in de buurt', linkTabs: sets })).toContain('Bij jou in de buurt');
    expect(await draw({ linkTabs: sets })).toContain('Meteen naar werk');
  });

  setting('showCount', 'is how many links of each set show at most', async (draw) => {
    const html = await draw({ linkTabs: sets, showCount: 2 });
    expect(html).toContain('location_name=Assen');
    expect(html).not.toContain('location_name=Emmen');
  });

  setting('columnsCount', 'is how many columns there are on wide, middle and small screens', async (draw) => {
    const html = await draw({ linkTabs: sets, columnsCount: { lg: 5, md: 4, sm: 2 } });
    expect(html).toContain('--columns-lg:5;--columns-md:4;--columns-sm:2');
  });

  setting('layoutType', 'shows the sets as tabs or as cards below each other', async (draw) => {
    expect(queryAllByRole(await draw({ linkTabs: sets }), 'radio')).toHaveLength(2);
    const asCards = await draw({ layoutType: 'cards', linkTabs: sets, cardTabs: sets });
    expect(queryAllByRole(asCards, 'radio')).toHaveLength(0);
  });

  setting('linkTabs.title', 'is what a tab says', async (draw) => {
    getByRole(await draw({ linkTabs: sets }), 'radio', 'Plaats');
  });

  setting('linkTabs.name', 'is what a tab says that has no title', async (draw) => {
    const untitled = sets.map((set) => ({ ...set, title: '' }));
    getByRole(await draw({ linkTabs: untitled }), 'radio', 'places');
  });

  setting('linkTabs.links', 'are the links of the tabs, each with its number of jobs', async (draw) => {
    const html = await draw({ linkTabs: sets }, { answers: { total: () => 77 } });
    expect(html).toContain('href="/vacatures?location_name=Groningen"');
    expect(html).toContain('href="/vacatures?search=zorg"');
    expect(queryAllByRole(html, 'link', /77/).map(accessibleName)).toEqual([
      'Groningen77',
      'Assen77',
      'Emmen77',
      'Zorg77',
    ]);
    expect(await draw({ layoutType: 'cards', linkTabs: sets })).not.toContain('location_name=Groningen');
  });

  setting('cardTabs.title', 'stands above a set of cards', async (draw) => {
    getByRole(await draw({ layoutType: 'cards', cardTabs: sets }), 'heading', 'Plaats');
  });

  setting('cardTabs.name', 'stands above a set of cards that has no title', async (draw) => {
    const untitled = sets.map((set) => ({ ...set, title: '' }));
    getByRole(await draw({ layoutType: 'cards', cardTabs: untitled }), 'heading', 'places');
  });

  setting('cardTabs.links', 'are the links of the cards', async (draw) => {
    expect(await draw({ layoutType: 'cards', cardTabs: sets })).toContain('href="/vacatures?search=zorg"');
    expect(await draw({ cardTabs: sets })).not.toContain('href="/vacatures?search=zorg"');
  });
});
