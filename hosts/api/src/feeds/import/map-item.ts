import { type FeedValue, isFeedObject, type RawItem } from './feed-value.ts';
import { indexItem } from './item-fields.ts';
import { type DraftPay, payOf } from './item-pay.ts';
import { type DraftPlace, placeOf } from './item-place.ts';
import { statusOf } from './item-status.ts';
import { itemValues, type ItemValues } from './item-values.ts';
import { introOf, type JobText, jobText, lineOfText } from './job-text.ts';
import type { FieldMapping } from './mapping-file.ts';
import { parseFeedDate } from './feed-dates.ts';
import { detectLanguage, languageCode } from './text-language.ts';

/** A job as a feed tells it, cleaned, before the board's own facts (organisation, place, segments) are joined to it. */
export interface JobDraft {
  number: number;
  reference: string;
  title: string;
  /** Intro of at most 200 characters. */
  description: string;
  text: JobText;
  /** Two letters; not yet one of the board's own languages. Undefined when it cannot be known. */
  language: string | undefined;
  organisation: string;
  website: string | null;
  /** Undefined when the feed does not say: then the moment of the first import. */
  from: Date | undefined;
  till: Date | null;
  place: DraftPlace;
  pay: DraftPay;
  apply_url: string | null;
  apply_email: string | null;
  recruiter_name: string | null;
  recruiter_phone: string | null;
  /** What the feed says of field, contract, education and experience, in its own words. */
  terms: string[];
  /** What was left out, for the operator. */
  notes: string[];
}

export interface Rejection {
  number: number;
  reference: string | undefined;
  title: string | undefined;
  reasons: string[];
  /** Its end has passed: then an earlier import of it ends too. Other rejected items leave what is there as it is. */
  ended: boolean;
}

export interface MapContext {
  mapping: FieldMapping;
  /** Whether the items of this feed have references of their own; if not, their addresses are their references. */
  hasReference: boolean;
  /** Holds for all items that do not say otherwise. */
  organisation?: string | undefined;
  /** Relative addresses count from here. */
  base?: string | undefined;
  /** Lower-case names of companies that are not shown: their jobs are not either. */
  hidden?: ReadonlySet<string> | undefined;
  now: Date;
}

/** Makes a job of an item, says in words why it cannot, or gives nothing for an item that is no job (`@type`). */
export function mapItem(
  raw: RawItem,
  context: MapContext,
): { draft: JobDraft } | { rejected: Rejection } | undefined {
  if (isOtherThing(raw.value)) return undefined;
  const values = itemValues(indexItem(raw.value), context.mapping);
  const notes: string[] = [];
  const url = addressOf(values, context.base, notes);
  const reference = (
    values.line('reference') ?? (context.hasReference ? undefined : (url ?? undefined))
  )?.slice(0, 250);
  const title = values.line('title')?.slice(0, 200);
  const text = jobText(raw.value, values);
  const organisation = values.line('organisation') ?? context.organisation;
  const till = dateOf(values, 'expires', notes) ?? null;
  const status = statusOf(values, context.mapping.paths.status !== undefined);
  const ended = status.closedBy !== undefined || (till !== null && till <= context.now);
  if (status.unclear !== undefined) notes.push(`"${status.unclear}" says neither open nor closed`);

  const reasons = [
    ...(status.closedBy === undefined ? [] : [`the feed says that it is closed: "${status.closedBy}"`]),
    ...(reference === undefined ? ['it has no reference'] : []),
    ...(title === undefined ? ['it has no title'] : []),
    ...(text === undefined ? ['it has no description'] : []),
    ...(organisation === undefined ? ['it names no company (--company gives one to all)'] : []),
    ...(organisation !== undefined && context.hidden?.has(organisation.toLowerCase())
      ? ['its company is not shown on this site']
      : []),
    ...(till !== null && till <= context.now ? [`it ended on ${till.toISOString().slice(0, 10)}`] : []),
  ];
  // What is closed needs no other reason.
  if (status.closedBy !== undefined) reasons.length = 1;
  if (!reference || !title || !text || !organisation || reasons.length > 0) {
    return { rejected: { number: raw.number, reference, title, reasons, ended } };
  }
  const line = lineOfText(text);
  const pay = payOf(values);
  const place = placeOf(values);
  if (pay.salary_text !== null) notes.push(`the pay "${quoted(pay.salary_text)}" was kept as text`);
  const email = emailOf(values);
  if (url === null && email === null) notes.push('no address to apply to: applications stay on the board');
  return {
    draft: {
      number: raw.number,
      reference,
      title,
      description: introOf(values.line('summary') ?? line),
      text,
      language: languageCode(values.line('language') ?? '') ?? detectLanguage(`${title} ${line}`),
      organisation: organisation.slice(0, 150),
      website: webAddress(values.line('website'), context.base),
      from: dateOf(values, 'published', notes),
      till,
      place,
      pay,
      apply_url: url,
      apply_email: email,
      recruiter_name: personOf(values.line('recruiterName')),
      recruiter_phone: values.line('recruiterPhone')?.slice(0, 40) ?? null,
      terms: [
        ...new Set([
          ...(['category', 'employment', 'education', 'experience'] as const).flatMap(values.terms),
          ...(place.hybrid ? ['Hybride', 'Hybrid'] : []),
        ]),
      ],
      notes,
    },
  };
}

/** A feed's own words within a sentence. */
export function quoted(text: string): string {
  return text
    .replaceAll(/[;"\s]+/g, ' ')
    .trim()
    .slice(0, 60);
}

/** JSON-LD mixes jobs with organisations and web pages. */
function isOtherThing(value: FeedValue): boolean {
  if (!isFeedObject(value)) return true;
  const type = value['@type'];
  if (typeof type !== 'string') return false;
  const inner = value['item'];
  return !/JobPosting$/i.test(type) && !(type === 'ListItem' && isFeedObject(inner)) && isSchemaThing(type);
}

function isSchemaThing(type: string): boolean {
  return /(?:^|\/)(?:Organization|WebSite|WebPage|CollectionPage|BreadcrumbList|ItemList|Person|Place|ListItem|ImageObject|SearchAction|Corporation)$/.test(
    type,
  );
}

function addressOf(values: ItemValues, base: string | undefined, notes: string[]): string | null {
  const fields = ['applyUrl', 'url', 'reference'] as const;
  for (const field of fields) {
    const text = values.line(field);
    // A reference is an address only when it looks like one.
    if (text === undefined || (field === 'reference' && !/^https?:/i.test(text))) continue;
    const address = webAddress(text, base);
    if (address !== null) return address;
    notes.push('an address that is not of the web was left out');
  }
  return null;
}

function webAddress(text: string | undefined, base: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text, base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= 2000
    ? url.href
    : null;
}

function emailOf(values: ItemValues): string | null {
  const found = /[^\s<>()",;:@]{1,64}@[^\s<>()",;:@]{1,190}\.[a-z]{2,24}/i.exec(
    values
      .text('applyEmail')
      ?.slice(0, 1000)
      .replace(/^mailto:/i, '') ?? '',
  );
  return found?.[0].toLowerCase().slice(0, 200) ?? null;
}

function personOf(text: string | undefined): string | null {
  return text === undefined || text.length > 100 || text.includes('@') ? null : text;
}

function dateOf(values: ItemValues, field: 'published' | 'expires', notes: string[]): Date | undefined {
  const value = values.scalar(field);
  if (value === undefined || typeof value === 'boolean') return undefined;
  const monthFirst = /^(?:us|usa|united states)\b/i.test(values.line('country') ?? '');
  const date = parseFeedDate(value, { monthFirst, endOfDay: field === 'expires' });
  if (!date)
    notes.push(
      `the ${field === 'expires' ? 'closing' : 'publication'} date "${String(value).slice(0, 30)}" was left out`,
    );
  return date;
}
