export {
  defaultLocale,
  inLocale,
  isLocale,
  localeOf,
  locales,
  type EveryLocale,
  type Locale,
} from './locales.ts';
export { csvLine, csvText, type CsvCell } from './csv.ts';
export { deprecated } from './deprecated.ts';
export {
  defineBlockMessages,
  defineMessages,
  defineSentences,
  type BlockMessages,
  type DeclaringTree,
  type Messages,
  type MessageTree,
} from './define-messages.ts';
export type { SafeHtml, Sanitised } from './safe-html.ts';
export { interpolate, type MessageValues } from './interpolate.ts';
export { lookUp, messageAt, messagesIn } from './look-up.ts';
export {
  translateBelow,
  translateOneOf,
  type KeyBelow,
  type MessageKey,
  type PathOf,
  type Translate,
  type TranslateCall,
  type WholeKey,
} from './message-key.ts';
export {
  translate,
  translateIn,
  type LeafPath,
  type TranslateIn,
  type TypedTranslate,
  type WholeMessage,
} from './translate.ts';
