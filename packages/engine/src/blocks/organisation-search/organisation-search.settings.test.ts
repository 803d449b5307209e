import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { getByRole, queryAllByRole } from '@boardwright/ui/testing';
import { organisationSearchBlock } from './organisation-search.block.ts';

const cards = (html: string) => queryAllByRole(html, 'article').length;

describeSettings(organisationSearchBlock, (setting) => {
  setting('title', 'is the heading; without it the block says what it shows', async (draw) => {
    getByRole(await draw({ title: 'Wie werkt hier?' }), 'heading', 'Wie werkt hier?');
    getByRole(await draw(), 'heading', 'Organisaties');
  });

  setting('subtitle', 'is the line under the heading', async (draw) => {
    expect(await draw({ subtitle: 'Van Assen tot Zoutkamp.' })).toContain('Van Assen tot Zoutkamp.');
  });

  setting('perPage', 'is how many organisations a page has', async (draw) => {
    expect(cards(await draw())).toBe(9);
    expect(cards(await draw({ perPage: 25 }))).toBe(25);
    expect(await draw({ perPage: 9 })).toContain('page=5');
    expect(await draw({ perPage: 50 })).not.toContain('page=2');
  });
});
