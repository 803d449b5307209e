import { createInstance, type i18n } from 'i18next';
import type { Translate, Translator, PageMessages } from './translate.ts';

/** Most words have nothing to fill in and are drawn time and again, in an editor with every key: each is looked up once. */
function remembering(look: Translate): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values) return look(key, values);
    const text = known.get(key) ?? look(key);
    known.set(key, text);
    return text;
  };
}

/**
 * Builds the translator of one locale from plain words. Pure but for i18next's own cache; cheap enough to
 * make once per page on the client, and kept per site and locale on the server.
 * @param messages the messages by namespace
 * @param overlay a site's custom translations by namespace: they win key by key (specification §2 'custom translations')
 */
export function createTranslator(
  locale: string,
  messages: PageMessages,
  overlay: PageMessages = {},
): Translator {
  const instance: i18n = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: messages },
    // A missing word must be seen in tests and never break a page: the key itself is drawn.
    saveMissing: false,
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  for (const [name, tree] of Object.entries(overlay))
    instance.addResourceBundle(locale, name, tree, true, true);
  const cache = new Map<string, Translate>();
  return {
    locale,
    namespace(name) {
      let translate = cache.get(name);
      if (!translate) {
        const fixed = instance.getFixedT(locale, name);
        translate = remembering((key, values) => fixed(key, values ?? {}));
        cache.set(name, translate);
      }
      return translate;
    },
  };
}
