export {
  defaultLocale,
  inLocale,
  isLocale,
  localeOf,
  locales,
  type EveryLocale,
  type Locale,
} from './locales.ts';
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
export { lookUp, messageAt, messagesIn, type Translate } from './look-up.ts';
export {
  translate,
  translateIn,
  type KeyBelow,
  type LeafPath,
  type MessageKey,
  type TranslateIn,
  type TypedTranslate,
  type WholeMessage,
} from './translate.ts';
