import type {
  BodyOf,
  Contract,
  LegalPreview,
  LegalState,
  ReadLegalVersion,
} from '@boardwright/api-client/contract';
import { legalPapers } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { type PublishedPapers, users } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { dayOf, timeZoneOf } from '../../platform/site-calendar.ts';
import { draftProblems, gapsOf, tidyDraft } from './check-legal.ts';
import { readLegalFacts } from './legal-facts.ts';
import { findPaperPages, findOnPages, paperAddresses } from './legal-pages.ts';
import { findLastVersion, findLegal, findVersion, type LegalDraft, storeLegal } from './legal.queries.ts';
import { datedHtml, datedPapers, presentPapers, writePapers } from './write-papers.ts';

type Calls = Contract['legal'];
export type LegalDeps = Pick<Deps, 'clock' | 'payments'> & { readonly db: Database };

/** The papers of a site as they would be published now, by language. */
export async function papersNow(
  { db, clock, payments }: Pick<LegalDeps, 'clock' | 'payments'> & { readonly db: Pick<Database, 'select'> },
  context: RequestContext,
  draft: LegalDraft,
) {
  const tenant = scope(context);
  const { site } = tenant;
  const facts = await readLegalFacts({ db, payments }, tenant);
  const pages = await findPaperPages(db, site);
  const last = await findLastVersion(db, site.id);
  const today = dayOf(clock.now(), timeZoneOf(site.settings));
  const papers: PublishedPapers = Object.fromEntries(
    site.supportedLocales.map((locale) => {
      const written = writePapers(facts, draft, locale, paperAddresses(pages, site, locale));
      return [locale, datedPapers(written, last?.papers[locale], today)];
    }),
  );
  return { facts, pages, last, papers };
}

/** Whether the papers that were published last are these. */
export function isPublished(papers: PublishedPapers, last: PublishedPapers | undefined): boolean {
  return Object.entries(papers).every(([locale, those]) =>
    legalPapers.every((paper) => last?.[locale]?.[paper]?.body === those[paper].body),
  );
}

/** What was answered, what the board does, what is missing, and whether visitors read what it would say now. */
export async function readLegal(deps: LegalDeps, context: RequestContext): Promise<LegalState> {
  const { site } = scope(context);
  const stored = await findLegal(deps.db, site.id);
  const { facts, pages, last, papers } = await papersNow(deps, context, stored);
  const onPages = await findOnPages(deps.db, pages);
  const isOnPages = Object.entries(papers).every(([locale, those]) =>
    legalPapers.every((paper) => onPages[paper]?.[locale] === datedHtml(those[paper], locale)),
  );
  const addresses = site.supportedLocales.map(
    (locale) => [locale, paperAddresses(pages, site, locale)] as const,
  );
  const { company } = facts;
  return {
    revision: stored.revision,
    changed_by: stored.changedBy,
    answers: stored.answers,
    own: stored.own,
    company: {
      name: company.name,
      address: company.address,
      country_code: company.countryCode,
      registration: company.registration,
      vat_number: company.vatNumber,
    },
    purposes: [...facts.purposes],
    payment_providers: [...facts.payments],
    gaps: gapsOf(facts, stored),
    published: last ? { at: last.publishedAt.toISOString(), by: last.author } : null,
    is_current: last !== undefined && isOnPages && isPublished(papers, last.papers),
    addresses: Object.fromEntries(
      legalPapers.map((paper) => [
        paper,
        Object.fromEntries(
          addresses.flatMap(([locale, of]) => {
            const address = of[paper];
            return address === undefined ? [] : [[locale, address]];
          }),
        ),
      ]),
    ),
  };
}

async function nameOf(db: Pick<Database, 'select'>, context: RequestContext): Promise<string> {
  const [person] = await db
    .select({ given: users.givenName, family: users.familyName })
    .from(users)
    .where(eq(users.id, loggedIn(context).id));
  return person ? `${person.given} ${person.family}`.trim() : '';
}

/**
 * Stores answers; visitors read them once they are published.
 * @throws HttpError `validation` by the fields of the form, `conflict` with what somebody else saved meanwhile
 */
export async function saveLegal(
  deps: LegalDeps,
  context: RequestContext,
  { revision, ...sent }: BodyOf<Calls['saveLegal']>,
): Promise<LegalState> {
  const { site } = scope(context);
  const draft = tidyDraft(sent);
  refuseProblems(draftProblems(draft, context.locale));
  const changedBy = await nameOf(deps.db, context);
  const before = await findLegal(deps.db, site.id);
  const isStored =
    before.revision === revision &&
    (await storeLegal(deps.db, site.id, { ...draft, revision, changedBy }, deps.clock.now()));
  const current = await readLegal(deps, context);
  if (!isStored) throw new HttpError('conflict', { current });
  return current;
}

/**
 * The papers in a language as these answers would make them. Nothing is stored.
 * @throws HttpError `notFound` for a language that the site has not
 */
export async function previewLegal(
  deps: LegalDeps,
  context: RequestContext,
  { language, ...sent }: BodyOf<Calls['previewLegal']>,
): Promise<LegalPreview> {
  const draft = tidyDraft(sent);
  const { facts, papers } = await papersNow(deps, context, draft);
  const own = papers[language];
  if (!own) throw new HttpError('notFound');
  const problems: Record<string, string[]> = {};
  for (const [field, sentence] of draftProblems(draft, context.locale))
    (problems[field] ??= []).push(sentence);
  return { papers: presentPapers(own, language), gaps: gapsOf(facts, draft), problems };
}

/** Papers as visitors read them from a moment on. @throws HttpError `notFound` */
export async function readLegalVersion(
  { db }: Pick<LegalDeps, 'db'>,
  context: RequestContext,
  id: number,
): Promise<ReadLegalVersion> {
  const version = await findVersion(db, scope(context).site.id, id);
  if (!version) throw new HttpError('notFound');
  return {
    ...presentVersion(version),
    papers: Object.fromEntries(
      Object.entries(version.papers).map(([locale, papers]) => [locale, presentPapers(papers, locale)]),
    ),
  };
}

/** A version without its words. */
export function presentVersion({
  id,
  publishedAt,
  author,
  papers,
}: {
  readonly id: number;
  readonly publishedAt: Date;
  readonly author: string;
  readonly papers: PublishedPapers;
}) {
  return { id, published_at: publishedAt.toISOString(), by: author, languages: Object.keys(papers) };
}
