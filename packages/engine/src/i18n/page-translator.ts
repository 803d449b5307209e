import type { MessageTree } from './define-messages.ts';
import type { Translate, Translator, Words } from './translate.ts';

function messageAt(tree: MessageTree | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | MessageTree | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * The translator of pages, on the server and in the visitor's browser alike: it reads the messages that come with the
 * page. The messages are i18next's, who reads them everywhere else; this is the part of its language that our messages
 * use (nested keys, `{{name}}`, plural suffixes), for a tenth of the weight. A test holds both against each other over
 * every message there is.
 */
export function pageTranslator(locale: string, words: Words): Translator {
  const plurals = new Intl.PluralRules(locale);
  const namespace = (name: string): Translate => {
    const tree = words[name];
    return (key, values = {}) => {
      const { count } = values;
      const plural =
        typeof count === 'number' ? messageAt(tree, `${key}_${plurals.select(count)}`) : undefined;
      const other =
        plural === undefined && typeof count === 'number' ? messageAt(tree, `${key}_other`) : undefined;
      const message = plural ?? other ?? messageAt(tree, key) ?? key;
      if (!message.includes('{{')) return message;
      return message.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''));
    };
  };
  const kept = new Map<string, Translate>();
  return {
    locale,
    namespace(name) {
      let translate = kept.get(name);
      if (!translate) {
        translate = namespace(name);
        kept.set(name, translate);
      }
      return translate;
    },
  };
}
