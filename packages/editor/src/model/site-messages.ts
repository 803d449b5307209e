import { withMessage } from '@boardwright/engine/custom-translations';
import type { MessageTree } from '@boardwright/messages';
import type { PageMessages } from '@boardwright/ui/translate';

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a site keeps of its own texts in a language, by namespace. */
export function textsOfSite(custom: unknown, locale: string): Readonly<Record<string, unknown>> {
  const own = isTree(custom) ? custom[locale] : undefined;
  return isTree(own) ? own : {};
}

function laid(under: MessageTree, over: unknown): MessageTree {
  if (!isTree(over)) return under;
  const entries = Object.entries(under).map(([name, value]): [string, string | MessageTree] => {
    const own = over[name];
    if (typeof value !== 'string') return [name, laid(value, own)];
    return [name, typeof own === 'string' ? own : value];
  });
  // A form of plural that the product's own words do not have.
  const more = Object.entries(over).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !Object.hasOwn(under, entry[0]),
  );
  return Object.fromEntries([...entries, ...more]);
}

/** The product's words with the site's own laid over them, key by key. */
export function siteMessages(messages: PageMessages, custom: unknown, locale: string): PageMessages {
  const own = textsOfSite(custom, locale);
  return Object.fromEntries(Object.entries(messages).map(([name, tree]) => [name, laid(tree, own[name])]));
}

/**
 * The site's own texts with one of them written, or taken away.
 * @param custom language → namespace → key → text, as the site keeps it
 * @param id namespace and key, as 'jobList.sort.newest'
 * @param text undefined for the product's own
 */
export function withText(
  custom: unknown,
  locale: string,
  id: string,
  text: string | undefined,
): Readonly<Record<string, unknown>> {
  return withMessage(isTree(custom) ? custom : {}, [locale, ...id.split('.')], text);
}
