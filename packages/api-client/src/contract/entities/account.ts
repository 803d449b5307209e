import { adminAreas, adminRoles } from '../admin-rights.ts';
import { shape, type ValueOf } from '../shape.ts';

const right = { enum: ['does', 'sees', 'nothing'] } as const;

/** What is left to do of logging in once the password was right. */
export const secondSteps = ['asked', 'to_set_up'] as const;
export type SecondStep = (typeof secondSteps)[number];

export const ofToken = {
  token: { type: 'string' },
  expires_at: { type: 'string' },
  /** Says in later attempts to log in (`X-Known-Device`) that its bearer has been logged in here before. */
  known_device: { type: 'string' },
  /**
   * Of an admin who has more to do than give a password: the token opens nothing but that. `asked`: a code; `to_set_up`:
   * their team asks for two-step login, and they have none yet.
   */
  second_step: { enum: secondSteps },
} as const;

export const token = shape({
  type: 'object',
  required: ['token', 'expires_at'],
  additionalProperties: false,
  properties: ofToken,
});
export type Token = ValueOf<typeof token>;

/** How an admin logs in, as they see it themselves. */
export const secondStepState = shape({
  type: 'object',
  required: ['on_since', 'is_required', 'recovery_codes_left', 'passkeys'],
  additionalProperties: false,
  properties: {
    /** Since when an app makes codes for it; null where none does. */
    on_since: { type: ['string', 'null'] },
    /** Whether their team asks for it. */
    is_required: { type: 'boolean' },
    recovery_codes_left: { type: 'integer' },
    /** How many passkeys they have, each of which is a second step too. */
    passkeys: { type: 'integer' },
  },
});
export type SecondStepState = ValueOf<typeof secondStepState>;

/** What an app needs to make codes. It is given once. */
export const secondStepSecret = shape({
  type: 'object',
  required: ['secret', 'address'],
  additionalProperties: false,
  properties: {
    /** To be typed, in base 32. */
    secret: { type: 'string' },
    /** The same as `otpauth://…`, to be scanned. */
    address: { type: 'string' },
  },
});
export type SecondStepSecret = ValueOf<typeof secondStepSecret>;

const codes = { type: 'array', items: { type: 'string' } } as const;

export const newRecoveryCodes = shape({
  type: 'object',
  required: ['recovery_codes'],
  additionalProperties: false,
  properties: { recovery_codes: codes },
});

export const tokenWithCodes = shape({
  type: 'object',
  required: ['token', 'expires_at', 'recovery_codes'],
  additionalProperties: false,
  properties: { ...ofToken, recovery_codes: codes },
});
export type TokenWithCodes = ValueOf<typeof tokenWithCodes>;

/** A place where somebody is logged in. */
export const session = shape({
  type: 'object',
  required: ['uuid', 'is_current', 'browser', 'system', 'created_at', 'last_used_at'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    /** The one of the token that was sent. */
    is_current: { type: 'boolean' },
    /** 'Firefox'; null where it does not say. */
    browser: { type: ['string', 'null'] },
    /** 'Windows', 'iOS'; null where it does not say. */
    system: { type: ['string', 'null'] },
    created_at: { type: 'string' },
    /** To within some minutes. */
    last_used_at: { type: 'string' },
  },
});
export type AccountSession = ValueOf<typeof session>;

/** The logged-in person (specification §3 'User'). */
export const user = shape({
  type: 'object',
  required: [
    'uuid',
    'email',
    'email_verified',
    'given_name',
    'family_name',
    'locale',
    'newsletters',
    'isCandidate',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    email: { type: 'string' },
    /** Whether a mailed link was opened; until then the account works and its pages ask to do so. */
    email_verified: { type: 'boolean' },
    /** Whether a mailed link opened this session: only then is what its guest left among the rest. */
    address_proved: { type: 'boolean' },
    given_name: { type: 'string' },
    family_name: { type: 'string' },
    /** The language of this person's mails. */
    locale: { type: 'string' },
    newsletters: { type: 'array', items: { type: 'integer' } },
    /** Those of them that the address was asked about and has not confirmed. */
    pending_newsletters: { type: 'array', items: { type: 'integer' } },
    isCandidate: { type: 'boolean' },
    /** An admin's: what they are to the site, and what that lets them do in each area. */
    admin: {
      type: 'object',
      required: ['role', 'areas'],
      additionalProperties: false,
      properties: {
        role: { enum: adminRoles },
        areas: {
          type: 'object',
          required: adminAreas,
          additionalProperties: false,
          properties: {
            overview: right,
            jobs: right,
            companies: right,
            people: right,
            content: right,
            media: right,
            shop: right,
            pages: right,
            site: right,
            team: right,
          },
        },
      },
    },
    /** A candidate's: what hearts on a page are full. */
    favourite_jobs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'job_uuid'],
        additionalProperties: false,
        properties: { uuid: { type: 'string' }, job_uuid: { type: 'string' } },
      },
    },
    favourite_organisations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'org_id'],
        additionalProperties: false,
        properties: { uuid: { type: 'string' }, org_id: { type: 'integer' } },
      },
    },
    /** A candidate's: the jobs they applied for last and did not take back, newest first. */
    applied_jobs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'job_uuid', 'created_at'],
        additionalProperties: false,
        properties: {
          /** Of the application. */
          uuid: { type: 'string' },
          job_uuid: { type: 'string' },
          created_at: { type: 'string' },
        },
      },
    },
    client: {
      type: ['object', 'null'],
      required: ['uuid', 'name'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string' },
        name: { type: 'string' },
        /** The company's own on this board, by name: what a job may be of. */
        organisations: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id', 'name'],
            additionalProperties: false,
            properties: { id: { type: 'integer' }, name: { type: 'string' } },
          },
        },
      },
    },
  },
});
export type User = ValueOf<typeof user>;

/** Shortest and longest password, in characters (`docs/decisions`, 'Names and numbers'). */
export const passwordLength = { least: 10, most: 200 } as const;

/** What opening a mailed verification link showed, and the session of who opened it. */
export const verification = shape({
  type: 'object',
  required: ['email', 'token', 'expires_at'],
  additionalProperties: false,
  properties: { email: { type: 'string' }, ...ofToken },
});

/** What a mailed verification link is about. */
export const verificationLink = shape({
  type: 'object',
  required: ['email', 'needs_password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    /** The caller's browser is none that the account was used in: its password may be a stranger's, and is chosen anew. */
    needs_password: { type: 'boolean' },
  },
});
export type VerificationLink = ValueOf<typeof verificationLink>;

/** What an application would leave in the profile of its address. */
export const profileOffer = shape({
  type: 'object',
  required: [
    'email',
    'given_name',
    'family_name',
    'phone',
    'cv_name',
    'has_account',
    'needs_password',
    'needs_terms',
  ],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    given_name: { type: 'string' },
    family_name: { type: 'string' },
    phone: { type: ['string', 'null'] },
    cv_name: { type: ['string', 'null'] },
    /** Then what it lacks is added, and nothing of it is changed. */
    has_account: { type: 'boolean' },
    needs_password: { type: 'boolean' },
    needs_terms: { type: 'boolean' },
  },
});
export type ProfileOffer = ValueOf<typeof profileOffer>;

/** The numbers of a dashboard; those of a candidate or those of an employer's company. */
export const kpi = shape({
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Percent: 20, and 40 each for a resume and a job alert (§4). */
    profile_progress: { type: 'integer' },
    has_resume: { type: 'boolean' },
    job_alerts: { type: 'integer' },
    favourites: { type: 'integer' },
    /** Of companies, that wait for the candidate's answer. */
    contact_requests: { type: 'integer' },
    /** Sent by the candidate, or received for the company's jobs. */
    applications: { type: 'integer' },
    /** Received in the last seven days. */
    new_applications: { type: 'integer' },
    /** The company's jobs by status. */
    jobs: { type: 'object', additionalProperties: { type: 'integer' } },
  },
});
export type Kpi = ValueOf<typeof kpi>;

/** {@link logEntry}, to stand in what else has a history. */
export const logEntrySchema = {
  type: 'object',
  required: ['id', 'event', 'message', 'created_at'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    /** As 'password.changed'. */
    event: { type: 'string' },
    message: { type: 'string' },
    created_at: { type: 'string' },
    /** The colleague who did it; absent for one's own. */
    by: { type: 'string' },
  },
} as const;
/** Something that happened in an account; `message` says it in the caller's language. */
export const logEntry = shape(logEntrySchema);
export type LogEntry = ValueOf<typeof logEntry>;

/** A candidate as visitors see one: no contact details. */
export const publicCandidate = shape({
  type: 'object',
  required: [
    'uuid',
    'slug',
    'given_name',
    'position',
    'city',
    'country_code',
    'short_description',
    'segment_ids',
    'status',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    slug: { type: 'string' },
    given_name: { type: 'string' },
    position: { type: ['string', 'null'] },
    city: { type: ['string', 'null'] },
    country_code: { type: 'string' },
    short_description: { type: ['string', 'null'] },
    info: { type: ['string', 'null'] },
    open_to_relocate: { type: 'boolean' },
    salary_type: { type: ['string', 'null'] },
    salary_min: { type: ['number', 'null'] },
    /** Kilometres. */
    travel_distance: { type: ['number', 'null'] },
    lat: { type: ['number', 'null'] },
    lon: { type: ['number', 'null'] },
    segment_ids: { type: 'array', items: { type: 'integer' } },
    status: { enum: ['available', 'not_available'] },
    history: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'name'],
        additionalProperties: false,
        properties: {
          type: { enum: ['employer', 'education'] },
          name: { type: 'string' },
          institution: { type: ['string', 'null'] },
          place: { type: ['string', 'null'] },
          description: { type: ['string', 'null'] },
          from: { type: ['string', 'null'] },
          till: { type: ['string', 'null'] },
        },
      },
    },
  },
});
export type PublicCandidate = ValueOf<typeof publicCandidate>;

export const upload = shape({
  type: 'object',
  additionalProperties: false,
  properties: {
    token: { type: 'string' },
    public_url: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    /** Image sizes of a public picture (§3 'Image size variants'). */
    variants: {
      type: 'object',
      additionalProperties: false,
      properties: {
        upload: { type: 'string' },
        thumb: { type: 'string' },
        small: { type: 'string' },
        tiny: { type: 'string' },
      },
    },
  },
});
export type Upload = ValueOf<typeof upload>;
