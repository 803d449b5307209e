import { lookUp, type Translate } from '@boardwright/messages';
import type { Translator, PageMessages } from './translate.ts';

/**
 * The translator of pages, on the server and in the visitor's browser alike: it reads the messages that come with the
 * page as mails and errors read theirs. The messages are written in i18next's syntax, which reads them in the editor and
 * in Storybook; a test holds both against each other over every message there is.
 */
export function pageTranslator(locale: string, messages: PageMessages): Translator {
  const known = new Map<string, Translate>();
  return {
    locale,
    namespace(name) {
      let translate = known.get(name);
      if (!translate) {
        translate = lookUp(messages[name], locale);
        known.set(name, translate);
      }
      return translate;
    },
  };
}
