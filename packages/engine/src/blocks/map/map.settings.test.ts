import { getByRole, queryAllByRole, textOfBlock } from '@boardwright/ui/testing';
import { expect } from 'vitest';
import { describeSettings } from '../../testing/index.ts';
import { mapBlock } from './map.block.ts';

const places = [{ name: 'Groningen', text: 'Turfsingel 10' }, { name: 'Assen' }, { name: 'Verweggistan' }];
const site = { board: {} };

describeSettings(mapBlock, (setting) => {
  setting('heading', 'is the heading; there need not be one', async (draw) => {
    getByRole(await draw({ heading: 'Loop binnen', places }, site), 'heading', 'Loop binnen');
    expect(queryAllByRole(await draw({ places }, site), 'heading')).toHaveLength(0);
  });

  setting('subheading', 'is the line under the heading', async (draw) => {
    expect(await draw({ heading: 'Hier', subheading: 'Drie plekken', places }, site)).toContain(
      'Drie plekken',
    );
  });

  setting('places', 'are listed all, and drawn where they are known', async (draw) => {
    const html = await draw({ places }, site);
    expect(queryAllByRole(html, 'listitem')).toHaveLength(3);
    expect(html.match(/--x:/g)).toHaveLength(2);
    expect(html).toContain('/uploads/samples/map-nl.svg#art');
    expect(textOfBlock(await draw({}, site))).toBe('');
    expect(textOfBlock(await draw())).toMatch(/^Voorbeeld.*Hier vind je ons/);
    const unknown = { places: [{ name: 'Verweggistan' }] };
    expect(await draw(unknown, site)).not.toContain('kennen we niet');
    expect(await draw(unknown, site)).not.toContain('map-nl');
    expect(await draw(unknown, { board: { layout: 'editor' } })).toContain('kennen we niet');
  });

  setting('places.name', 'is what it is called and found by', async (draw) => {
    const html = await draw({ places: [{ name: 'Assen' }] }, site);
    expect(queryAllByRole(html, 'listitem')).toHaveLength(1);
    getByRole(html, 'link', 'Vacatures rond Assen');
  });

  setting('places.text', 'stands with its place', async (draw) => {
    expect(await draw({ places }, site)).toContain('Turfsingel 10');
  });

  setting('links', 'lead from each known place to the jobs around it, or there are none', async (draw) => {
    const link = getByRole(await draw({ places }, site), 'link', 'Vacatures rond Groningen');
    expect(link.getAttribute('href')).toContain('location_name=Groningen&lat=53.2192&lon=6.5667');
    expect(queryAllByRole(await draw({ places, links: 'none' }, site), 'link', /^Vacatures rond/)).toEqual(
      [],
    );
  });

  setting('layout', 'has the list beside the map, or below it', async (draw) => {
    expect(await draw({ places, layout: 'below' }, site)).not.toBe(await draw({ places }, site));
  });
});
