export { AuthProvider, useProfile, type AuthEffects } from '@boardwright/engine/auth';
export type {
  Cancelled,
  Credentials,
  GivenPasskey,
  HalfIn,
  Profile,
  SignedByPasskey,
} from '@boardwright/engine/auth-machine';
export type { BoardServices } from './editor-root.tsx';
export { EditedSiteRoot, workspaceRoutes, type EditedSiteProps } from './mount/edited-site-root.tsx';
export { Editor, type EditorProps } from './mount/editor.tsx';
export type { EditorBlock } from './mount/mounted-engine.ts';
export type { EditorEffects, SavedChange } from './content/editor-effects.ts';
export { inMemoryEffects, type InMemoryEffects, type InMemoryOptions } from './content/in-memory-effects.ts';
export {
  SiteContentError,
  type BlockContent,
  type InLanguages,
  type PageContent,
  type PresetContent,
  type SiteContent,
} from './content/site-content.ts';
export { revisionOf } from './content/row-revisions.ts';
export { SaveError, type SaveProblem } from './page-editing/save-problem.ts';
export type { Command } from './page-editing/command.ts';
export type { EditedSite } from './page-editing/edited-site.ts';
export { EditorMessages } from './editor-language.tsx';
export { EditorLanguageProvider, useEditorLocale, useEditorT } from './editor-messages.tsx';
export { DraftStart } from './first-steps/draft-start.tsx';
export { SessionGate, type SessionGateProps } from './session/session-gate.tsx';
export { LazySetupPage as SetupPage } from './setup/lazy-setup-page.ts';
export type { SetupEffects } from './setup/setup-page.tsx';
export type { AccountApi } from './account/account-api.ts';
export { PasskeyApiContext, type AddedPasskey, type PasskeyApi } from './login/passkey-api.ts';
export { SecondStepApiContext, type Answered, type SecondStepApi } from './second-step/second-step-api.ts';
export type { FormRefusal } from './login/form-refusal.ts';
export { PasswordPage, type PasswordEffects } from './login/password-page.tsx';
export { applyScheme } from './ui/colour-scheme.ts';
export { EditorFailure } from './shell/editor-failure.tsx';
export { Workbench } from './shell/workbench.tsx';
export { newUid } from './model/new-uid.ts';
export { editorSite, type EditorSite } from './saving/site-pages.ts';
export {
  CompaniesPage,
  PeoplePage,
  MailsPage,
  MediaPage,
  ContentPage,
  FirstStepsPage,
  JobsPage,
  OverviewPage,
  ShopPage,
  SiteSettingsPage,
  SitesPage,
  TeamPage,
} from './workspaces.tsx';
export { nothingStored, type Journal } from './page-editing/editing.ts';
export { saveCommand } from './saving/save-command.ts';
export type { SchemaOf } from './saving/to-edited-site.ts';
export type { ExperimentSource, NewExperiment } from './publication/experiment-source.ts';
export type { NewPreviewLink, PreviewSource } from './publication/preview-source.ts';
export type { CommentSource } from './comments/comment-source.ts';
export type { PublishingSource } from './publication/publishing-source.ts';
export type { OutdatedSource } from './translations/outdated-source.ts';
export type { HostSource } from './site-settings/domain/host-source.ts';
export type { ForwardSource } from './site-settings/forwards/forward-source.ts';
export type { NewsletterApi } from './content-pages/newsletters/newsletter-api.ts';
export type { FeedApi } from './site-settings/feeds/feed-api.ts';
export { failureKindOf, RequestError } from '@boardwright/engine/request-failure';
export { ShopApiContext, type ShopApi } from './shop/shop-api.ts';
export { QuotesApiContext, type QuotesApi } from './shop/quotes/quotes-api.ts';
export { ArticlesApiContext, type ArticlesApi } from './content-pages/articles/articles-api.ts';
export { MediaApiContext, type MediaApi } from './media/media-api.ts';
export { NewCompanyApiContext, type NewCompanyApi } from './new-company/new-company-api.ts';
export type { FoundPlace } from './lists/place-field.tsx';
export { CompaniesApiContext, type CompaniesApi } from './companies/companies-api.ts';
export { ListViewsApiContext, type ListViewsApi } from './lists/list-views-api.ts';
export { type ApplicationsApi, PeopleApiContext, type PeopleApi } from './people/people-api.ts';
export { MailsApiContext, type MailsApi } from './mails/mails-api.ts';
export {
  LandingPagesApiContext,
  type LandingPagesApi,
} from './content-pages/landing-pages/landing-pages-api.ts';
export { JobsApiContext, type JobsApi, type MoveWords, type WantedJobs } from './jobs/listed/jobs-api.ts';
export { ReportsApiContext, type ReportsApi } from './jobs/reports/reports-api.ts';
export { CategoriesApiContext, type CategoriesApi } from './content-pages/categories/categories-api.ts';
export { importOutcome } from './lists/import/import-outcome.ts';
export { LegalApiContext, type LegalApi } from './content-pages/legal/legal-api.ts';
export {
  PlaceholdersApiContext,
  type PlaceholdersApi,
} from './content-pages/placeholders/placeholders-api.ts';
export { RedirectsApiContext, type RedirectsApi } from './content-pages/redirects/redirects-api.ts';
export { TeamApiContext, type TeamApi } from './team/team-api.ts';
export type { InvitationEffects } from './login/invitation-page.tsx';
export { LazyInvitationPage as InvitationPage } from './login/lazy-invitation-page.ts';
export type { SitesApi } from './shell/sites-api.ts';
export { HandoverPage, type HandoverEffects } from './login/handover-page.tsx';
export { OverviewApiContext, type OverviewApi } from './overview/overview-api.ts';
