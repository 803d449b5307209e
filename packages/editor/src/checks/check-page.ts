import type { BlockSchema } from '@boardwright/blocks-schema';
import { isOwn, type EditedBlock, type EditedPage, type EditedSite } from '../page-editing/edited-site.ts';
import { checkBlock, type Around } from './check-block.ts';
import { anchorsOfSite, createBlockAnchors, sameAnchors } from './anchors.ts';
import { inOneLine, type Finding } from './finding.ts';
import { destinationsOf, type AnchorsOf } from './links.ts';
import { lengthOf, resultLimits, searchResult, type MeasureText } from '../pages/search-result.ts';

type Checked = Pick<
  EditedSite,
  'pages' | 'pageOf' | 'blockOf' | 'defaultLanguage' | 'languages' | 'name' | 'texts' | 'settings'
>;

export interface PageChecks {
  /** What to look at on a page. */
  readonly of: (site: Checked, page: EditedPage) => readonly Finding[];
}

/** A page's own texts, that search results and browser tabs show. */
const pageTexts = ['page_title', 'page_description'] as const;

/** What is missing of a page's own texts, and what search engines would cut off. */
function textFindings(
  site: Checked,
  page: EditedPage,
  { languages, own }: Around,
  measure: MeasureText,
): readonly Finding[] {
  const found = languages.flatMap((locale) => {
    const row = page.texts[locale];
    // What was never translated is that of the default language.
    if (locale !== own && !isOwn(row)) return [];
    const result = searchResult(site, row?.values, locale);
    return pageTexts.flatMap((name): readonly Finding[] => {
      const about = { block: undefined, setting: name, locales: [locale], about: name };
      const text = row?.values[name];
      if (typeof text !== 'string' || text.trim() === '') return [{ ...about, kind: 'pageTexts', count: 1 }];
      const length = lengthOf(name, result, measure) ?? 0;
      const limit = resultLimits[name];
      return length > limit ? [{ ...about, kind: 'longTexts', count: length, limit }] : [];
    });
  });
  return inOneLine(found);
}

/** What all checks of a site stand on, as long as it does not change. */
interface Ground {
  readonly text: string;
  readonly anchorsOf: AnchorsOf;
  /** By page: a block's links to names of its own page are others on another. */
  readonly pages: Map<
    number,
    { readonly around: Around; readonly known: WeakMap<EditedBlock, readonly Finding[]> }
  >;
}

/**
 * Checks pages; a block that did not change, among pages that did not, is not looked at again.
 * @param measure how wide a title is listed; without, its width is not checked
 */
export function createPageChecks(
  schemaOf: (key: string) => BlockSchema | undefined,
  measure: MeasureText = () => undefined,
): PageChecks {
  const anchorsOfBlock = createBlockAnchors(schemaOf);
  let ground: Ground | undefined;
  let last: Checked | undefined;
  /** Only which pages there are, where, and with which anchors decides about links: not what they say. */
  const groundOf = (site: Checked): Ground => {
    if (ground && last === site) return ground;
    last = site;
    const anchorsOf = anchorsOfSite(site, anchorsOfBlock);
    const text = JSON.stringify([
      site.languages,
      site.defaultLanguage,
      site.pages.map((id) => [id, site.pageOf[id]?.key, site.pageOf[id]?.path, [...anchorsOf(id)]]),
    ]);
    if (ground?.text !== text) ground = { text, anchorsOf, pages: new Map() };
    return ground;
  };
  return {
    of(site, page) {
      const { anchorsOf, pages } = groundOf(site);
      const checked = pages.get(page.id) ?? {
        known: new WeakMap(),
        around: {
          destinations: destinationsOf(site, anchorsOf, page.id),
          own: site.defaultLanguage.toUpperCase(),
          languages: site.languages.map((locale) => locale.toUpperCase()),
        },
      };
      pages.set(page.id, checked);
      const { known, around: now } = checked;
      return [
        ...textFindings(site, page, now, measure),
        ...sameAnchors(site, page, now.languages),
        ...page.blocks.flatMap((id) => {
          const block = site.blockOf[id];
          if (!block) return [];
          const found = known.get(block) ?? checkBlock(block, schemaOf(block.key), now);
          known.set(block, found);
          return found;
        }),
      ];
    },
  };
}

/** A heading as it stands in the page. */
export interface Heading {
  readonly level: number;
  readonly block: number | undefined;
  readonly text: string;
}

/** Whether headings follow each other: one of the first level, none skipped on the way down (WCAG 1.3.1). */
export function checkHeadings(headings: readonly Heading[], locale: string): readonly Finding[] {
  const finding = (rule: NonNullable<Finding['rule']>, heading?: Heading): Finding => ({
    kind: 'headings',
    block: heading?.block,
    setting: undefined,
    locales: [locale],
    about: heading?.text ?? '',
    count: 1,
    rule,
  });
  const [, second] = headings.filter(({ level }) => level === 1);
  const skipped = headings.filter(({ level }, at) => {
    const before = headings[at - 1];
    return before !== undefined && level > before.level + 1;
  });
  return [
    ...(headings.some(({ level }) => level === 1) ? [] : [finding('none')]),
    ...(second ? [finding('several', second)] : []),
    ...skipped.map((heading) => finding('skipped', heading)),
  ];
}
