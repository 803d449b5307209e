import type { Client } from '@boardwright/api-client';
import type { StoredBlock, StoredPage } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from '../blocks/core-blocks.ts';
import { createEngine } from '../create-engine.ts';
import {
  findPages,
  loadEditorSite,
  outlineOf,
  pageEntries,
  withoutTags,
  type EditorSite,
} from './site-pages.ts';

const { blocks } = createEngine({ blocks: coreBlocks, messages: {} });
function stored(id: number, key: string, order: number, settings: StoredBlock['settings'] = {}): StoredBlock {
  return { id, key, order, page_id: 1, isGlobal: false, settingsId: id, settingsVersion: 0, settings };
}
function page(id: number, key: string, paths: Readonly<Record<string, string>>, label?: string): StoredPage {
  return { id, key, path: paths, settings: label === undefined ? {} : { page_label: label }, blocks: [] };
}
const site: EditorSite = {
  site: {
    id: 18,
    status: 'active',
    name: 'Wadwerk',
    job_board_id: 1,
    locale: 'RO',
    version: 1,
    settings: {},
    cookie_scripts: [],
    pages: [
      page(1, 'p-home', { nl: 'home', ro: 'home' }, 'Acasă'),
      page(2, 'p-job-list', { nl: 'vacatures', ro: 'locuri-de-munca' }, 'Joburi'),
      page(3, 'p-about', { nl: 'over-ons', ro: 'about' }),
    ],
  },
  locale: 'ro',
  locales: ['nl', 'ro'],
  defaultLocale: 'nl',
  examples: { job: 'kok-leer' },
};

describe('the outline of a page', () => {
  it('lists its blocks from top to bottom, by title, with the first words one reads', () => {
    const outline = outlineOf(
      {
        blocks: [
          stored(6, 'footer', 2),
          stored(1, 'navbar', 0),
          stored(2, 'search-job', 1, { 'search-job_headline': 'Werk <b>dichtbij</b>' }),
        ],
      },
      blocks,
    );
    expect(outline.map(({ title, words }) => [title, words])).toEqual([
      ['Navigation bar', ''],
      ['Search job', 'Werk dichtbij'],
      ['Footer', ''],
    ]);
  });

  it('keeps a block this release does not know, under its key', () => {
    const [item] = outlineOf({ blocks: [stored(9, 'acme/map', 0)] }, blocks);
    expect(item).toMatchObject({ title: 'acme/map', known: false });
  });
});

describe('the pages of a site', () => {
  it('carry their label, or what their kind is called, and their address in the language', () => {
    expect(pageEntries(site).map(({ name, address }) => [name, address])).toEqual([
      ['Acasă', '/ro'],
      ['Joburi', '/ro/locuri-de-munca'],
      ['About', '/ro/about'],
    ]);
  });

  it('show an example where a page is nothing without one', () => {
    const details = page(4, 'p-job-details', { nl: 'vacature', ro: 'loc-de-munca' });
    const [entry] = pageEntries({ ...site, site: { ...site.site, pages: [details] } });
    expect(entry).toMatchObject({ address: '/ro/loc-de-munca', shown: '/ro/loc-de-munca/kok-leer' });
  });

  it('are found by name and by address, whatever the case', () => {
    const found = (typed: string) => findPages(pageEntries(site), typed).map(({ page: { id } }) => id);
    expect(found('JOBURI')).toEqual([2]);
    expect(found(' locuri ')).toEqual([2]);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('nothing')).toEqual([]);
  });
});

describe('reading the site', () => {
  function api(sites: readonly { host: string; job_board_builder_site_id: number }[]) {
    const read: unknown[] = [];
    const client = {
      siteContent: {
        readConfiguration: async () => ({ data: { sites } }),
        readSite: async (call: { readonly query: { readonly locale?: string } }) => {
          read.push(call);
          const settings = { supported_languages: ['nl', 'en', 'ro'], default_language: 'nl' };
          // As the API does: unasked it answers in the caller's language.
          return { data: { ...site.site, locale: call.query.locale ?? 'EN', settings } };
        },
      },
      jobs: { findBoardJobs: async () => ({ data: [{ slug: 'kok-leer' }] }) },
    } as unknown as Client;
    return { client, read };
  }

  it('reads the site of the host in its default language, whatever the editor speaks', async () => {
    const { client, read } = api([
      { host: 'other.test', job_board_builder_site_id: 3 },
      { host: 'wadwerk.test', job_board_builder_site_id: 18 },
    ]);
    const result = await loadEditorSite(client, 'wadwerk.test', null);
    expect(result).toMatchObject({
      locale: 'nl',
      defaultLocale: 'nl',
      locales: ['nl', 'en', 'ro'],
      examples: { job: 'kok-leer' },
    });
    expect(read.at(-1)).toEqual({ params: { id: 18 }, query: { locale: 'NL' }, as: 'admin' });
  });

  it('reads it in the language asked for, and ignores what is none', async () => {
    const { client } = api([{ host: 'wadwerk.test', job_board_builder_site_id: 18 }]);
    await expect(loadEditorSite(client, 'wadwerk.test', 'ro')).resolves.toMatchObject({ locale: 'ro' });
    await expect(loadEditorSite(client, 'wadwerk.test', '"><')).resolves.toMatchObject({ locale: 'nl' });
  });
});

describe('the words of rich text', () => {
  it('hold no tags, whatever stands between them', () => {
    const tag = fc.constantFrom('<p>', '</p>', '<br>', '<a href="/x">', '</a>');
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, word), { minLength: 1 }), (parts) => {
        expect(withoutTags(parts.flat().join(''))).toBe(parts.map(([, text]) => text).join(' '));
      }),
    );
  });
});
