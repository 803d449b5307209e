import { adminRoles } from '../admin-rights.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import { teamInvitation, teamLogAreas, teamLogEntry, teamMember, teamRules } from '../entities/team.ts';
import { list, one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const role = { enum: adminRoles } as const;

const findTeam = defineEndpoint({
  method: 'GET',
  path: '/team',
  roles: ['admin'],
  area: 'team',
  summary: 'The admins of the site and of all sites: who is there, who is invited, who was removed.',
  reply: list(teamMember),
});

const inviteAdmin = defineEndpoint({
  method: 'POST',
  path: '/team',
  roles: ['admin'],
  area: 'team',
  summary:
    'Invites somebody to the team by a mailed link, which works once and for seven days. Who was removed is invited anew.',
  perMinute: 20,
  body: {
    type: 'object',
    required: ['email', 'role'],
    additionalProperties: false,
    properties: {
      email: { type: 'string', maxLength: 254 },
      role,
      /** For every site of the installation; only who is admin of all of them may. */
      all_sites: { type: 'boolean', default: false },
    },
  },
  status: 201,
  reply: one(teamMember),
  errors: ['validation', 'teamOfAllSites', 'tooManyRequests'],
});

const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/team/{uuid}/invitation',
  roles: ['admin'],
  area: 'team',
  summary: 'Mails the invitation again with a new link; the links from before work no more.',
  perMinute: 10,
  reply: one(teamMember),
  errors: ['notFound', 'teamOfAllSites', 'tooManyRequests'],
});

const changeAdminRole = defineEndpoint({
  method: 'PUT',
  path: '/team/{uuid}/role',
  roles: ['admin'],
  area: 'team',
  summary: 'Gives an admin another role, from their next call on. The last owner stays owner.',
  body: {
    type: 'object',
    required: ['role'],
    additionalProperties: false,
    properties: {
      role,
      /** The role that was read; without it the new one is given whatever it was. */
      was: role,
    },
  },
  reply: one(teamMember),
  errors: ['notFound', 'conflict', 'lastOwner', 'teamOfAllSites'],
});

const removeAdmin = defineEndpoint({
  method: 'DELETE',
  path: '/team/{uuid}',
  roles: ['admin'],
  area: 'team',
  summary:
    'Takes somebody off the team and ends their sessions at once; an invitation is withdrawn. The last owner stays.',
  errors: ['notFound', 'lastOwner', 'teamOfAllSites'],
});

const restoreAdmin = defineEndpoint({
  method: 'POST',
  path: '/team/{uuid}/restore',
  roles: ['admin'],
  area: 'team',
  summary: 'Puts somebody back who was taken off the team, with the password and the role from before.',
  reply: one(teamMember),
  errors: ['notFound', 'teamOfAllSites'],
});

const resetSecondStep = defineEndpoint({
  method: 'DELETE',
  path: '/team/{uuid}/second-step',
  roles: ['admin'],
  area: 'team',
  summary:
    "Turns a colleague's two-step login off, as for who lost the app and the recovery codes, ends their sessions and mails them. Not one's own.",
  reply: one(teamMember),
  errors: ['notFound', 'forbidden', 'teamOfAllSites'],
});

const readTeamRules = defineEndpoint({
  method: 'GET',
  path: '/team/rules',
  roles: ['admin'],
  area: 'team',
  summary: 'What is asked of everybody on the team.',
  reply: one(teamRules),
});

const changeTeamRules = defineEndpoint({
  method: 'PUT',
  path: '/team/rules',
  roles: ['admin'],
  area: 'team',
  overwrites: 'One of two choices, which the screen shows: nothing that was typed is lost.',
  summary: 'Asks two-step login of everybody on the team, or no more. Who asks it has it on already.',
  body: {
    type: 'object',
    required: ['second_step_required'],
    additionalProperties: false,
    properties: { second_step_required: { type: 'boolean' } },
  },
  reply: one(teamRules),
  errors: ['secondStepYoursFirst'],
});

const mailedToken = { type: 'string', maxLength: 200 } as const;

const readTeamInvitation = defineEndpoint({
  method: 'GET',
  path: '/team/invitations/{token}',
  roles: ['admin'],
  area: 'everyone',
  open: ['admin'],
  summary: 'What a mailed invitation to a team is about. Changes nothing.',
  perMinute: 60,
  reply: one(teamInvitation),
  errors: ['linkExpired', 'invitationAccepted', 'invitationElsewhere', 'tooManyRequests'],
});

const acceptTeamInvitation = defineEndpoint({
  method: 'POST',
  path: '/team/invitations/accept',
  roles: ['admin'],
  area: 'everyone',
  open: ['admin'],
  summary: 'Accepts an invitation to a team with a name and a password, and logs in. Works once.',
  perMinute: 10,
  body: {
    type: 'object',
    required: ['token', 'given_name', 'family_name', 'password', 'password_confirmation'],
    additionalProperties: false,
    properties: {
      token: mailedToken,
      given_name: { type: 'string', maxLength: 100 },
      family_name: { type: 'string', maxLength: 100 },
      password: { type: 'string', maxLength: 1000 },
      password_confirmation: { type: 'string', maxLength: 1000 },
    },
  },
  reply: one(token),
  errors: ['linkExpired', 'invitationAccepted', 'invitationElsewhere', 'validation', 'tooManyRequests'],
});

const logQuery = {
  /** Words of who did it and of what it concerned. */
  search: { type: 'string', maxLength: 200 },
  'match[area]': { enum: teamLogAreas },
  /** 'YYYY-MM-DD', a day on the site's clock. */
  'match[day]': { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
} as const;

const findTeamLog = defineEndpoint({
  method: 'GET',
  path: '/team/log',
  roles: ['admin'],
  area: 'team',
  summary: 'What admins of the site did in the last year, newest first.',
  query: { type: 'object', additionalProperties: false, properties: { ...paging, ...logQuery } },
  reply: page(teamLogEntry),
});

const exportTeamLog = defineEndpoint({
  method: 'GET',
  path: '/team/log/export',
  roles: ['admin'],
  area: 'team',
  summary: 'The same as a file of comma-separated values, the newest 50,000.',
  query: { type: 'object', additionalProperties: false, properties: logQuery },
  produces: 'binary',
});

/** Who may do what on a site, and who did. */
export const team = {
  findTeam,
  inviteAdmin,
  resendInvitation,
  changeAdminRole,
  removeAdmin,
  restoreAdmin,
  resetSecondStep,
  readTeamRules,
  changeTeamRules,
  readTeamInvitation,
  acceptTeamInvitation,
  findTeamLog,
  exportTeamLog,
} as const;
