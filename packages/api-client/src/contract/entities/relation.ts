import { shape, type ValueOf } from '../shape.ts';
import { statusAfter, type Transition } from '../transition.ts';

/** Specification §3 'Relation statuses'. */
export const relationStatuses = ['requested', 'accepted', 'declined'] as const;
export type RelationStatus = (typeof relationStatuses)[number];

/**
 * How a candidate answers, and from which status (specification §4, `docs/decisions`). The server and the contact-request
 * machine read this table.
 */
export const relationTransitions = {
  accept: { from: ['requested'], to: 'accepted' },
  decline: { from: ['requested', 'accepted'], to: 'declined' },
  /** Only while the mailed link lives. */
  reopen: { from: ['declined'], to: 'accepted' },
} as const satisfies Record<string, Transition<RelationStatus>>;
export type RelationMove = keyof typeof relationTransitions;

/** Days that the link of a request's mail lives. */
export const relationLinkDays = 30;

/**
 * The move that leads to an answer; undefined where the table has none.
 * @param linkLives whether the mailed link is still good
 */
export function relationMove(
  status: RelationStatus,
  answer: 'accepted' | 'declined',
  linkLives: boolean,
): RelationMove | undefined {
  const moves = Object.entries(relationTransitions) as [RelationMove, Transition<RelationStatus>][];
  return moves.find(
    ([move, row]) => statusAfter(row, status) === answer && (move !== 'reopen' || linkLives),
  )?.[0];
}

/** How a request stands for the company: `open` while nobody of it asked. */
export const contactStates = ['open', ...relationStatuses, 'withdrawn'] as const;
export type ContactState = (typeof contactStates)[number];

/**
 * What a company does with a request: it asks, once more after it took the request back, and takes back what waits for an
 * answer. The server and the contacted-candidate machine read this table.
 */
export const contactTransitions = {
  request: { from: ['open', 'withdrawn'], to: 'requested' },
  withdraw: { from: ['requested'], to: 'withdrawn' },
} as const satisfies Record<string, Transition<ContactState>>;
export type ContactMove = keyof typeof contactTransitions;

/** What a request becomes by a move of its company; undefined where the table does not allow it. */
export function contactAfter(move: ContactMove, state: ContactState): ContactState | undefined {
  return statusAfter<ContactState>(contactTransitions[move], state);
}

/** How a request stands for its company; null where there is none. */
export function contactStateOf(
  relation: { readonly status: RelationStatus; readonly withdrawn_at?: unknown } | null,
): ContactState {
  if (relation === null) return 'open';
  return relation.withdrawn_at ? 'withdrawn' : relation.status;
}

const text = { type: 'string' } as const;
const nullableText = { type: ['string', 'null'] } as const;
const file = {
  type: ['object', 'null'],
  required: ['token', 'name'],
  additionalProperties: false,
  properties: { token: text, name: text },
} as const;

const asked = {
  uuid: text,
  status: { enum: relationStatuses },
  /** Who asks. */
  client_name: text,
  client_logo: nullableText,
  introduction_text: text,
  motivation: nullableText,
  motivation_file: file,
  created_at: text,
  answered_at: nullableText,
  /** Until then a declined request can still be accepted. */
  expires_at: text,
} as const;
const askedNames = [
  'uuid',
  'status',
  'client_name',
  'client_logo',
  'introduction_text',
  'motivation',
  'motivation_file',
  'created_at',
  'answered_at',
  'expires_at',
] as const;

/** A company's request as its candidate reads it (specification §3 'Candidate contact request'). */
export const contactRequest = shape({
  type: 'object',
  required: askedNames,
  additionalProperties: false,
  properties: asked,
});
export type ContactRequest = ValueOf<typeof contactRequest>;

/** A candidate whom a company asked for contact. What reaches them is shown once they accepted, and while they do. */
export const contactedCandidate = shape({
  type: 'object',
  required: askedNames,
  additionalProperties: false,
  properties: {
    ...asked,
    /** Credits that the resume was bought for. */
    credits: { type: 'integer' },
    /** When the company took the request back. */
    withdrawn_at: nullableText,
    resume: {
      type: 'object',
      required: [
        'uuid',
        'slug',
        'given_name',
        'family_name',
        'position',
        'city',
        'country_code',
        'short_description',
        'email',
        'phone',
        'address',
        'postal_code',
        'file_token',
      ],
      additionalProperties: false,
      properties: {
        uuid: text,
        slug: text,
        given_name: text,
        family_name: nullableText,
        position: nullableText,
        city: nullableText,
        country_code: text,
        short_description: nullableText,
        email: nullableText,
        phone: nullableText,
        address: nullableText,
        postal_code: nullableText,
        /** Asks for the CV (`GET /files/download/{token}`). */
        file_token: nullableText,
      },
    },
  },
});
export type ContactedCandidate = ValueOf<typeof contactedCandidate>;
