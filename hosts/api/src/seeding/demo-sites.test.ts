import {
  coreSchemas,
  designOf,
  pageKindOf,
  pathProblem,
  siteSettingsSchema,
  type BlockSchema,
} from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { describe, expect, it } from 'vitest';
import { kunstlicht } from '../../seeds/sites/kunstlicht.ts';
import { wadwerk } from '../../seeds/sites/wadwerk.ts';

const schemas: Readonly<Record<string, BlockSchema | undefined>> = coreSchemas;

describe.each([
  ['Wadwerk', wadwerk],
  ['Kunstlicht', kunstlicht],
])('%s', (_, site) => {
  it('has settings that fit the schema', () => {
    expect(problemsOf(siteSettingsSchema, site.settings)).toEqual([]);
    for (const texts of Object.values(site.texts)) expect(problemsOf(siteSettingsSchema, texts)).toEqual([]);
  });

  it('has blocks of one design in all languages', () => {
    for (const { key, blocks } of site.pages)
      for (const block of blocks) {
        const { settings } = schemas[block.key]!;
        const own = block.settings[site.defaultLocale];
        for (const [locale, values] of Object.entries(block.settings))
          expect(designOf(settings, values), `${key} ${block.key} ${locale}`).toEqual(
            designOf(settings, own ?? values),
          );
      }
  });

  it('has pages of known kinds, each at its own address in every language', () => {
    for (const page of site.pages) expect(pageKindOf(page.key), page.key).toBeDefined();
    for (const locale of site.locales) {
      const wrong = site.pages.flatMap((page) => {
        const others = site.pages.filter((other) => other !== page);
        const path = page.path[locale];
        const around = { languages: site.locales, others };
        return path === undefined ? [] : (pathProblem(path, page.key, locale, around) ?? []);
      });
      expect(wrong).toEqual([]);
    }
  });

  it.each(['p-terms-and-conditions', 'p-privacy'])(
    'says on %s that the text is an example, and who runs it',
    (key) => {
      const texts = site.pages.find((page) => page.key === key)?.blocks.find((block) => block.key === 'html');
      const example = { nl: 'voorbeeldtekst', en: 'example text', ro: 'text de exemplu' };
      for (const locale of site.locales) {
        const html = JSON.stringify(texts?.settings[locale] ?? '');
        expect(html).toContain(example[locale as keyof typeof example]);
        expect(html).toContain('KvK 02098765');
        expect(html).not.toContain('{{');
      }
    },
  );

  it('has blocks whose settings fit their schemas, in every language of the site', () => {
    const blocks = site.pages.flatMap((page) => page.blocks.map((block) => ({ page: page.key, block })));
    const problems = blocks.flatMap(({ page, block }) =>
      Object.entries(block.settings).flatMap(([locale, settings]) =>
        problemsOf(schemas[block.key]?.settings ?? {}, settings).map(
          ({ path, message }) => `${page} ${block.key} ${locale}${path} ${message}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
    const defined = blocks.filter(({ block }) => Object.keys(block.settings).length > 0);
    const languages = defined.map(({ block }) => Object.keys(block.settings).sort().join());
    expect(new Set(languages)).toEqual(new Set([[...site.locales].sort().join()]));
  });
});
