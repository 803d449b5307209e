import type { LegalAnswers, LegalPaper } from '@boardwright/api-client/contract';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { StoredFor } from '../stored-for.ts';
import type { LegalFacts } from '../legal-facts.ts';

/** One point of a list; its label stands before it, in bold. */
export interface Point {
  readonly label?: string | undefined;
  readonly text: string;
}

interface PaperSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly Point[];
  /** What stands below the points. */
  readonly after?: readonly string[];
}

/** A paper before it is HTML: plain text, so that nothing of it can be markup. */
export interface Paper {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly PaperSection[];
}

/** What a paper is written from. */
export interface PaperSource {
  readonly locale: string;
  readonly facts: LegalFacts;
  readonly answers: LegalAnswers;
  readonly times: StoredFor;
  /** A country by its name in the language. */
  readonly countryName: (code: string) => string;
}

/** Links from a paper to the others: where each is, and what it is called. */
export interface PaperLink {
  readonly paper: LegalPaper;
  readonly title: string;
  readonly href: string;
}

interface PaperEnd {
  readonly alsoLabel: string;
  readonly links: readonly PaperLink[];
  readonly ownLabel: string;
  /** The owner's own words, as they typed them. */
  readonly own: string;
}

/** What is there, of what may not be. */
export const given = <Value>(...values: readonly (Value | false | undefined)[]): readonly Value[] =>
  values.filter((value): value is Value => value !== false && value !== undefined && value !== '');

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

function pointHtml({ label, text }: Point): string {
  return `<li>${label === undefined ? '' : `<b>${escapeHtml(label)}</b>: `}${escapeHtml(text)}</li>`;
}

function sectionHtml({ heading, paragraphs, points = [], after = [] }: PaperSection): string {
  const list = points.length > 0 ? `<ul>${points.map(pointHtml).join('')}</ul>` : '';
  return [
    `<h2>${escapeHtml(heading)}</h2>`,
    ...paragraphs.map(paragraph),
    list,
    ...after.map(paragraph),
  ].join('');
}

/** A paper as a page holds it, without the day of its last change. */
export function paperHtml({ title, intro, sections }: Paper, end: PaperEnd): string {
  const own = end.own
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  const links = end.links.map(
    ({ href, title: name }) => `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`,
  );
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="lead">${escapeHtml(intro)}</p>`,
    ...sections.map(sectionHtml),
    own.length > 0 ? `<h2>${escapeHtml(end.ownLabel)}</h2>${own.join('')}` : '',
    links.length > 0 ? `<p>${escapeHtml(end.alsoLabel)}: ${links.join(' · ')}</p>` : '',
  ].join('');
}
