import type { BlockSchema } from '@boardwright/blocks-schema';
import { pageSettingsSchema, siteTextNames } from '@boardwright/blocks-schema';
import type { EditorTranslate } from '../../editor.messages.ts';
import { propertyOf, kindOf, appliedValue } from '../../model/setting-schema.ts';
import { withText } from '../../model/site-messages.ts';
import type { EditedSite } from '../../page-editing/edited-site.ts';
import { limitAt, valueAt, type BlockText, type TextPath } from '../../panel/block-texts.ts';
import { pageName } from '../../saving/site-pages.ts';
import { pluralStem, type TranslationRow } from '../translation-rows.ts';
import { blockSource, pageSource, type TextSource } from '../side-by-side/text-source.ts';
import { markOf, unitId, type TextUnit } from './text-unit.ts';

/** What the texts of a site are read with. */
export interface UnitNames {
  readonly t: EditorTranslate;
  readonly schemaOf: (key: string) => BlockSchema | undefined;
  /** What a text of the whole site is called. */
  readonly settingTitle: (name: string) => string;
  /** What a page's own texts, those of the whole site and those of the product are called together. */
  readonly groups: Readonly<Record<'page' | 'site' | 'product', string>>;
  /** Texts of the product, with the site's own laid over them. */
  readonly rows: readonly TranslationRow[];
}

interface Owner {
  readonly id: string;
  readonly where: readonly string[];
  readonly page: number;
  readonly block: number | undefined;
  readonly sourceOn: (site: EditedSite) => TextSource | undefined;
  readonly limitOf: (path: TextPath) => number | undefined;
}

/** Code that a page runs is nobody's to translate. */
const isProgram = (kind: BlockText['kind'], text: string): boolean =>
  kind === 'html' && /<(?:script|style)/i.test(text);

const withoutNumbers = (path: TextPath): string => path.filter((part) => typeof part === 'string').join('.');

const targetOf = (target: string) => ({ target, mark: markOf(target) });

function unitsOf(site: EditedSite, owner: Owner, locale: string, t: EditorTranslate): readonly TextUnit[] {
  const source = owner.sourceOn(site);
  if (!source) return [];
  const own = site.defaultLanguage.toUpperCase();
  const missing = new Set(source.missing(locale, own).map(({ path }) => path.join('/')));
  return source.texts(own).flatMap(({ path, kind, value }): readonly TextUnit[] => {
    if (value.trim() === '' || isProgram(kind, value)) return [];
    const row = source.rows[locale];
    const there = row?.follows ? undefined : valueAt(row?.values, path);
    return [
      {
        id: unitId(site.id, owner.id, path),
        kindOfPlace: `${owner.id}.${withoutNumbers(path)}`,
        where: [...owner.where, source.nameOf(t, path)].join(' › '),
        kind,
        source: value,
        ...targetOf(typeof there === 'string' ? there : ''),
        isMissing: missing.has(path.join('/')),
        limit: owner.limitOf(path),
        place: { block: owner.block, page: owner.page, path: path.join('/') },
        write(later, text) {
          const now = owner.sourceOn(later) ?? source;
          const command = now.write(locale, path, text, now.rows[own]?.values ?? {});
          // Words alone, each where it stood: nothing in a list was moved.
          return command.type === 'setSettings' ? { ...command, inPlace: true } : command;
        },
      },
    ];
  });
}

const pageLimits = Object.fromEntries(
  Object.entries(pageSettingsSchema.properties).map(([name, property]) => [
    name,
    'maxLength' in property ? property.maxLength : undefined,
  ]),
);

/** Every text of the site's pages and their blocks, with what stands in a language; each once. */
export function contentUnits(
  site: EditedSite,
  locale: string,
  names: Omit<UnitNames, 'rows'>,
): readonly TextUnit[] {
  const { t, schemaOf, groups } = names;
  const seen = new Set<number>();
  return site.pages.flatMap((id) => {
    const page = site.pageOf[id];
    if (!page) return [];
    const name = pageName(page, site.defaultLanguage, t);
    const ownTexts: Owner = {
      id: `page${id}`,
      where: [name, groups.page],
      page: id,
      block: undefined,
      sourceOn: ({ pageOf }) => pageOf[id] && pageSource(pageOf[id], groups.page),
      limitOf: ([text]) => pageLimits[String(text)],
    };
    const blocks = page.blocks.flatMap((block): readonly Owner[] => {
      const schema = site.blockOf[block] && schemaOf(site.blockOf[block].key);
      // A block that stands on several pages is translated once.
      if (!schema || seen.has(block)) return [];
      seen.add(block);
      return [
        {
          id: `block${block}`,
          where: [name, schema.title],
          page: id,
          block,
          sourceOn: ({ blockOf }) => blockOf[block] && blockSource(blockOf[block], schema),
          limitOf: (path) => limitAt(schema, path),
        },
      ];
    });
    return [ownTexts, ...blocks].flatMap((owner) => unitsOf(site, owner, locale, t));
  });
}

function siteUnits(site: EditedSite, locale: string, names: UnitNames): readonly TextUnit[] {
  const own = site.defaultLanguage.toUpperCase();
  return siteTextNames.flatMap((name): readonly TextUnit[] => {
    const textIn = (language: string): string => String(appliedValue(site.texts[language] ?? {}, name) ?? '');
    const source = textIn(own);
    const kind = kindOf(name);
    if (source.trim() === '' || (kind === 'html' && isProgram(kind, source))) return [];
    const target = textIn(locale);
    return [
      {
        id: unitId(site.id, 'texts', [name]),
        kindOfPlace: `texts.${name}`,
        where: `${names.groups.site} › ${names.settingTitle(name)}`,
        kind: kind === 'html' || kind === 'lines' ? kind : 'line',
        source,
        ...targetOf(target),
        isMissing: target.trim() === '',
        limit: propertyOf(name).maxLength,
        place: undefined,
        write: (_site, text) => ({ type: 'setSiteTexts', locale, set: { [name]: text }, unset: [] }),
      },
    ];
  });
}

/** Longest text of the product that a site may write over. */
const longestOwn = 2000;

/** Texts of the product that the language has not got, or that the site wrote over in either language. */
function productUnits(site: EditedSite, locale: string, { rows, groups }: UnitNames): readonly TextUnit[] {
  const own = site.defaultLanguage;
  const language = locale.toLowerCase();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.flatMap((row): readonly TextUnit[] => {
    const isMissing = row.missing.includes(language);
    if (!isMissing && !row.changed.includes(own) && !row.changed.includes(language)) return [];
    // A form of plural that the source has not got is made of the one that all have.
    const form = row.texts[own] ?? byId.get(`${pluralStem(row.id) ?? row.id}_other`)?.texts[own];
    const source = form ?? row.texts['en'];
    if (source === undefined || source.trim() === '') return [];
    return [
      {
        id: unitId(site.id, 'product', row.id.split('.')),
        kindOfPlace: `product.${row.id}`,
        where: `${groups.product} › ${row.id}`,
        kind: 'line',
        source,
        ...targetOf(row.texts[language] ?? ''),
        isMissing,
        limit: longestOwn,
        place: undefined,
        write(later, text) {
          const custom = withText(later.settings['custom_translations'], language, row.id, text);
          return { type: 'setSite', set: { custom_translations: custom }, unset: [] };
        },
      },
    ];
  });
}

/** Every text of a site that has words to translate. @param locale upper case, not the site's own */
export function unitsOfSite(site: EditedSite, locale: string, names: UnitNames): readonly TextUnit[] {
  return [
    ...contentUnits(site, locale, names),
    ...siteUnits(site, locale, names),
    ...productUnits(site, locale, names),
  ];
}
