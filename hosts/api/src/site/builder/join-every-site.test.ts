import { randomUUID } from 'node:crypto';
import type { SiteDocument } from '@boardwright/api-client/contract';
import { coreSchemas } from '@boardwright/blocks-schema';
import { eq } from '../../platform/database/drizzle.ts';
import { describe, expect, it } from 'vitest';
import { blockSettings, sites } from '../../platform/database/schema.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { joinEverySite } from './join-every-site.ts';

const { api, call, read, addPage } = openBuilder();
const headline = 'search-job_headline';

/** A page as an earlier release kept it: each language with a height of its own. */
async function addPageOfBefore() {
  const { page } = await addPage('p-generic', path(`vroeger-${randomUUID()}`));
  const settings = Object.fromEntries(
    ['NL', 'EN'].map((locale) => [locale, { version: 0, settings: { [headline]: `Kop ${locale}` } }]),
  );
  const body = { uid: randomUUID(), key: 'search-job', page_id: page.id, order: 0, settings };
  const block = (await call('POST', 'blocks', body)).body.data as SiteDocument['blocks'][number];
  const { db } = api();
  for (const [locale, height] of [
    ['NL', 'small'],
    ['EN', 'medium'],
  ] as const) {
    const row = block.settings[locale]!;
    await db
      .update(blockSettings)
      .set({ settings: { ...row.settings, 'search-job_height': height, 'search-job_unheard': locale } })
      .where(eq(blockSettings.id, row.id));
  }
  await db.update(sites).set({ oneDesign: false }).where(eq(sites.id, 18));
  return { page, block };
}
const settingsOf = async (id: number) => (await read()).blocks.find((block) => block.id === id)!.settings;
const joined = async () => {
  const received: string[] = [];
  const now = api().clock.now();
  await joinEverySite(api().db, {
    now,
    schemas: coreSchemas,
    onSite: (done, all) => void received.push(`${done} of ${all}`),
  });
  return received;
};

describe('a site that an earlier release kept', () => {
  it('gets the default language’s design in all languages once, and tells how far it is', async () => {
    const { block } = await addPageOfBefore();
    expect(await joined()).toEqual(['1 of 1']);
    const after = await settingsOf(block.id);
    expect(after['EN']).toMatchObject({
      revision: 2,
      settings: { [headline]: 'Kop EN', 'search-job_height': 'small', 'search-job_unheard': 'EN' },
    });
    expect(after['NL']).toMatchObject({ revision: 1, settings: { [headline]: 'Kop NL' } });
    expect(await joined()).toEqual([]);
    expect(await settingsOf(block.id)).toEqual(after);
  });

  it('keeps what each page was among its revisions', async () => {
    const { page, block } = await addPageOfBefore();
    await joined();
    const { body } = await call('GET', `pages/${page.id}/revisions`);
    const heights = body.data.map(
      ({ snapshot }: { snapshot: SiteDocument }) =>
        snapshot.blocks.find(({ id }) => id === block.id)?.settings['EN']?.settings['search-job_height'],
    );
    expect(heights.slice(0, 2)).toEqual(['small', 'medium']);
  });
});
