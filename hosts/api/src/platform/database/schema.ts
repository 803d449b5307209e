/** Every table, as the connection and drizzle-kit read them. A change here needs `drizzle-kit generate`. */
export { accountLinks, accountLogs, addresses, phones } from './tables/accounts.ts';
export { adminLogs } from './tables/admin-logs.ts';
export { jobAlertRuns, jobAlerts, jobAppearances, type AlertFilter } from './tables/alerts.ts';
export { applicationEvents, applicationNotes } from './tables/applicants.ts';
export { applicationStages } from './tables/application-stages.ts';
export { applications, files, profileLinks, wordsOfApplication } from './tables/applications.ts';
export { hostClaims, jobBoards, segmentGroups, segments, siteHosts, sites } from './tables/boards.ts';
export {
  articles,
  articleSlugs,
  forwardHits,
  forwardRules,
  ignoredPaths,
  landingPages,
  landingPageSlugs,
  landingPageViews,
  missingPaths,
  picturesOfArticle,
  picturesOfLandingPage,
  searchCounts,
  products,
  wordsOfArticle,
  wordsOfForward,
} from './tables/content.ts';
export { experimentDays, experiments } from './tables/experiments.ts';
export { favourites } from './tables/favourites.ts';
export {
  feedImportItems,
  feedImports,
  feeds,
  type FieldChange,
  type FieldChangeValue,
} from './tables/feeds.ts';
export { introductionObjections, introductions } from './tables/introductions.ts';
export { jobReportDecisions, jobReports } from './tables/job-reports.ts';
export { jobViewBatches, jobViews } from './tables/job-views.ts';
export { jobBoardJobs, jobs, jobsRevision, type PlatformText, wordsOfJob } from './tables/jobs.ts';
export { retainedInvoices } from './tables/retained-invoices.ts';
export { media, mediaCaptions, wordsOfMedia } from './tables/media.ts';
export { legalTexts, legalVersions, type PublishedPaper, type PublishedPapers } from './tables/legal.ts';
export { newsletterSubscriptions } from './tables/newsletters.ts';
export {
  blocks,
  blockSettings,
  globalBlocks,
  pageForwards,
  pages,
  pageSettings,
  type SourceMark,
} from './tables/pages.ts';
export { previewLinks } from './tables/preview-links.ts';
export { publishPlans } from './tables/publish-plans.ts';
export {
  liveBlocks,
  liveBlockSettings,
  liveGlobalBlocks,
  livePages,
  livePageSettings,
  publishedBlocks,
  publishedBlockSettings,
  publishedGlobalBlocks,
  publishedPages,
  publishedPageSettings,
} from './tables/published-pages.ts';
export {
  clientNotes,
  clients,
  clientUsers,
  clientVatChecks,
  multiposterTokens,
  organisationBoards,
  organisations,
  picturesOfOrganisation,
  users,
  type OrganisationInfo,
  wordsOfClient,
  wordsOfOrganisation,
  wordsOfUser,
} from './tables/people.ts';
export { relations } from './tables/relations.ts';
export { foldedLetters, resumes, type ResumeEntry } from './tables/resumes.ts';
export { listViews } from './tables/list-views.ts';
export { passkeyChallenges, passkeys } from './tables/passkeys.ts';
export { recoveryCodes, secondStepApps } from './tables/second-steps.ts';
export { sessions, setupLinks, siteHandovers } from './tables/sessions.ts';
export {
  applyClicks,
  invoiceCounters,
  invoices,
  ledgerEntries,
  orders,
  quoteLinks,
  quotes,
  refunds,
  slotStays,
  subscriptions,
  testPayments,
  type Buyer,
  type OrderedProduct,
  wordsOfOrder,
  wordsOfQuote,
} from './tables/shop.ts';
export { commentNotices, comments, commentThreads } from './tables/comments.ts';
export { blockPresets, editorPresences, pageRevisions } from './tables/site-builder.ts';
export { mailTexts, mails, isOfApplication } from './tables/work.ts';
export { type Json, type LocalisedText, namesUploads } from './tables/columns.ts';
