import type { SiteTemplate } from '@boardwright/api-client/contract';
import { type BlockSchemas, defaultPath, pageKinds, toWire, writeSettings } from '@boardwright/blocks-schema';
import { pageNames } from '@boardwright/blocks-schema/page-names';
import { isLocale } from '@boardwright/messages';
import type { SiteCopy } from './site-copy.schema.ts';
import { templateHeadlines } from './template.messages.ts';
import { starterSet } from '../segments/starter-sets.ts';

/** How a site looks that begins with a template. */
const templates: Readonly<Record<SiteTemplate, { readonly look: Readonly<Record<string, unknown>> }>> = {
  care: {
    look: { primary_color: '#0b6e4f', secondary_color: '#f0a35e', font_family: 'Lato' },
  },
  technology: {
    look: { primary_color: '#3b3fb6', secondary_color: '#12b5a6', font_family: 'Roboto' },
  },
  local: {
    look: { primary_color: '#9a3b1f', secondary_color: '#3f7d5a', font_family: 'Poppins' },
  },
};

/** Blocks that are one for all pages of a new site. */
const shared: ReadonlySet<string> = new Set(['navbar', 'footer', 'call-to-action']);

interface Around {
  readonly schemas: BlockSchemas;
  readonly languages: readonly string[];
  readonly own: string;
  readonly template: SiteTemplate;
}

type Block = SiteCopy['blocks'][number];

function settingsOf(key: string, settings: object, { schemas, own }: Around): Block['settings'] {
  const schema = schemas[key];
  const values = settings as Readonly<Record<string, unknown>>;
  const stored = schema ? writeSettings(schema, values) : { settings: toWire(key, values), version: 0 };
  return { [own.toUpperCase()]: stored };
}

/** The headline of the home page, in every language of the site. */
function headlines(around: Around): Block['settings'] {
  const { languages, template } = around;
  return Object.fromEntries(
    languages.flatMap((language) =>
      isLocale(language)
        ? Object.entries(
            settingsOf(
              'search-job',
              { headline: templateHeadlines[language][template] },
              { ...around, own: language },
            ),
          )
        : [],
    ),
  );
}

function pageTexts(kind: string, languages: readonly string[]): SiteCopy['pages'][number]['texts'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const names: Readonly<Record<string, string>> = isLocale(language) ? pageNames[language] : {};
      const name = names[kind];
      return name === undefined
        ? []
        : [[language.toUpperCase(), { page_label: name, page_title: name, page_description: '' }]];
    }),
  );
}

/** Every kind of page once, with the blocks of its kind. */
function pagesOf(around: Around): Pick<SiteCopy, 'pages' | 'blocks'> {
  const blocks: Block[] = [];
  const sharedNumbers = new Map<string, number>();
  const place = (kind: string, key: string, settings: object): number => {
    const known = sharedNumbers.get(key);
    if (known !== undefined) return known;
    const number = blocks.length + 1;
    const isShared = shared.has(key);
    if (isShared) sharedNumbers.set(key, number);
    const isHead = kind === 'p-home' && key === 'search-job';
    blocks.push({
      number,
      key,
      is_shared: isShared,
      custom_styles: null,
      settings: isHead ? headlines(around) : settingsOf(key, settings, around),
    });
    return number;
  };
  const pages = pageKinds
    .filter(({ identifier }) => identifier !== 'p-generic')
    .map(({ identifier: key, composition }, at) => ({
      number: at + 1,
      key,
      path: Object.fromEntries(
        around.languages.map((language) => [language, defaultPath(key, language, at)]),
      ),
      texts: pageTexts(key, around.languages),
      former_paths: [],
      blocks: composition.map((composed) => place(key, composed.key, composed.settings ?? {})),
    }));
  return { pages, blocks };
}

/**
 * A site with the look, the pages and the categories of a field of work.
 * @param bare a site without anything, in its languages
 */
export function templateCopy(bare: SiteCopy, template: SiteTemplate, schemas: BlockSchemas): SiteCopy {
  const { look } = templates[template];
  const { languages, default_language: own, settings } = bare.site;
  return {
    ...bare,
    // What was chosen beside the template goes before it.
    site: { ...bare.site, settings: { ...look, ...settings } },
    ...pagesOf({ schemas, languages, own, template }),
    categories: starterSet(template, languages).map(({ group, name, icon }, at) => ({
      number: at + 1,
      group,
      name: { ...name },
      icon,
      order: at + 1,
      is_archived: false,
    })),
  };
}
