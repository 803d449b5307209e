export { count, countPage } from './page/analytics/count.ts';
export type { AnalyticsEvent, AnalyticsEvents } from './board/analytics-events.ts';
export { Connection } from './page/connection/connection.tsx';
export { CookieConsent } from './page/consent/cookie-consent.tsx';
export type { AllowedScript } from './page/consent/run-script.ts';
export { choiceOf, mayRun } from './machines/cookie-consent/consent-choice.ts';
export {
  createDeclaredEngine,
  createEngine,
  DuplicateBlockError,
  type DeclaredEngine,
  type Engine,
  type FetchedSettings,
  type MessagesOf,
} from './board/create-engine.ts';
export {
  defineBlock,
  namespaceOf,
  type ActionContext,
  type ActionResult,
  type AnyBlock,
  type Block,
  type BlockAction,
  type BlockContext,
  type BlockHead,
  type BlockOutcome,
  type BlockProps,
  type DeclaredBlock,
  type FieldErrors,
  type VisitorSession,
} from './board/define-block.ts';
export { noApi } from './page/no-api.ts';
export { favouriteMessages } from './page/favourites/favourites.messages.ts';
export { favouriteAddress, favouriteKey } from './page/favourites/use-is-favourite.ts';
export type { FavouriteReply } from './page/favourites/favourite-reply.ts';
export {
  actionField,
  blockField,
  BlockForm,
  lookUpAddress,
  type BlockFormProps,
  type BlockFormState,
} from './page/forms/block-form.tsx';
export { SendFormContext, type SendForm } from './page/forms/send-form.ts';
export type { FormPost } from './machines/request/form-post.ts';
export {
  defineBlockMessages,
  defineMessages,
  type BlockMessages,
  type MessageKey,
  type Messages,
  type MessageTree,
} from '@boardwright/messages';
export { packagedBlocks, packagedForEditor, packagedRenderers } from './packaged-blocks.ts';
export {
  BoardContext,
  pagePath,
  useBoard,
  type Board,
  type Consent,
  type EventsTo,
  type FavouriteKind,
  type Visitor,
} from './board/board-context.ts';
export { isFooter, isFrame } from './page/frame-blocks.ts';
export {
  contextFor,
  loadBlock,
  settingsByKey,
  type PageContext,
  type PageSettings,
} from './page/load-block.ts';
export { loadPage } from './page/load-page.ts';
export { canvasAddress, visibleAddress } from './page/canvas-address.ts';
export type { CanvasBlock, CanvasBridge } from './page/canvas-bridge.ts';
export { readExamples, type DetailExamples } from './page/detail-examples.ts';
export { useJobFormat } from './page/job-texts/use-job-format.ts';
export { loadPart } from './page/load-part.ts';
export type { LinkView, NewsletterPage, PageData, RenderedBlock, SystemView } from './page/page-data.ts';
export type { SessionRole } from './board/session-role.ts';
export { PageError, PageMoved, serverErrorText } from './page/page-error.ts';
export { Column, PageView } from './page/page-view.tsx';
export { partMessages } from './page/part-messages.ts';
export { readPage, type ReadBlock, type ReadPage } from './page/read-page.ts';
export { visibleBlocks } from './page/visible-blocks.ts';
export {
  fetchParts,
  frameKey,
  pageParts,
  rendererKeys,
  RenderersContext,
  type AnyRenderer,
  type PagePart,
  type RendererOf,
} from './page/renderers.ts';
export { StaticMarkupContext, type StaticMarkup } from './page/static-markup.ts';
export { resolvePage, splitPath, type Resolution, type SplitPath } from './page/resolve-page.ts';
export { cleanRichText } from './page/clean-rich-text.ts';
export { fillRichText } from './page/change-rich-text.ts';
export { throughMiddlewares, type GuardedRequest } from './page/routes/middlewares.ts';
export {
  comingSoon,
  createJobboard,
  internalPath,
  isDevLikeHost,
  isSystemPath,
  redirectFor,
  redirectRules,
  siteAuth,
  siteHostOf,
  systemPaths,
  tidyPath,
  withoutEmployerToken,
  type Redirect,
  type RedirectRule,
  type SiteRequest,
  type SiteState,
  type SystemPath,
} from './page/routes/redirects.ts';
export { createPage, type CreatePageOptions, type PlacedBlock } from './page/by-hand/create-page.tsx';
export { createBoard, type BoardSettings } from './board/create-board.ts';
export { emptyConfiguration } from './board/empty-configuration.ts';
