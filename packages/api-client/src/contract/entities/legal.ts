import type { FromSchema } from 'json-schema-to-ts';
import { shape, type ValueOf } from '../shape.ts';

/** The papers of a board that its visitors can read: privacy, terms, cookies, and who runs it. */
export const legalPapers = ['privacy', 'terms', 'cookies', 'notice'] as const;
export type LegalPaper = (typeof legalPapers)[number];

/** What a company that handles data for the board does. */
export const processorTasks = ['hosting', 'mail', 'payment', 'statistics', 'support', 'other'] as const;
export type ProcessorTask = (typeof processorTasks)[number];

/** Countries whose authority for data protection the papers can name. */
export const authorityCountries = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HU',
  'IE',
  'IT',
  'LU',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
] as const;
export type AuthorityCountry = (typeof authorityCountries)[number];

const line = { type: 'string', maxLength: 120, default: '' } as const;
const address = { type: 'string', maxLength: 254, default: '' } as const;
const country = { type: 'string', pattern: '^([A-Z]{2})?$', default: '' } as const;

/** What a board asks its owner for its papers: only what it cannot know by itself. The form is drawn from it. */
export const legalAnswersSchema = {
  type: 'object',
  required: [
    'contact_email',
    'contact_phone',
    'represented_by',
    'officer_name',
    'officer_email',
    'processors',
    'invoice_years',
    'minimum_age',
    'authority',
    'court',
  ],
  additionalProperties: false,
  properties: {
    /** Where visitors ask about their data. */
    contact_email: address,
    contact_phone: { type: 'string', maxLength: 40, default: '' },
    /** Who speaks for the company. */
    represented_by: line,
    /** The data protection officer, where there is one. */
    officer_name: line,
    officer_email: address,
    processors: {
      type: 'array',
      maxItems: 30,
      default: [],
      items: {
        type: 'object',
        required: ['name', 'task', 'country'],
        additionalProperties: false,
        properties: { name: line, task: { enum: processorTasks, default: 'hosting' }, country },
      },
    },
    /** For how many years the tax law of the company's country has invoices stored. */
    invoice_years: { type: 'integer', minimum: 1, maximum: 30, default: 7 },
    minimum_age: { type: 'integer', minimum: 13, maximum: 21, default: 16 },
    /** Whose authority hears complaints; '': that of the company's country. */
    authority: { enum: ['', ...authorityCountries], default: '' },
    /** The court that decides, as 'Amsterdam'; '': that of the law. */
    court: line,
  },
} as const;
export type LegalAnswers = FromSchema<typeof legalAnswersSchema>;

/** What the form begins with. */
export const emptyLegalAnswers: LegalAnswers = {
  contact_email: '',
  contact_phone: '',
  represented_by: '',
  officer_name: '',
  officer_email: '',
  processors: [],
  invoice_years: legalAnswersSchema.properties.invoice_years.default,
  minimum_age: legalAnswersSchema.properties.minimum_age.default,
  authority: '',
  court: '',
};

/** The longest words of one's own in a paper, in characters. */
export const longestOwnWords = 20_000;

/** Paragraphs of the owner's own, by language and paper; they stand at the end of it. */
const own = {
  type: 'object',
  maxProperties: 20,
  propertyNames: { pattern: '^[a-z]{2}$' },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: {
      privacy: { type: 'string', maxLength: longestOwnWords },
      terms: { type: 'string', maxLength: longestOwnWords },
      cookies: { type: 'string', maxLength: longestOwnWords },
      notice: { type: 'string', maxLength: longestOwnWords },
    },
  },
} as const;
export type OwnWords = Readonly<Record<string, Readonly<Partial<Record<LegalPaper, string>>>>>;

/** What is written in the form and not yet in a paper that anybody reads. */
export const legalDraft = {
  type: 'object',
  required: ['answers', 'own'],
  additionalProperties: false,
  properties: { answers: legalAnswersSchema, own },
} as const;

/** What a paper cannot do without; visitors are shown none before it is there. */
export const neededFacts = ['company_name', 'company_address', 'contact_email'] as const;
/** What is missing, the worst first: the law of most countries asks for it, or what the board does. */
export const legalGaps = [
  ...neededFacts,
  'registration',
  'hosting',
  'mail_processor',
  'statistics_processor',
  'processor_country',
  'authority',
] as const;
export type LegalGap = (typeof legalGaps)[number];

/** What a board does with the data of people, as it is set up now. */
export const legalPurposes = [
  'applications',
  'accounts',
  'companies',
  'resumes',
  'alerts',
  'newsletters',
  'orders',
  'reports',
  'statistics',
  'measuring',
] as const;
export type LegalPurpose = (typeof legalPurposes)[number];

const text = { type: 'string' } as const;
const integer = { type: 'integer' } as const;
const texts = { type: 'array', items: text } as const;
const gaps = { type: 'array', items: { enum: legalGaps } } as const;

const writtenPaper = {
  type: 'object',
  required: ['paper', 'title', 'html', 'changed_on'],
  additionalProperties: false,
  properties: {
    paper: { enum: legalPapers },
    title: text,
    html: text,
    /** The day from which it says this, of the site's calendar. */
    changed_on: text,
  },
} as const;
export type WrittenPaper = FromSchema<typeof writtenPaper>;

export const legalState = shape({
  type: 'object',
  required: [
    'revision',
    'changed_by',
    'answers',
    'own',
    'company',
    'purposes',
    'payment_providers',
    'gaps',
    'published',
    'is_current',
    'addresses',
  ],
  additionalProperties: false,
  properties: {
    /** Counts what is saved; 0: nothing is. */
    revision: integer,
    /** The name of who saved it last; may be empty. */
    changed_by: text,
    answers: legalAnswersSchema,
    own,
    /** Who runs the board, as the settings of the shop have it. */
    company: {
      type: 'object',
      required: ['name', 'address', 'country_code', 'registration', 'vat_number'],
      additionalProperties: false,
      properties: { name: text, address: text, country_code: text, registration: text, vat_number: text },
    },
    purposes: { type: 'array', items: { enum: legalPurposes } },
    payment_providers: texts,
    gaps,
    /** The last time that papers were put on the site; null: never. */
    published: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['at', 'by'],
          additionalProperties: false,
          properties: { at: text, by: text },
        },
      ],
    },
    /** Whether visitors read what the answers and the board's own facts say now. */
    is_current: { type: 'boolean' },
    /** Where visitors read each, by language; a paper without a page has none. */
    addresses: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: text },
    },
  },
});
export type LegalState = ValueOf<typeof legalState>;

export const legalPreview = shape({
  type: 'object',
  required: ['papers', 'gaps', 'problems'],
  additionalProperties: false,
  properties: {
    papers: { type: 'array', items: writtenPaper },
    gaps,
    /** What is wrong with what is typed, by field. */
    problems: { type: 'object', additionalProperties: texts },
  },
});
export type LegalPreview = ValueOf<typeof legalPreview>;

const version = { id: integer, published_at: text, by: text, languages: texts } as const;
/** Papers as they were put on the site at a moment; they are never changed nor deleted. */
export const legalVersion = shape({
  type: 'object',
  required: ['id', 'published_at', 'by', 'languages'],
  additionalProperties: false,
  properties: version,
});
export type LegalVersion = ValueOf<typeof legalVersion>;

export const readLegalVersion = shape({
  type: 'object',
  required: ['id', 'published_at', 'by', 'languages', 'papers'],
  additionalProperties: false,
  properties: {
    ...version,
    /** By language. */
    papers: { type: 'object', additionalProperties: { type: 'array', items: writtenPaper } },
  },
});
export type ReadLegalVersion = ValueOf<typeof readLegalVersion>;
