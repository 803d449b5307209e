import { createContext, useContext } from 'react';
import type { Translate, Translator } from './translate.ts';

/** Outside a page there are no words: the keys themselves show. */
const wordless: Translator = { locale: 'en', namespace: () => (key) => key };

export const TranslatorContext = createContext<Translator>(wordless);

/** The translate function of a namespace, in the page's locale: `Key` are those that the namespace has. */
export function useT<Key extends string>(namespace: string): Translate<Key> {
  return useContext(TranslatorContext).namespace(namespace);
}
