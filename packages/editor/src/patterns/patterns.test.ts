import {
  coreSchemas,
  filledSettings,
  isSame,
  pageKindOf,
  type BlockSchema,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { locales } from '@boardwright/messages';
import { describe, expect, it } from 'vitest';
import { blockOfPreset } from '../model/block-commands.ts';
import { aSite } from '../page-editing/a-site.ts';
import { applyCommand } from '../page-editing/apply-command.ts';
import { findPatterns } from './find-patterns.ts';
import { pageTemplates } from './page-templates.ts';
import { patterns } from './patterns.ts';
import { readyBlocks } from './ready-blocks.ts';

const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
const site = { ...aSite(), languages: ['nl', 'en', 'ro'] };
const versionOf = (key: string): number => schemas[key]?.version ?? 0;
const all = [...patterns, ...pageTemplates].map(({ key, blocks }) => [key, blocks] as const);

describe('sections that arrive finished', () => {
  it('are at least 24, each under a key of its own, and named, explained and found in every language', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(24);
    expect(new Set(patterns.map(({ key }) => key)).size).toBe(patterns.length);
    for (const { key, texts } of patterns)
      for (const locale of locales)
        for (const text of Object.values(texts[locale])) expect(text.trim(), `${key} ${locale}`).not.toBe('');
  });

  it.each(all)('%s fits the schemas of its blocks in every language', (_, blocks) => {
    for (const { key, settings } of blocks)
      for (const locale of locales) {
        const schema = schemas[key]!;
        const filled = filledSettings(schema, settings[locale]);
        expect(problemsOf(schema.settings, filled), `${key} ${locale}`).toEqual([]);
      }
  });

  it.each(all)('%s has one design, and stands on a page with the words of each language', (_, blocks) => {
    for (const ready of readyBlocks(blocks, site, versionOf)) {
      const block = blockOfPreset(-1, ready, site);
      const after = applyCommand(site, { type: 'addBlock', uid: 'u', page: 1, index: 1, block });
      for (const locale of locales) {
        const row = after.blockOf[-1]?.settings[locale.toUpperCase()];
        expect(isSame(row?.values, ready.settings[locale.toUpperCase()]), `${ready.key} ${locale}`).toBe(
          true,
        );
      }
    }
  });

  it.each(all)(
    '%s links to kinds of pages that there are, and shows drawings of the product alone',
    (_, blocks) => {
      const text = JSON.stringify(blocks);
      for (const [, kind = ''] of text.matchAll(/(?:page:|"pageId":")(p-[a-z-]+)/g))
        expect(pageKindOf(kind), kind).toBeDefined();
      for (const [address] of text.matchAll(/\/uploads\/[^"#]*/g))
        expect(address).toMatch(/^\/uploads\/samples\//);
    },
  );

  it('lead to the pages of the site, in each language, and home where it has no such page', () => {
    const withList = {
      ...site,
      pageOf: {
        ...site.pageOf,
        2: { ...site.pageOf[2]!, key: 'p-job-list', path: { nl: 'werk', en: 'work' } },
      },
    };
    const hero = patterns.find(({ key }) => key === 'hero-picture')!;
    const [block] = readyBlocks(hero.blocks, withList, versionOf);
    expect(block?.settings['NL']?.['text']).toContain('href="/werk"');
    expect(block?.settings['EN']?.['text']).toContain('href="/en/work"');
    expect(block?.settings['EN']?.['text']).toContain('href="/en"');
  });

  it.each([
    ['prijs', 'pricing'],
    ['werkgever', 'employer-pitch'],
    ['PREȚURI', 'pricing'],
    ['intrebari', 'faq'],
    ['mail new', 'job-alert'],
  ])('are found by “%s” in any language', (typed, key) => {
    expect(findPatterns(patterns, typed).map((pattern) => pattern.key)).toContain(key);
  });

  it('are not found by what none of them is for', () => {
    expect(findPatterns(patterns, 'price zebra')).toEqual([]);
  });
});
