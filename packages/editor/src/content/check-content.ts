import { isRecord } from '../model/is-record.ts';
import { SiteContentError, type SiteContent } from './site-content.ts';

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function fail(sentence: string): never {
  throw new SiteContentError(sentence);
}

function list(value: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value) || !value.every(isRecord)) fail(`${name} must be a list of objects`);
  return value;
}

function checkBlock(block: Readonly<Record<string, unknown>>, at: string): void {
  if (!isNumber(block['id'])) fail(`${at} needs an \`id\`: a positive whole number that no other block has`);
  if (typeof block['key'] !== 'string' || block['key'] === '') fail(`${at} needs the \`key\` of its kind`);
  const { settings } = block;
  if (!isRecord(settings) || !Object.values(settings).every(isRecord))
    fail(`${at} needs \`settings\` by language, as { en: { title: 'Hello' } }`);
}

function checkPage(page: Readonly<Record<string, unknown>>, at: string): void {
  if (!isNumber(page['id'])) fail(`${at} needs an \`id\`: a positive whole number that no other page has`);
  if (typeof page['kind'] !== 'string') fail(`${at} needs a \`kind\`, as 'p-generic'`);
  for (const name of ['path', 'texts'])
    if (!isRecord(page[name])) fail(`${at} needs \`${name}\` by language, as { en: … }`);
  for (const [nth, block] of list(page['blocks'], `${at}.blocks`).entries())
    checkBlock(block, `${at}.blocks[${nth}]`);
}

/**
 * Whether a site can be edited as it is. Where it came from, nobody knows: from a database, or a file written by hand.
 * @throws SiteContentError with a sentence that says where it is wrong
 */
export function checkContent(site: SiteContent): void {
  if (!isRecord(site)) fail('site must be an object with `languages` and `pages`');
  const { languages, defaultLanguage = languages[0] } = site;
  if (!Array.isArray(languages) || languages.length === 0 || !languages.every((one) => /^[a-z-]+$/.test(one)))
    fail("site.languages needs at least one language, lower case, as ['en']");
  if (defaultLanguage === undefined || !languages.includes(defaultLanguage))
    fail(`site.defaultLanguage '${defaultLanguage}' is none of site.languages`);
  const { pages = [], blocks = [] } = site.removed ?? {};
  for (const [nth, page] of list(site.pages, 'site.pages').entries()) checkPage(page, `site.pages[${nth}]`);
  for (const [nth, page] of list(pages, 'site.removed.pages').entries())
    checkPage(page, `site.removed.pages[${nth}]`);
  for (const [nth, block] of list(blocks, 'site.removed.blocks').entries())
    checkBlock(block, `site.removed.blocks[${nth}]`);
  checkNumbers(site);
}

/** Numbers are what is written to: two things of one number would be one. */
function checkNumbers({ pages, removed }: SiteContent): void {
  const ofPages = new Set<number>();
  for (const { id } of [...pages, ...(removed?.pages ?? [])]) {
    if (ofPages.has(id)) fail(`Two pages of the site have the number ${id}: give one of them another`);
    ofPages.add(id);
  }
  const places = new Map<number, boolean>();
  for (const page of [...pages, ...(removed?.pages ?? [])])
    for (const { id, shared = false } of page.blocks) {
      const before = places.get(id);
      if (before !== undefined && !(before && shared))
        fail(
          `Two blocks of the site have the number ${id}: give one of them another, or make both \`shared: true\` where it is one block on several pages`,
        );
      places.set(id, shared);
    }
}
