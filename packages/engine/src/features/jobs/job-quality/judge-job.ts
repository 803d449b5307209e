import { plainText } from '@boardwright/ui/plain-text';
import { type BiasHit, findBiasedWords } from './find-biased-words.ts';

/** A job as its form holds it, as far as its quality goes. */
export interface JudgedJob {
  /** The language of its texts. */
  readonly locale: string;
  readonly title: string;
  readonly description: string;
  /** The text's parts, as HTML. */
  readonly texts: readonly string[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryType: string;
  readonly hoursMin: number | null;
  readonly hoursMax: number | null;
  readonly locationType: 'fixed' | 'none' | 'country';
  readonly locationName: string;
  readonly remote: boolean;
  /** Whether there is an address or a page to apply at. */
  readonly hasApply: boolean;
  readonly hasContact: boolean;
  /** A day, or empty. */
  readonly till: string;
  readonly segments: number;
}

export type PayDisclosure = 'off' | 'warn' | 'require';

/** What is looked at, in the order of the form's steps. */
export const qualityChecks = [
  'title',
  'titlePay',
  'titleLoud',
  'titleLong',
  'intro',
  'segments',
  'text',
  'textShort',
  'textLong',
  'bias',
  'place',
  'pay',
  'payUnit',
  'hours',
  'apply',
  'contact',
  'till',
] as const;
export type QualityCheck = (typeof qualityChecks)[number];

/** `must`: without it the job is not published; `should`: search engines or readers miss it; `could`: it is better so. */
export type Weight = 'must' | 'should' | 'could';

export interface Judgement {
  readonly check: QualityCheck;
  readonly isGood: boolean;
  readonly weight: Weight;
  /** Numbers that its sentence names. */
  readonly values?: Readonly<Partial<Record<'count' | 'least' | 'most', number>>>;
}

export interface Quality {
  /** Every check that says something of this job. */
  readonly judgements: readonly Judgement[];
  /** Words of the title, the intro and the text together. */
  readonly hits: readonly BiasHit[];
  /** From 0 to 100: what is good, what must be counting most. */
  readonly score: number;
}

/** Words of a text that is read to its end: fewer tell too little, more are not read. */
const words = { least: 120, most: 800 } as const;
/** Characters of a title that a list of results shows whole. */
const longestTitle = 70;
const weights = { must: 4, should: 2, could: 1 } as const;

/** '€', 'euro' with a figure, or a wage: Google wants no pay in a title. */
const payInTitle =
  /[€$£]|\b\d[\d.,]{0,20}\s{0,3}(?:euro|eur|lei|ron|k\b|bruto|brut|netto|net|p\/[mujh])|\b(?:euro|eur|lei|ron)\s{0,3}\d/iu;

/** Whether a title shouts: exclamation marks, stars, or several words in capitals. Short ones are abbreviations: ICT, HBO. */
function isLoud(title: string): boolean {
  const shouted = title.match(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  const letters = title.replaceAll(/[^\p{L}]/gu, '');
  const isAllCapitals =
    letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return /[!*]|\p{Extended_Pictographic}/u.test(title) || shouted.length > 1 || isAllCapitals;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function judgeTitle(title: string): Judgement[] {
  if (title === '') return [{ check: 'title', isGood: false, weight: 'must' }];
  return [
    { check: 'title', isGood: true, weight: 'must' },
    { check: 'titlePay', isGood: !payInTitle.test(title), weight: 'should' },
    { check: 'titleLoud', isGood: !isLoud(title), weight: 'should' },
    {
      check: 'titleLong',
      isGood: title.length <= longestTitle,
      weight: 'could',
      values: { count: longestTitle },
    },
  ];
}

function judgeText(job: JudgedJob, text: string, hits: readonly BiasHit[]): Judgement[] {
  const count = countWords(text);
  const isShort = count < words.least;
  return [
    { check: 'intro', isGood: job.description !== '', weight: 'must' },
    { check: 'segments', isGood: job.segments > 0, weight: 'should' },
    { check: 'text', isGood: text !== '', weight: 'must' },
    ...(text === ''
      ? []
      : [
          {
            check: 'textShort',
            isGood: !isShort,
            weight: 'should',
            values: { count, least: words.least },
          } as const,
          ...(isShort
            ? []
            : [
                {
                  check: 'textLong',
                  isGood: count <= words.most,
                  weight: 'could',
                  values: { count, most: words.most },
                } as const,
              ]),
        ]),
    { check: 'bias', isGood: hits.length === 0, weight: 'should', values: { count: hits.length } },
  ];
}

function judgeTerms(job: JudgedJob, pay: PayDisclosure): Judgement[] {
  const isPaid = job.salaryMin !== null || job.salaryMax !== null;
  const hasPlace = job.locationType !== 'fixed' || job.locationName !== '';
  return [
    { check: 'place', isGood: hasPlace, weight: 'must' },
    ...(pay === 'off' && !isPaid
      ? []
      : [{ check: 'pay', isGood: isPaid, weight: pay === 'require' ? 'must' : 'should' } as const]),
    ...(isPaid ? [{ check: 'payUnit', isGood: job.salaryType !== 'project', weight: 'could' } as const] : []),
    { check: 'hours', isGood: job.hoursMin !== null || job.hoursMax !== null, weight: 'could' },
    { check: 'apply', isGood: job.hasApply, weight: 'must' },
    { check: 'contact', isGood: job.hasContact, weight: 'could' },
    { check: 'till', isGood: job.till !== '', weight: 'should' },
  ];
}

/**
 * Judges a job while it is written: what must be there, what Google's job search asks of a posting, how long its text is,
 * and words that keep some from applying. Pure; never throws.
 * @param pay the site's setting `pay_disclosure`
 */
export function judgeJob(job: JudgedJob, pay: PayDisclosure): Quality {
  const text = plainText(job.texts.join(' '));
  const all = [job.title, job.description, text].filter(Boolean).join('\n');
  const hits = findBiasedWords(all, job.locale);
  const judgements = [...judgeTitle(job.title), ...judgeText(job, text, hits), ...judgeTerms(job, pay)];
  const sum = (some: readonly Judgement[]) => some.reduce((total, { weight }) => total + weights[weight], 0);
  const good = sum(judgements.filter(({ isGood }) => isGood));
  return { judgements, hits, score: Math.round((good / sum(judgements)) * 100) };
}
