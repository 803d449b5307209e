import { describeBlock, describeSettings } from '@boardwright/engine/testing';
import { labelledSchema } from '@boardwright/blocks-schema';
import { expect, it } from 'vitest';
import { block, fixtures, schema } from './acme-map.tsx';
import { labels } from './acme-map.labels.ts';

describeBlock({ block, fixtures });

describeSettings(block, (setting) => {
  setting('title', 'is the heading; without it the block says what it is', async (draw) => {
    expect(await draw({ title: 'Kom langs' })).toContain('>Kom langs</h');
    expect(await draw({}, { locale: 'ro' })).toContain('Unde ne găsiți');
  });

  setting('address', 'stands beside the map', async (draw) => {
    expect(await draw({ address: 'Noorderhaven 12' })).toMatch(/<address[^>]*>Noorderhaven 12/);
    expect(await draw()).not.toContain('<address');
  });

  setting('latitude', 'is how far north the place lies', async (draw) => {
    expect(await draw({ latitude: 44.4268 })).toContain('44.4268, 6.5665');
  });

  setting('longitude', 'is how far east the place lies', async (draw) => {
    expect(await draw({ longitude: 26.1025 })).toContain('53.2194, 26.1025');
  });

  setting('zoom', 'is how near one stands', async (draw) => {
    const streets = async (zoom: number) => (await draw({ zoom })).split('acme-map-street"').length;
    expect(await streets(6)).toBeGreaterThan(await streets(17));
    expect(await draw({ zoom: 17 })).toContain('#map=17/');
  });

  setting('showLink', 'leads on to a real map', async (draw) => {
    expect(await draw()).toContain('Open op een kaart');
    expect(await draw({ showLink: false })).not.toContain('openstreetmap');
  });
});

it.each([
  ['en', 'Maps', 'Place'],
  ['nl', 'Kaarten', 'Plaats'],
  ['ro', 'Hărți', 'Locul'],
] as const)('has a group and a tab of its own, called in %s', (locale, group, tab) => {
  const { group: named, tabTitles } = labelledSchema(schema, labels[locale], {});
  expect(named).toEqual({ key: 'acme/maps', title: group });
  expect(tabTitles?.['place']).toBe(tab);
});
