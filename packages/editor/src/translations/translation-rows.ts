import { isLocale, locales as spoken, type MessageTree } from '@boardwright/messages';
import type { MessagesOf } from '@boardwright/engine/create-engine';
import { textsOfSite } from '@boardwright/engine/custom-translations';
import { isMessageTree } from '@boardwright/ui/merge-messages';

/** Where the product's own texts come from. */
interface TextSource {
  readonly blocks: ReadonlyMap<string, unknown>;
  readonly messagesOf: MessagesOf;
}

/** A text of the website in each of its languages. */
export interface TranslationRow {
  /** Namespace and key, as 'jobList.sort.newest'. */
  readonly id: string;
  readonly part: string;
  /** Text by language, the site's own where it has one; absent where there is none. */
  readonly texts: Readonly<Record<string, string>>;
  /** The product's own text by language. */
  readonly builtIn: Readonly<Record<string, string>>;
  /** Languages in which this site changed it. */
  readonly changed: readonly string[];
  /** Languages without a text: visitors read another. */
  readonly missing: readonly string[];
  /** Languages that have no such form of plural. */
  readonly unused: readonly string[];
}

function leaves(tree: MessageTree, path: string): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}.${name}`, value] as const] : leaves(value, `${path}.${name}`),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The forms of plural a language has: 'one', 'few', 'other'. */
function formsOf(locale: string): readonly string[] {
  try {
    return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  } catch {
    // Policy: a language this browser does not know gets the two forms that most have.
    return ['one', 'other'];
  }
}

/** The stem of a plural's key; undefined for a text that does not count. */
export function pluralStem(id: string): string | undefined {
  return pluralForm.test(id) ? id.replace(pluralForm, '') : undefined;
}

/**
 * Every text the website's parts and blocks can show, by part.
 * @param custom the site's own translations: language → namespace → key → text
 */
export function translationRows(
  { blocks, messagesOf }: TextSource,
  locales: readonly string[],
  custom: unknown = {},
): readonly TranslationRow[] {
  const builtIn = new Map<string, Record<string, string>>();
  const stems = new Set<string>();
  for (const locale of new Set([...spoken, ...locales])) {
    for (const [part, tree] of Object.entries(messagesOf(locale, blocks.keys())))
      for (const [id, text] of leaves(tree, part)) {
        const texts = builtIn.get(id) ?? {};
        builtIn.set(id, texts);
        // A language the product does not speak is drawn in another.
        if (isLocale(locale)) texts[locale] = text;
        if (id.endsWith('_other')) stems.add(id.slice(0, -'_other'.length));
      }
  }
  const forms = new Map(locales.map((locale) => [locale, formsOf(locale)]));
  for (const stem of stems)
    for (const form of new Set([...forms.values()].flat()))
      if (!builtIn.has(`${stem}_${form}`)) builtIn.set(`${stem}_${form}`, {});
  const own = new Map(
    locales.map((locale) => [
      locale,
      new Map(
        Object.entries(textsOfSite(custom, locale)).flatMap(([part, tree]) =>
          isMessageTree(tree) ? leaves(tree, part) : [],
        ),
      ),
    ]),
  );
  const rows = [...builtIn].map(([id, texts]): TranslationRow => {
    const stem = pluralStem(id);
    const form = stem !== undefined && stems.has(stem) ? id.slice(stem.length + 1) : undefined;
    const isUsed = (locale: string): boolean =>
      form === undefined || texts[locale] !== undefined || (forms.get(locale) ?? []).includes(form);
    const changed = locales.filter((locale) => own.get(locale)?.has(id));
    const displayed = locales.map((locale) => [locale, own.get(locale)?.get(id) ?? texts[locale]] as const);
    return {
      id,
      part: id.split('.')[0] ?? id,
      builtIn: texts,
      texts: Object.fromEntries(
        displayed.filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
      changed,
      missing: displayed.flatMap(([locale, text]) => (text === undefined && isUsed(locale) ? [locale] : [])),
      unused: locales.filter((locale) => !isUsed(locale) && !changed.includes(locale)),
    };
  });
  // The forms of one text stand together, and no row is for nobody.
  return rows.filter(({ unused }) => unused.length < locales.length);
}

/** The rows of a part whose key or text, in any language, holds what was typed. */
export function findRows(
  rows: readonly TranslationRow[],
  typed: string,
  part?: string,
): readonly TranslationRow[] {
  const searched = typed.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (part === undefined || row.part === part) &&
      [row.id, ...Object.values(row.texts)].some((text) => text.toLowerCase().includes(searched)),
  );
}

/** Those that miss a text first; else in their order. */
export function missingFirst(rows: readonly TranslationRow[]): readonly TranslationRow[] {
  return [
    ...rows.filter(({ missing }) => missing.length > 0),
    ...rows.filter(({ missing }) => missing.length === 0),
  ];
}

/** What is drawn where a language has no text: that of the default language, else English. */
export function textInstead(
  row: TranslationRow,
  own: string,
): { readonly locale: string; readonly text: string } {
  const locale = row.texts[own] === undefined ? 'en' : own;
  return { locale, text: row.texts[locale] ?? row.builtIn[locale] ?? '' };
}
