import { account } from './endpoints/account.ts';
import { adminJobs } from './endpoints/admin-jobs.ts';
import { applicants } from './endpoints/applicants.ts';
import { applications } from './endpoints/applications.ts';
import { articles } from './endpoints/articles.ts';
import { landingPages } from './endpoints/landing-pages.ts';
import { candidates } from './endpoints/candidates.ts';
import { clients } from './endpoints/client.ts';
import { employerJobs } from './endpoints/employer-jobs.ts';
import { favourites } from './endpoints/favourites.ts';
import { feeds } from './endpoints/feeds.ts';
import { files } from './endpoints/files.ts';
import { forwardRules } from './endpoints/forward-rules.ts';
import { hosts } from './endpoints/hosts.ts';
import { jobAlerts } from './endpoints/job-alerts.ts';
import { companies } from './endpoints/companies.ts';
import { jobReports } from './endpoints/job-reports.ts';
import { jobs } from './endpoints/jobs.ts';
import { legal } from './endpoints/legal.ts';
import { listViews } from './endpoints/list-views.ts';
import { mailLog } from './endpoints/mail-log.ts';
import { mailTexts } from './endpoints/mail-texts.ts';
import { media } from './endpoints/media.ts';
import { mp, multiposter } from './endpoints/multiposter.ts';
import { comments } from './endpoints/comments.ts';
import { newsletters } from './endpoints/newsletters.ts';
import { organisations } from './endpoints/organisations.ts';
import { overview } from './endpoints/overview.ts';
import { adminApplications } from './endpoints/admin-applications.ts';
import { people } from './endpoints/people.ts';
import { placeholders } from './endpoints/placeholders.ts';
import { relations } from './endpoints/relations.ts';
import { resumes } from './endpoints/resumes.ts';
import { orders } from './endpoints/orders.ts';
import { quotes } from './endpoints/quotes.ts';
import { segments } from './endpoints/segments.ts';
import { setup } from './endpoints/setup.ts';
import { shop } from './endpoints/shop.ts';
import { siteBuilder } from './endpoints/site-builder.ts';
import { siteContent } from './endpoints/site-content.ts';
import { sites } from './endpoints/sites.ts';
import { team } from './endpoints/team.ts';

/** The whole API, in the order of specification §7. */
export const contract = {
  hosts,
  jobs,
  jobReports,
  companies,
  people,
  adminApplications,
  employerJobs,
  adminJobs,
  account,
  clients,
  organisations,
  multiposter,
  mp,
  feeds,
  favourites,
  jobAlerts,
  newsletters,
  applications,
  applicants,
  relations,
  candidates,
  files,
  media,
  orders,
  quotes,
  shop,
  resumes,
  overview,
  segments,
  forwardRules,
  articles,
  landingPages,
  legal,
  placeholders,
  mailTexts,
  mailLog,
  siteContent,
  siteBuilder,
  comments,
  sites,
  setup,
  team,
  listViews,
} as const;
export type Contract = typeof contract;

export {
  defineEndpoint,
  documentedPath,
  isReading,
  paramsSchema,
  type BodyOf,
  type Endpoint,
  type EndpointGroup,
  type Method,
  type ParamsOf,
  type PathParams,
  type QueryOf,
  type ReplyOf,
  type Role,
  type SentOf,
} from './define-endpoint.ts';
export {
  errorMessage,
  errors,
  type CataloguedError,
  type ErrorBody,
  type ErrorCode,
} from './errors.messages.ts';
export {
  adminAreas,
  adminRights,
  adminRoles,
  hasRight,
  neededRight,
  rolesOfCall,
  type AdminArea,
  type AdminRight,
  type AdminRole,
} from './admin-rights.ts';
export { adminRoleName, adminRoleNames } from './admin-roles.messages.ts';
export { normalised } from './normalised.ts';
export {
  ownPlaceholders,
  placeholderLengths,
  type Placeholders,
  type PlaceholderUse,
} from './entities/placeholder.ts';
export {
  experimentLengths,
  experimentMeasures,
  experimentShares,
  type Experiment,
  type ExperimentCounts,
  type ExperimentFinding,
  type ExperimentMeasure,
} from './entities/experiment.ts';
export { outdatedText, type OutdatedText } from './entities/outdated-text.ts';
export {
  longestPreviewDays,
  longestPreviewName,
  type Preview,
  type PreviewLink,
} from './entities/preview-link.ts';
export { impersonationCookie, previewCookie, siteCookies, type SiteCookie } from './site-cookies.ts';
export {
  authorityCountries,
  emptyLegalAnswers,
  legalAnswersSchema,
  legalGaps,
  legalPapers,
  legalPurposes,
  longestOwnWords,
  neededFacts,
  processorTasks,
  type AuthorityCountry,
  type LegalAnswers,
  type LegalGap,
  type LegalPaper,
  type LegalPreview,
  type LegalPurpose,
  type LegalState,
  type LegalVersion,
  type OwnWords,
  type ProcessorTask,
  type ReadLegalVersion,
  type WrittenPaper,
} from './entities/legal.ts';
export { longestSlug, slugOf } from './slug.ts';
export {
  countedTo,
  foundTo,
  list,
  one,
  page,
  searchPage,
  shape,
  type FoundLocation,
  type PageMeta,
  type Shape,
  type UnderstoodTerms,
  type ValueOf,
} from './shape.ts';
export {
  type AdminApplication,
  type AdminApplicationPage,
  type DeliveryState,
  type ListedApplication,
  applicationDays,
  applicationLengths,
  applicationSorts,
  deliveryStates,
} from './entities/admin-application.ts';
export {
  type Impersonation,
  personDecisions,
  personLengths,
  personLinks,
  personRoles,
  personSorts,
  personStates,
  type Person,
  type PersonDecision,
  type PersonDeletion,
  type PersonLink,
  type PersonPage,
  type PersonRole,
  type PersonSort,
  type PersonState,
  type PersonSummary,
} from './entities/person.ts';
export { openApiDocument } from './openapi.ts';
export {
  passwordLength,
  type AccountSession,
  type SecondStep,
  secondSteps,
  type SecondStepSecret,
  type SecondStepState,
  type Kpi,
  type LogEntry,
  type ProfileOffer,
  type PublicCandidate,
  type Token,
  type TokenWithCodes,
  type Upload,
  type User,
  type VerificationLink,
} from './entities/account.ts';
export {
  type AddedPasskey,
  type NewPasskeyOptions,
  type Passkey,
  passkeyLimits,
  type PasskeyOptions,
  type SecondStepWays,
} from './entities/passkeys.ts';
export { loggedMailStates, type LoggedMail, type LoggedMailState } from './entities/mail-log.ts';
export {
  mailGroups,
  mailTextLengths,
  mailTextRoles,
  type ListedMail,
  type MailField,
  type MailGroup,
  type MailText,
  type MailTextPreview,
  type MailTextRole,
} from './entities/mail-text.ts';
export {
  fewJobsDays,
  landingPageLimits,
  landingPageStates,
  searchDays,
  type AdminLandingPage,
  type FrequentSearch,
  type LandingPageState,
} from './entities/admin-landing-page.ts';
export {
  articleLimits,
  articleStates,
  type AdminArticle,
  type ArticleState,
} from './entities/admin-article.ts';
export {
  type AdminSegment,
  type AdminSegmentGroup,
  importedSegmentStates,
  type ImportedSegment,
  type SegmentMerge,
  type StarterSegment,
  longestSegmentName,
  mostSegments,
} from './entities/admin-segment.ts';
export {
  forwardDays,
  forwardStatuses,
  longestForward,
  mostForwardRules,
  mostForwardRulesAtOnce,
  type ForwardRule,
  type ImportedForwardRules,
  type MissingPath,
} from './entities/forward-rule.ts';
export {
  type AdminJob,
  type AdminMove,
  adminMoves,
  boostFactors,
  type JobFilter,
  type JobFilterCounts,
  jobFilters,
  type JobWriter,
  listedViewDays,
  mostPicked,
  type JobPick,
  type ListedJob,
  type ListedJobDetails,
  type MovedJob,
} from './entities/admin-job.ts';
export { type JobPayment, jobPayments, type JobPaymentWays, type JobTransfer } from './entities/job-deal.ts';
export {
  longestReport,
  type JobReport,
  type MailPreview,
  reportDecisions,
  reportStates,
  type ReportDecision,
  type ReportedJob,
  type ReportedJobDetails,
  type ReportOutcome,
  type ReportState,
} from './entities/job-report.ts';
export { groundSentence } from './withheld-grounds.messages.ts';
export { reviewSentence } from './review-reasons.messages.ts';
export {
  listViewAreas,
  listViewLimits,
  viewedLists,
  type ListView,
  type ViewedList,
} from './entities/list-view.ts';
export { reviewReasons, type Returned, type ReviewReason } from './entities/review.ts';
export {
  longestExplanation,
  withheldGrounds,
  type Withheld,
  type WithheldGround,
} from './entities/withheld.ts';
export {
  letterPlaces,
  type Applicant,
  type ApplicantColumn,
  type ApplicantLetter,
  type ApplicantSummary,
  type ApplicationStage,
  type AppliedJob,
  type MovedApplicants,
} from './entities/applicant.ts';
export {
  finalStageKinds,
  stageKinds,
  type ApplyForm,
  type SentApplication,
  type StageKind,
} from './entities/application.ts';
export {
  ledgerKinds,
  ledgerReasons,
  type AdminLot,
  type Balance,
  type BalanceLot,
  type JobSlot,
  type LedgerKind,
  type LedgerReason,
  type Subscriptions,
} from './entities/balance.ts';
export type { EmployerResume, FoundResume, Introduction } from './entities/candidate.ts';
export type { AdminClient, Client, ClientUser, ClientUserStatus, MyUser } from './entities/client.ts';
export { overviewFigures, overviewPeriods, type Overview } from './entities/overview.ts';
export type { Configuration } from './entities/configuration.ts';
export { contactDetailsLimit, type Address, type Phone } from './entities/contact-details.ts';
export type { Article, FeedItem, LandingPage, LocatedPlace, Place, Suggestion } from './entities/content.ts';
export {
  completedJobFields,
  jobHours,
  jobLengths,
  type CompletedJobField,
  type EmployerJob,
  type EmployerJobSummary,
  type JobCounts,
  type JobKpi,
} from './entities/employer-job.ts';
export type { Favourite } from './entities/favourite.ts';
export {
  feedActions,
  feedLimit,
  feedMappingFields,
  feedMappingSchema,
  feedRunKinds,
  feedRunStates,
  feedSchedules,
  type DeletedFeed,
  type Feed,
  type FeedAction,
  type FeedFieldChange,
  type FeedInspection,
  type FeedMapping,
  type FeedMappingField,
  type FeedRun,
  type FeedRunItem,
  type FeedRunKind,
  type FeedRunState,
  type FeedSchedule,
} from './entities/feed.ts';
export {
  jobAfter,
  jobStatuses,
  jobTransitions,
  salaryTypes,
  statusMoves,
  type Job,
  type JobMove,
  type JobStatus,
  type JobSummary,
} from './entities/job.ts';
export {
  alertFrequencies,
  type AlertFrequency,
  type JobAlert,
  type JobAlertPreview,
  type ManagedJobAlert,
} from './entities/job-alert.ts';
export {
  multiposterLimit,
  type MultiposterToken,
  type PostedJob,
  type PostingOrganisation,
  type PostingProduct,
  type PostingSegment,
} from './entities/multiposter.ts';
export {
  subscriptionSorts,
  subscriptionSources,
  subscriptionStates,
  type BoardNewsletters,
  type Newsletter,
  type NewsletterLink,
  type NewsletterSubscription,
  type RequestedNewsletters,
  type SubscriptionSort,
  type SubscriptionSource,
  type SubscriptionState,
} from './entities/newsletter.ts';
export {
  mediaKinds,
  mediaLengths,
  mediaPlaceKinds,
  mediaSorts,
  mediaViews,
  mostMediaAtOnce,
  type MediaCaptions,
  type MediaKind,
  type MediaPage,
  type MediaPicture,
  type MediaPlace,
  type MediaPlaces,
  type MediaPlaceKind,
  type MediaSort,
  type MediaSummary,
  type MediaView,
  type PublicVideo,
} from './entities/media.ts';
export type { Organisation } from './entities/organisation.ts';
export {
  invoiceRefusals,
  invoiceStateOf,
  invoiceStates,
  isRefundable,
  orderAfter,
  orderStatuses,
  orderTransitions,
  paymentTypeId,
  paymentTypes,
  type AdminOrder,
  type InvoiceState,
  type InvoiceSum,
  type OfferedPayment,
  type Order,
  type OrderMove,
  type OrderStatus,
  type PaymentMethod,
  type PaymentType,
  type PlacedOrder,
  type PublicOrder,
  type ClientQuote,
  type Quote,
  type RefundPlan,
  type UpSold,
} from './entities/order.ts';
export {
  quoteLimits,
  quoteStateOf,
  quoteStates,
  storedQuoteStates,
  usualQuoteDays,
  type AdminQuote,
  type PublicQuote,
  type QuoteState,
  type StoredQuoteState,
} from './entities/sales-quote.ts';
export {
  organisationLimits,
  socialTypes,
  type MyOrganisation,
  type OrganisationInfoType,
  type SocialType,
} from './entities/my-organisation.ts';
export {
  isRequest,
  payWith,
  productKinds,
  productTypes,
  type AdminProduct,
  type MyProduct,
  type NextUse,
  type PayWith,
  type Product,
  type ProductKind,
} from './entities/product.ts';
export {
  contactAfter,
  contactStateOf,
  contactStates,
  contactTransitions,
  relationLinkDays,
  relationMove,
  relationStatuses,
  relationTransitions,
  type ContactedCandidate,
  type ContactMove,
  type ContactRequest,
  type ContactState,
  type RelationMove,
  type RelationStatus,
} from './entities/relation.ts';
export {
  resumeDatePattern,
  resumeLimits,
  resumeVisibilities,
  type Resume,
  type ResumeClient,
  type ResumeEntry,
  type ResumeEntryType,
  type ResumeProposal,
  type ResumeVisibility,
} from './entities/resume.ts';
export type { Segment, SegmentGroup } from './entities/segment.ts';
export type { Site, StoredBlock, StoredPage } from './entities/site.ts';
export {
  type RunSite,
  type RunSites,
  type SiteFilePreview,
  type SitePart,
  siteParts,
  type SiteTemplate,
  siteTemplates,
  type DeletedPart,
  deletedParts,
  type DeletedSite,
  type SiteDeletion,
  siteDeletionReasonLength,
} from './entities/sites.ts';
export {
  teamLogAreas,
  teamStates,
  type TeamInvitation,
  type TeamLogArea,
  type TeamLogEntry,
  type TeamMember,
  type TeamRules,
  type TeamState,
} from './entities/team.ts';
export { megabyte, uploads } from './entities/upload.ts';
export {
  type DeletedSiteHost,
  longestReleaseName,
  longestRevisionName,
  type BlockPreset,
  type DocumentBlock,
  type DocumentPage,
  type PageForward,
  type PageRevision,
  type PageSnapshot,
  publishingWays,
  type PublishingWay,
  type PublishPlan,
  type SitePublication,
  type SiteDocument,
  type SiteHost,
} from './entities/site-document.ts';
export {
  longestComment,
  mostComments,
  mostMentions,
  mostThreads,
  quietMinutes,
  type BlockComment,
  type CommentReader,
  type CommentThread,
} from './entities/comment-thread.ts';
export type { SitePresence } from './entities/site-presence.ts';
export {
  companyDecisions,
  companyLengths,
  companyLikenesses,
  companySorts,
  companyStates,
  vatResults,
  type VatResult,
  type Company,
  type CompanyAlike,
  type CompanyDecision,
  type CompanyNote,
  type CompanyPage,
  type CompanySort,
  type CompanyState,
  type CompanySummary,
  companyFacts,
  type CompanyMerge,
} from './entities/company.ts';
export type { CandidateSortValue } from './endpoints/candidates.ts';
export { sortValues, type SortValue } from './endpoints/query-keys.ts';
