import { type LegalPaper, legalPapers, type WrittenPaper } from '@boardwright/api-client/contract';
import { translate } from '@boardwright/messages';
import type { PublishedPaper, PublishedPapers } from '../../platform/database/schema.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { storedFor } from './stored-for.ts';
import type { LegalDraft } from './legal.queries.ts';
import type { LegalFacts } from './legal-facts.ts';
import { cookiesPaper } from './papers/cookies.ts';
import { noticePaper } from './papers/notice.ts';
import { noticeMessages } from './papers/notice.messages.ts';
import { type Paper, paperHtml, type PaperSource } from './papers/paper.ts';
import { privacyPaper } from './papers/privacy.ts';
import { termsPaper } from './papers/terms.ts';

const writers: Readonly<Record<LegalPaper, (source: PaperSource) => Paper>> = {
  privacy: privacyPaper,
  terms: termsPaper,
  cookies: cookiesPaper,
  notice: noticePaper,
};

/** Where visitors read each paper in a language; one without a page has none. */
export type PaperAddresses = Readonly<Partial<Record<LegalPaper, string>>>;

type Written = Readonly<Record<LegalPaper, Pick<PublishedPaper, 'title' | 'body'>>>;

/** The papers of a board in a language, from what it knows of itself and what its owner answered. */
export function writePapers(
  facts: LegalFacts,
  { answers, own }: LegalDraft,
  locale: string,
  addresses: PaperAddresses,
): Written {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countryName = (code: string) => names.of(code) ?? code;
  const source = { locale, facts, answers, times: storedFor(locale), countryName };
  const papers = new Map(legalPapers.map((paper) => [paper, writers[paper](source)]));
  const t = translate(noticeMessages, locale);
  const links = legalPapers.flatMap((paper) => {
    const href = addresses[paper];
    return href === undefined ? [] : [{ paper, title: papers.get(paper)?.title ?? '', href }];
  });
  const write = (paper: LegalPaper) => {
    const written = papers.get(paper) ?? writers[paper](source);
    const end = {
      alsoLabel: t('also'),
      ownLabel: t('ownWords'),
      own: own[locale]?.[paper] ?? '',
      links: links.filter((link) => link.paper !== paper),
    };
    return { title: written.title, body: paperHtml(written, end) };
  };
  return {
    privacy: write('privacy'),
    terms: write('terms'),
    cookies: write('cookies'),
    notice: write('notice'),
  };
}

/** Papers with the day of their last change: today for what says something else than what was published last. */
export function datedPapers(
  written: Written,
  before: PublishedPapers[string] | undefined,
  today: string,
): PublishedPapers[string] {
  const dated = (paper: LegalPaper): PublishedPaper => {
    const last = before?.[paper];
    return { ...written[paper], changed_on: last?.body === written[paper].body ? last.changed_on : today };
  };
  return {
    privacy: dated('privacy'),
    terms: dated('terms'),
    cookies: dated('cookies'),
    notice: dated('notice'),
  };
}

/** A paper as its page has it. */
export function datedHtml({ body, changed_on: day }: PublishedPaper, locale: string): string {
  const t = translate(noticeMessages, locale);
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const changed = t('changed', { day: written.format(new Date(`${day}T12:00:00Z`)) });
  return `${body}<p><small>${escapeHtml(changed)}</small></p>`;
}

/** Papers as they travel. */
export function presentPapers(papers: PublishedPapers[string], locale: string): WrittenPaper[] {
  return legalPapers.map((paper) => ({
    paper,
    title: papers[paper].title,
    html: datedHtml(papers[paper], locale),
    changed_on: papers[paper].changed_on,
  }));
}
