import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from '@boardwright/engine/blocks';
import { createEngine } from '@boardwright/engine/create-engine';
import { aSite } from '../page-editing/a-site.ts';
import {
  following,
  type EditedBlock,
  type EditedPage,
  type EditedSite,
} from '../page-editing/edited-site.ts';
import { createTranslator } from '@boardwright/ui/translator';
import { editorMessages } from '../editor.messages.ts';
import { readSite, type SiteNumbers } from './read-site.ts';
import { editorSite, findPages, outlineItem, pageEntries, withoutTags } from './site-pages.ts';
import { clientOf } from '@boardwright/engine/testing';

const t = createTranslator('en', { editor: editorMessages.en }).namespace('editor');
const { blocks } = createEngine({ blocks: coreBlocks, messages: {} });
const block = (key: string, values: Readonly<Record<string, unknown>> = {}): EditedBlock => ({
  id: 1,
  key,
  isGlobal: false,
  revision: 1,
  customStyles: '',
  version: 0,
  settings: { NL: { id: 1, revision: 1, values } },
});
const page = (
  id: number,
  key: string,
  path: Readonly<Record<string, string>>,
  label?: string,
): EditedPage => ({
  id,
  key,
  revision: 1,
  path,
  texts: { RO: { id, revision: 1, values: label === undefined ? {} : { page_label: label } } },
  blocks: [],
});
const pagesOf = (
  ...all: readonly EditedPage[]
): Pick<EditedSite, 'pages' | 'pageOf' | 'defaultLanguage'> => ({
  defaultLanguage: 'nl',
  pages: all.map(({ id }) => id),
  pageOf: Object.fromEntries(all.map((one) => [one.id, one])),
});
const site = pagesOf(
  page(1, 'p-home', { nl: 'home', ro: 'home' }, 'Acasă'),
  page(2, 'p-job-list', { nl: 'vacatures', ro: 'locuri-de-munca' }, 'Joburi'),
  page(3, 'p-about', { nl: 'over-ons', ro: 'about' }),
);

describe('the outline of a page', () => {
  it('names a block by its title, with the first words one reads', () => {
    const item = outlineItem(block('search-job', { headline: 'Werk <b>dichtbij</b>' }), 'nl', blocks);
    expect([item.title, item.excerpt]).toEqual(['Search job', 'Werk dichtbij']);
  });

  it('keeps a block this release does not know, under its key', () => {
    expect(outlineItem(block('acme/nobody'), 'nl', blocks)).toMatchObject({
      title: 'acme/nobody',
      known: false,
    });
  });
});

describe('the pages of a site', () => {
  it('carry their label, or what their kind is called, and their address in the language', () => {
    expect(pageEntries(site, 'ro', {}, t).map(({ name, address }) => [name, address])).toEqual([
      ['Acasă', '/ro'],
      ['Joburi', '/ro/locuri-de-munca'],
      ['About us', '/ro/about'],
    ]);
  });

  it('show an example where a page is nothing without one', () => {
    const details = page(4, 'p-job-details', { nl: 'vacature', ro: 'loc-de-munca' });
    const [entry] = pageEntries(pagesOf(details), 'ro', { job: 'kok-leer' }, t);
    expect(entry).toMatchObject({ address: '/ro/loc-de-munca', visibleAddress: '/ro/loc-de-munca/kok-leer' });
  });

  it('are found by name and by address, whatever the case', () => {
    const entries = pageEntries(site, 'ro', {}, t);
    const found = (typed: string) => findPages(entries, typed).map(({ page: { id } }) => id);
    expect(found('JOBURI')).toEqual([2]);
    expect(found(' locuri ')).toEqual([2]);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('nothing')).toEqual([]);
  });
});

describe('reading the site', () => {
  /** An API with the sites 3 and 18, the second on wadwerk.test; `read` are the calls that asked for a site. */
  function anApi() {
    const read: unknown[] = [];
    const document = {
      id: 18,
      status: 'active',
      name: 'Wadwerk',
      job_board_id: 1,
      revision: 4,
      default_language: 'nl',
      supported_languages: ['nl', 'en'],
      settings: { primary_color: '#0a5c6b' },
      texts: {},
      cookie_scripts: [],
      pages: [{ id: 1, key: 'p-home', revision: 2, path: { nl: 'home' }, settings: {}, blocks: [5] }],
      blocks: [
        {
          id: 5,
          key: 'faq',
          isGlobal: false,
          revision: 1,
          custom_styles: '',
          settings: { NL: { id: 50, revision: 3, version: 0, settings: { faq_title: 'Vragen', other: 1 } } },
        },
      ],
    };
    const api = clientOf({
      siteContent: {
        readConfiguration: async () => ({
          data: {
            sites: [
              { host: 'other.test', job_board_builder_site_id: 3, job_board_id: 2 },
              { host: 'wadwerk.test', job_board_builder_site_id: 18, job_board_id: 1 },
            ],
          },
        }),
      },
      siteBuilder: {
        readSiteDocument: async (call: unknown) => {
          read.push(call);
          if (isNotFound(call)) throw new Error('There is no such site');
          return { data: document };
        },
        findPresets: async () => ({ data: [] }),
      },
      jobs: { findBoardJobs: async () => ({ data: [{ slug: 'kok-leer' }] }) },
      files: { findBoardProducts: async () => ({ data: [{ id: 4, name: 'Vacature', price: 195 }] }) },
    });
    return { api, read };
  }
  const isNotFound = (call: unknown): boolean => (call as { params: { id: number } }).params.id === 99;
  const asked = (id: number) => ({ params: { id }, as: 'admin' });

  /** What this origin showed the last time, and what is kept for the next. */
  function aMemory(last?: SiteNumbers) {
    const stored: SiteNumbers[] = [];
    return { read: () => last, write: (numbers: SiteNumbers) => void stored.push(numbers), current: stored };
  }

  it('asks at once for the site that was here the last time, and once only', async () => {
    const { api, read } = anApi();
    const memory = aMemory({ site: 18, board: 1 });
    const reading = readSite(api, 'wadwerk.test', memory);
    expect(read).toEqual([asked(18)]);
    await reading;
    expect([read, memory.current]).toEqual([[asked(18)], []]);
  });

  it.each([3, 99])('reads the site that is here now where it remembers another (%i)', async (old) => {
    const { api, read } = anApi();
    const memory = aMemory({ site: old, board: 1 });
    await readSite(api, 'wadwerk.test', memory);
    expect([read, memory.current]).toEqual([[asked(old), asked(18)], [{ site: 18, board: 1 }]]);
  });

  it('reads the site of the host whole, in every language, with what was kept of blocks', async () => {
    const { api, read } = anApi();
    const { edited, examples, products } = editorSite(
      await readSite(api, 'wadwerk.test', aMemory()),
      (key) => blocks.get(key)?.schema,
    );
    expect(read).toEqual([{ params: { id: 18 }, as: 'admin' }]);
    expect(examples).toEqual({ job: 'kok-leer' });
    expect(products).toEqual([{ id: 4, name: 'Vacature' }]);
    const { settings } = edited.blockOf[5] ?? {};
    expect(settings?.['NL']).toEqual({ id: 50, revision: 3, values: { title: 'Vragen', other: 1 } });
    // Not translated yet: it reads as the site's own language.
    expect(settings?.['EN']).toEqual(following({ title: 'Vragen', other: 1 }));
    expect(aSite().languages).toEqual(edited.languages);
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
