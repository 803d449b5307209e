import { createContext, useContext } from 'react';
import { createTranslator, type Translate, type Translator } from './translator.ts';

export const TranslatorContext = createContext<Translator>(createTranslator('en', {}));

/** The translate function of a namespace, in the page's locale. */
export function useT(namespace: string): Translate {
  return useContext(TranslatorContext).namespace(namespace);
}
