import { shape, type ValueOf } from '../shape.ts';

/** What an organisation's own page tells, piece by piece (specification §3 'organisation_info'). */
export const organisationInfoTypes = ['benefit', 'image', 'location', 'social', 'text', 'video'] as const;
export type OrganisationInfoType = (typeof organisationInfoTypes)[number];
/** Where else an organisation is found (specification §3 'social types'). */
export const socialTypes = ['website', 'facebook', 'instagram', 'linkedin', 'medium', 'twitter'] as const;
export type SocialType = (typeof socialTypes)[number];
export const companyTypes = ['company', 'staff'] as const;

/** Longest texts of an organisation, in characters, and how many pieces it may have. */
export const organisationLimits = {
  name: 120,
  names: 10,
  slogan: 160,
  about: 10_000,
  info: 40,
  infoText: 5_000,
  line: 300,
} as const;

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const nullableNumber = { type: ['number', 'null'] } as const;
const byLanguage = { type: 'object', additionalProperties: { type: 'string' } } as const;

/** One of a company's own organisations with all that can be changed of it, its texts by language. */
export const myOrganisation = shape({
  type: 'object',
  required: [
    'id',
    'slug',
    'name',
    'organisation_names',
    'email',
    'phone',
    'logo',
    'header',
    'slogan',
    'active',
    'premium',
    'company_size',
    'company_type',
    'location_hq',
    'country_code',
    'lat',
    'lon',
    'text_about',
    'organisation_info',
    'organisation_segments',
    'socials',
    'job_board_ids',
    'jobs_count',
    'revision',
    'created_at',
    'updated_at',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    slug: text,
    name: text,
    /** Other names it is known by. */
    organisation_names: { type: 'array', items: text },
    email: nullableText,
    phone: nullableText,
    logo: nullableText,
    header: nullableText,
    slogan: byLanguage,
    active: { type: 'boolean' },
    premium: { type: 'boolean' },
    company_size: nullableText,
    company_type: { enum: [...companyTypes, null] },
    location_hq: nullableText,
    country_code: nullableText,
    lat: nullableNumber,
    lon: nullableNumber,
    /** Sanitised HTML. */
    text_about: byLanguage,
    /** In their order. */
    organisation_info: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'value', 'order'],
        additionalProperties: false,
        properties: {
          type: { enum: organisationInfoTypes },
          /** A text by language, or an address or name that is the same in all. */
          value: { anyOf: [text, byLanguage] },
          order: { type: 'integer' },
        },
      },
    },
    organisation_segments: { type: 'array', items: { type: 'integer' } },
    /** Addresses by social type; `website` is its own. */
    socials: byLanguage,
    /** Boards that show it. */
    job_board_ids: { type: 'array', items: { type: 'integer' } },
    /** Jobs that visitors see now. */
    jobs_count: { type: 'integer' },
    /** Grows with every save: who saves an older one is refused (`conflict`). */
    revision: { type: 'integer' },
    created_at: text,
    updated_at: text,
  },
});
export type MyOrganisation = ValueOf<typeof myOrganisation>;
