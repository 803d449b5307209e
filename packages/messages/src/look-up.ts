import type { BlockMessages, MessageTree } from './define-messages.ts';
import { interpolate } from './interpolate.ts';
import { defaultLocale } from './locales.ts';
import type { Translate } from './message-key.ts';

/** The message at a path such as `form.required`, if there is one. */
export function messageAt(tree: MessageTree | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * Reads a tree of messages in one language: nested keys, the plural of `count` by the language's own rule, `{{name}}`
 * filled in. A key without a message is returned as it is, so that it is seen in tests and never breaks a page.
 */
export function lookUp(tree: MessageTree | undefined, language: string): Translate {
  let rules: Intl.PluralRules | undefined;
  return (key, values = {}) => {
    const { count } = values;
    if (typeof count !== 'number') return interpolate(messageAt(tree, key) ?? key, values);
    rules ??= new Intl.PluralRules(language);
    const message = messageAt(tree, `${key}_${rules.select(count)}`) ?? messageAt(tree, `${key}_other`);
    return interpolate(message ?? messageAt(tree, key) ?? key, values);
  };
}

/** The messages for a page in a language: in it, in it without its region, in English, or in the first that is there. */
export function messagesIn(messages: BlockMessages, language: string): MessageTree {
  const [base = language] = language.split('-');
  const written = [language, base, defaultLocale].find((tag) => Object.hasOwn(messages, tag));
  return messages[written ?? Object.keys(messages)[0] ?? defaultLocale] ?? {};
}
