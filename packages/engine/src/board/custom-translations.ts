import type { MessageTree } from '@boardwright/messages';
import { isMessageTree, mergeMessages } from '@boardwright/ui/merge-messages';
import type { PageMessages } from '@boardwright/ui/translate';
import { renamedMessages } from './renamed-messages.ts';

type Tree = Readonly<Record<string, unknown>>;

const plural = /_(?:zero|one|two|few|many|other)$/;

/**
 * A tree of texts with one of them written, or taken away; nothing empty is left behind.
 * @param path namespace and key, each part by itself
 * @param text a text or a group of them; undefined takes it away
 */
export function withMessage(tree: Tree, [name = '', ...rest]: readonly string[], text: unknown): Tree {
  const { [name]: here, ...others } = tree;
  const next = rest.length === 0 ? text : withMessage(isMessageTree(here) ? here : {}, rest, text);
  const isNothing = next === undefined || (isMessageTree(next) && Object.keys(next).length === 0);
  return isNothing ? others : { ...tree, [name]: next };
}

const messageAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (group, name) => (isMessageTree(group) && Object.hasOwn(group, name) ? group[name] : undefined),
    tree,
  );

/** The texts of one language under the keys that messages have now. */
function renamed(texts: Tree): Tree {
  let current = texts;
  for (const [before, now] of Object.entries(renamedMessages)) {
    const [from, to] = [before.split('.'), now.split('.')];
    const [group, last] = [from.slice(0, -1), from.at(-1) ?? ''];
    const siblings = messageAt(current, group);
    for (const name of isMessageTree(siblings) ? Object.keys(siblings) : []) {
      if (name.replace(plural, '') !== last && name !== last) continue;
      const target = [...to.slice(0, -1), `${to.at(-1) ?? ''}${name.slice(last.length)}`];
      const text = messageAt(current, [...group, name]);
      current = withMessage(current, [...group, name], undefined);
      // What was written since under the new key is what the site wants.
      const merged = mergeMessages({ [name]: text as MessageTree }, { [name]: messageAt(current, target) });
      current = withMessage(current, target, merged[name]);
    }
  }
  return current;
}

/**
 * A site's settings with its own texts (`custom_translations`: language, namespace, key) under the keys that messages
 * have now: one that was written before its message got another key is still there. The very same settings where
 * nothing has another key.
 */
export function withCurrentMessages<Settings extends Tree>(settings: Settings): Settings {
  const custom = settings['custom_translations'];
  if (!isMessageTree(custom)) return settings;
  const entries = Object.entries(custom).map(
    ([locale, texts]) => [locale, texts, isMessageTree(texts) ? renamed(texts) : texts] as const,
  );
  return entries.every(([, before, now]) => before === now)
    ? settings
    : {
        ...settings,
        custom_translations: Object.fromEntries(entries.map(([locale, , now]) => [locale, now])),
      };
}

/**
 * What a site says in a language in place of the product, by namespace (specification §2 'custom translations').
 * @param custom language → namespace → key → text, as the site stores it
 */
export function textsOfSite(custom: unknown, locale: string): Tree {
  const own = isMessageTree(custom) ? custom[locale] : undefined;
  return isMessageTree(own) ? own : {};
}

/**
 * Messages with a site's own texts laid over them, key by key: of those only what these namespaces say, for a page carries
 * them all.
 */
export function withTextsOfSite(messages: PageMessages, texts: Tree): PageMessages {
  const own = Object.entries(texts).filter(([name]) => Object.hasOwn(messages, name));
  return mergeMessages(messages, Object.fromEntries(own));
}
