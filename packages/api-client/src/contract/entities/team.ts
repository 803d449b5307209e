import { adminAreas, adminRoles } from '../admin-rights.ts';
import { shape, type ValueOf } from '../shape.ts';

/** What somebody of the team is to it: `invited` has not accepted yet, `removed` can be put back. */
export const teamStates = ['active', 'invited', 'removed'] as const;
export type TeamState = (typeof teamStates)[number];

const role = { enum: adminRoles } as const;

/** An admin of the site, as its owners see one. */
export const teamMember = shape({
  type: 'object',
  required: [
    'uuid',
    'email',
    'given_name',
    'family_name',
    'role',
    'state',
    'of_all_sites',
    'is_you',
    'last_seen_at',
    'invited_until',
    'second_step',
    'second_steps',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string' },
    email: { type: 'string' },
    /** Empty until an invitation is accepted. */
    given_name: { type: 'string' },
    family_name: { type: 'string' },
    role,
    state: { enum: teamStates },
    /** Whether it is an admin of every site of the installation. */
    of_all_sites: { type: 'boolean' },
    is_you: { type: 'boolean' },
    /** To within some minutes; null for who never was here, or not since this is noted. */
    last_seen_at: { type: ['string', 'null'] },
    /** Of an invitation: until when its link works; in the past it works no more. */
    invited_until: { type: ['string', 'null'] },
    /** Whether they log in in two steps. */
    second_step: { type: 'boolean' },
    /** By what: the codes of an app, or a passkey. */
    second_steps: { type: 'array', items: { enum: ['app', 'passkey'] } },
  },
});
export type TeamMember = ValueOf<typeof teamMember>;

/** What the owners ask of everybody on the team. */
export const teamRules = shape({
  type: 'object',
  required: ['second_step_required'],
  additionalProperties: false,
  properties: {
    /** Who has no two-step login sets it up when they log in the next time, and can do nothing before. */
    second_step_required: { type: 'boolean' },
  },
});
export type TeamRules = ValueOf<typeof teamRules>;

/** What an invitation is about, for who opens its link. */
export const teamInvitation = shape({
  type: 'object',
  required: ['email', 'role', 'site_name', 'expires_at'],
  additionalProperties: false,
  properties: {
    email: { type: 'string' },
    role,
    site_name: { type: 'string' },
    expires_at: { type: 'string' },
  },
});
export type TeamInvitation = ValueOf<typeof teamInvitation>;

/** Areas of the log: those of the rights, one's own account, and what was done at the server's command line. */
export const teamLogAreas = [...adminAreas, 'account', 'server'] as const;
export type TeamLogArea = (typeof teamLogAreas)[number];

/** Something an admin did. */
export const teamLogEntry = shape({
  type: 'object',
  required: ['id', 'created_at', 'by', 'area', 'action', 'message', 'subject', 'title', 'is_done'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    created_at: { type: 'string' },
    /** Who did it, as they were called then; null for the command line. */
    by: { type: ['string', 'null'] },
    area: { enum: teamLogAreas },
    /** The call: 'adminJobs.withholdJob'. */
    action: { type: 'string' },
    /** The same in the caller's language. */
    message: { type: 'string' },
    /** What it concerned: an id, or what the command was called with. */
    subject: { type: ['string', 'null'] },
    /** What that was called then. */
    title: { type: ['string', 'null'] },
    /** False where the server could not say whether it was done. */
    is_done: { type: 'boolean' },
  },
});
export type TeamLogEntry = ValueOf<typeof teamLogEntry>;
