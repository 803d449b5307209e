// A page of the site with the block from outside on it; goes to hosts/site/src.
import { expect, it } from 'vitest';
import { clientRenderers } from './client-renderers.ts';
import { engine } from './engine.ts';
import { pageOf } from './test/board-in-memory.ts';
import { openTestSite } from './test/open-test-site.ts';

it('is drawn on the server with its own settings, words and style', async () => {
  const { board, ask, logged } = await openTestSite();
  const blocks = [['acme/map', { title: 'Kom langs', zoom: 17 }], ['acme/map']] as const;
  board.pages.push(pageOf('p-contact', { nl: 'kaart', en: 'map' }, blocks));
  const dutch = await ask('/kaart');
  expect(dutch.statusCode).toBe(200);
  expect(dutch.body).toContain('>Kom langs</h1>');
  expect(dutch.body).toContain('>Waar je ons vindt</h2>');
  expect(dutch.body).toContain('#map=17/53.2194/6.5665');
  expect(dutch.body.match(/\.acme-map-drawing \{/g)).toHaveLength(1);
  expect((await ask('/en/map')).body).toContain('Where to find us');
  expect(logged).toEqual([]);
});

it('falls back to its defaults where what is stored does not fit', async () => {
  const { board, ask } = await openTestSite();
  const wrong = {
    title: ['no'],
    zoom: 'near',
    latitude: '<script>planted</script>',
    address: 'Noorderhaven 12',
  };
  board.pages.push(pageOf('p-contact', { nl: 'kaart', en: 'map' }, [['acme/map', wrong]]));
  const { body } = await ask('/kaart');
  expect(body).toContain('Noorderhaven 12');
  expect(body).toContain('#map=15/53.2194/6.5665');
});

it('is fetched by the browser as the same renderer', async () => {
  expect(await clientRenderers['acme/map']?.()).toBe(engine.blocks.get('acme/map')?.Renderer);
});
