export { count, countPage } from './page/analytics/count.ts';
export type { AnalyticsEvent, AnalyticsEvents } from './page/analytics/events.ts';
export * from './page/connection/connection.tsx';
export * from './page/consent/consent.messages.ts';
export * from './page/consent/cookie-consent.tsx';
export type { AllowedScript } from './page/consent/run-script.ts';
export { choiceOf, mayRun } from './machines/cookie-consent/consent-choice.ts';
export * from './create-engine.ts';
export * from './define-block.ts';
export * from './features/favourites/site/favourites.messages.ts';
export {
  favouriteAddress,
  favouriteKey,
  type FavouriteKind,
} from './features/favourites/site/use-is-favourite.ts';
export type { FavouriteReply } from './features/favourites/site/favourite-reply.ts';
export * from './page/forms/block-form.tsx';
export { defineMessages, type Messages, type MessageTree } from '@boardwright/messages';
export * from './i18n/page-translator.ts';
export * from './i18n/translate.ts';
export * from './i18n/translator.ts';
export * from './i18n/use-t.ts';
export * from './packaged-blocks.ts';
export * from './page/board-context.ts';
export * from './page/frame-blocks.ts';
export * from './page/load-page.ts';
export type * from './page/canvas-bridge.ts';
export { loadPart } from './page/load-part.ts';
export * from './page/page-data.ts';
export type { SessionRole } from './page/session-role.ts';
export * from './page/page-error.ts';
export * from './page/page-view.tsx';
export * from './page/page.messages.ts';
export * from './page/read-page.ts';
export * from './page/renderers.ts';
export * from './page/resolve-page.ts';
export * from './page/clean-rich-text.ts';
export * from './page/routes/middlewares.ts';
export * from './page/routes/redirects.ts';
export * from './kit/theme/fonts.ts';
export * from './kit/theme/theme-variables.ts';
export { ProgressBar } from './kit/progress-bar/progress-bar.tsx';
export * from './kit/ui.messages.ts';
