import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { following, type EditedBlock, type EditedSite, type Values } from '../page-editing/edited-site.ts';
import { patterns } from '../patterns/patterns.ts';
import { checkHeadings, createPageChecks } from './check-page.ts';
import { createSampleCheck } from './sample-words.ts';
import { addressProblem, destinationsOf } from './links.ts';

const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
const schemaOf = (key: string): BlockSchema | undefined => schemas[key];

/** The little site with one block of a kind alone on its first page; English is as given, or not translated. */
function siteWith(key: string, nl: Values, en?: Values): EditedSite {
  const site = aSite();
  const block: EditedBlock = {
    ...(site.blockOf[12] as EditedBlock),
    key,
    settings: {
      NL: { id: 1, revision: 1, values: nl },
      EN: en ? { id: 2, revision: 1, values: en } : following(nl),
    },
  };
  const page = site.pageOf[1]!;
  return {
    ...site,
    blockOf: { 12: block },
    pageOf: {
      ...site.pageOf,
      1: {
        ...page,
        blocks: [12],
        texts: { NL: { id: 1, revision: 1, values: { page_title: 'T', page_description: 'D' } } },
      },
    },
  };
}
const check = (site: EditedSite) => createPageChecks(schemaOf).of(site, site.pageOf[1]!);
const found = (key: string, nl: Values, en?: Values) =>
  check(siteWith(key, nl, en)).map(({ kind, setting, locales, about }) => [
    kind,
    setting,
    locales.join(),
    about,
  ]);

describe('checks of a page', () => {
  it('find nothing on a page that is fine', () => {
    expect(found('faq', {})).toEqual([]);
  });

  it('find pictures nobody who cannot see would know of, once for all languages', () => {
    const image = { src: '/uploads/a.jpg' };
    expect(found('text-with-image', { image }, { image, headerText: 'Ours' })).toEqual([
      ['alt', 'image', 'NL,EN', ''],
    ]);
    expect(found('text-with-image', { image: { ...image, alt: 'A quay' } }, {})).toEqual([
      ['untranslated', 'image', 'EN', ''],
    ]);
    expect(found('login', { backgroundImage: image })).toEqual([]);
    expect(found('reviews', { reviewsData: [{ avatar: image }] }, {})).toEqual([]);
    expect(found('navbar', { logo: image }, {})).toEqual([]);
    const decoration = { ...image, decorative: true };
    expect(
      found('text-with-image', { image: decoration }, { headerText: 'Ours', image: decoration }),
    ).toEqual([]);
    expect(found('text-with-image', { image: { ...image, decorative: false } }, {})).toContainEqual([
      'alt',
      'image',
      'NL',
      '',
    ]);
    expect(found('html', { html: '<img src="a.jpg"><img src=b.jpg alt="">' }, {})).toContainEqual([
      'alt',
      'html',
      'NL',
      'a.jpg',
    ]);
  });

  it('find links that lead nowhere, also inside lists and texts', () => {
    const links = [
      { name: 'Jobs', linkType: 'APP_LINK', pageId: 'p-job-list' },
      { name: 'About', linkType: 'APP_LINK', pageId: 'p-about' },
      { name: 'More', linkType: 'DROPDOWN', children: [{ name: 'Old', link: '/weg' }] },
      { name: 'Empty' },
    ];
    expect(found('navbar', { guestLinks: links }).filter(([kind]) => kind !== 'untranslated')).toEqual([
      ['brokenLink', 'guestLinks', 'NL', 'Jobs'],
      ['brokenLink', 'guestLinks', 'NL', '/weg'],
      ['emptyLink', 'guestLinks', 'NL', 'Empty'],
    ]);
    const text =
      '<p><a href="/pagina-2">a</a> <a href="">b</a> <a href=\'/en/page-2\'>c</a> <a href="/x?y=1">d</a></p>';
    expect(found('call-to-action', { text }, { text: 'Other words' })).toEqual([
      ['emptyLink', 'text', 'NL', ''],
      ['brokenLink', 'text', 'NL', '/x?y=1'],
    ]);
  });

  it('measure colours that were chosen, and offer the nearest that reads', () => {
    const [finding] = check(
      siteWith('call-to-action', { textColor: '#ffffff', backgroundColor: '#f4b860' }, {}),
    );
    expect(finding).toMatchObject({ kind: 'contrast', setting: 'textColor', colours: { ratio: 1.7 } });
    const better = finding?.colours?.better ?? '';
    expect(check(siteWith('call-to-action', { textColor: better, backgroundColor: '#f4b860' }, {}))).toEqual(
      [],
    );
  });

  it('pass over cells of a grid that are kept and not shown', () => {
    const cells = ['<p>Een zin.</p>', '<p><a href="/weg">Nog een</a></p>'].map((html) => ({ html }));
    expect(found('html-grid', { numberOfCells: 1, cellsContent: cells })).toEqual([
      ['untranslated', 'cellsContent', 'EN', ''],
    ]);
    expect(check(siteWith('html-grid', { numberOfCells: 1, cellsContent: cells }))[0]?.count).toBe(1);
    expect(found('html-grid', { numberOfCells: 2, cellsContent: cells })[0]).toEqual([
      'brokenLink',
      'cellsContent',
      'NL',
      '/weg',
    ]);
  });

  it('count what is not translated', () => {
    const nl = {
      title: 'Veelgestelde vragen',
      questions: [{ question: 'Wat kost het?', answer: '<p>Niets</p>' }],
    };
    expect(found('faq', nl)).toEqual([['untranslated', 'title', 'EN', '']]);
    expect(check(siteWith('faq', nl))[0]?.count).toBe(3);
    const en = { title: 'Questions', questions: [{ question: 'Wat kost het?', answer: '<p>Nothing</p>' }] };
    expect(check(siteWith('faq', nl, en))).toMatchObject([{ setting: 'questions', count: 1 }]);
  });

  it('know a block of another release, and a page without a title', () => {
    expect(found('acme/map', {})).toEqual([['unknown', undefined, 'NL,EN', 'acme/map']]);
    const site = siteWith('faq', {});
    const page = { ...site.pageOf[1]!, texts: { NL: { id: 1, revision: 1, values: { page_title: 'T' } } } };
    expect(createPageChecks(schemaOf).of(site, page)).toMatchObject([
      { kind: 'pageTexts', setting: 'page_description' },
    ]);
  });

  it('find a title that is wider than search engines list it, with the name of the site, and a long description', () => {
    const site = siteWith('faq', {});
    const withTexts = (page_title: string, page_description: string) => ({
      ...site.pageOf[1]!,
      texts: { NL: { id: 1, revision: 1, values: { page_title, page_description } } },
    });
    // Each letter is ten pixels wide here.
    const checks = createPageChecks(schemaOf, (text) => 10 * text.length);
    const suffix = ` · ${site.name}`.length;
    const fitting = withTexts('T'.repeat(58 - suffix), '👩'.repeat(160));
    expect(checks.of(site, fitting)).toEqual([]);
    const long = withTexts('T'.repeat(59 - suffix), 'D'.repeat(161));
    expect(checks.of(site, long)).toMatchObject([
      { kind: 'longTexts', setting: 'page_title', count: 590 },
      { kind: 'longTexts', setting: 'page_description', count: 161 },
    ]);
  });
});

describe('anchors', () => {
  /** Both questions and a link on the first page; the second page has a block of its own. */
  const site = (link: string, ...anchors: readonly (string | undefined)[]): EditedSite => {
    const base = siteWith('faq', {});
    const blocks = anchors.map((anchor, at): EditedBlock => ({
      ...(base.blockOf[12] as EditedBlock),
      id: 20 + at,
      settings: { NL: { id: at, revision: 1, values: { title: 'T', ...(anchor && { anchor }) } } },
    }));
    const html: EditedBlock = {
      ...(base.blockOf[12] as EditedBlock),
      key: 'html',
      settings: {
        NL: { id: 9, revision: 1, values: { html: `<a href="${link}">x</a><p id="eigen">y</p>` } },
      },
    };
    const all = [html, ...blocks];
    return {
      ...base,
      languages: ['nl'],
      blockOf: Object.fromEntries(all.map((block) => [block.id, block])),
      pageOf: { ...base.pageOf, 1: { ...base.pageOf[1]!, blocks: all.map(({ id }) => id) } },
    };
  };
  const kinds = (of: EditedSite) => check(of).map(({ kind, block, about }) => [kind, block, about]);

  it('are where links to them arrive', () => {
    expect(kinds(site('#vragen', 'vragen'))).toEqual([]);
    expect(kinds(site('#eigen'))).toEqual([]);
    expect(kinds(site('#vragen', 'vraag'))).toEqual([['deadFragment', 12, '#vragen']]);
    expect(kinds(site('/pagina-2#vragen', 'vragen'))).toEqual([['deadFragment', 12, '/pagina-2#vragen']]);
  });

  it('are looked at again when an anchor changes, and not when a word does', () => {
    const checks = createPageChecks(schemaOf);
    const one = site('#vragen', 'vraag');
    const other = site('#vragen', 'vragen');
    const kindsOf = (of: EditedSite) => checks.of(of, of.pageOf[1]!).map(({ kind }) => kind);
    expect(kindsOf(one)).toEqual(['deadFragment']);
    const same = { ...other, blockOf: { ...other.blockOf, 12: one.blockOf[12]! } };
    expect(kindsOf(same)).toEqual([]);
  });

  it('are each used once on a page', () => {
    expect(kinds(site('/', 'vragen', undefined, 'vragen', 'team'))).toEqual([['anchorTwice', 22, 'vragen']]);
  });
});

describe('an address', () => {
  const anchors: Readonly<Record<number, readonly string[]>> = { 1: ['vragen'], 2: ['team'] };
  const destinations = destinationsOf(aSite(), (page) => new Set(anchors[page]), 1);
  it.each([
    ['/', undefined],
    ['/pagina-2', undefined],
    ['pagina-2#top', undefined],
    ['/en/page-2?a=1', undefined],
    ['/page-2', 'brokenLink'],
    ['/en/pagina-2', 'brokenLink'],
    ['#', 'emptyLink'],
    ['#vragen', undefined],
    ['#team', 'deadFragment'],
    ['?sort=-from#team', 'deadFragment'],
    ['#main', undefined],
    ['/pagina-2#team', undefined],
    ['/en/page-2?a=1#vragen', 'deadFragment'],
    ['https://elsewhere.test/#vragen', undefined],
    ['/admin#vragen', undefined],
    ['https://elsewhere.test', undefined],
    ['mailto:a@b.test', undefined],
    ['javascript:alert(1)', 'brokenLink'],
    ['/{{slug}}', undefined],
    ['/admin', undefined],
  ])('%j is %s', (address, problem) => {
    expect(addressProblem(address, destinations)).toBe(problem);
  });
});

describe('headings', () => {
  const levels = (...all: number[]) => all.map((level, block) => ({ level, block, text: `h${level}` }));
  const rules = (...all: number[]) => checkHeadings(levels(...all), 'NL').map(({ rule }) => rule);
  it('begin with one of the first level and skip none', () => {
    expect(rules(1, 2, 3, 2)).toEqual([]);
    expect(rules(2, 3)).toEqual(['none']);
    expect(rules(1, 2, 1)).toEqual(['several']);
    expect(rules(1, 3)).toEqual(['skipped']);
  });
});

describe('the words a section came with', () => {
  const { findingsOf } = createSampleCheck(schemaOf);
  const samplesOf = (key: string, nl: Values, en: Values) => {
    const site = siteWith(key, nl, en);
    return findingsOf(site, site.pageOf[1]!).map(({ kind, block, locales }) => [kind, block, locales.join()]);
  };
  const faq = patterns.find(({ key }) => key === 'faq')!.blocks[0]!.settings;
  const hero = patterns.find(({ key }) => key === 'hero-picture')!.blocks[0]!.settings;

  it('are found in each language until one of them is changed there', () => {
    expect(samplesOf('faq', faq.nl, faq.en)).toEqual([['sample', 12, 'NL,EN']]);
    expect(samplesOf('faq', { ...faq.nl, title: 'Vragen aan ons' }, faq.en)).toEqual([['sample', 12, 'EN']]);
    expect(samplesOf('faq', { ...faq.nl, title: 'Onze vragen' }, { ...faq.en, title: 'Ours' })).toEqual([]);
  });

  it('stay what they are under another picture and design, and with links to pages of the site', () => {
    const text = String(hero.nl['text']).replace('page:p-job-list', '/vacatures');
    const nl = {
      ...hero.nl,
      text,
      image: { src: '/uploads/a.jpg', alt: 'Collega’s aan het werk' },
      imagePosition: 'left',
    };
    expect(samplesOf('text-with-image', nl, { headerText: 'Ours' })).toEqual([['sample', 12, 'NL']]);
  });

  it('are no sample where they hold for any board', () => {
    const [block] = patterns.find(({ key }) => key === 'featured-jobs')!.blocks;
    expect(samplesOf('featured-jobs', block!.settings.nl, block!.settings.en)).toEqual([]);
  });
});
