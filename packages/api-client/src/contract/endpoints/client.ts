import { defineEndpoint } from '../define-endpoint.ts';
import { token } from '../entities/account.ts';
import { client, clientUser, myUser } from '../entities/client.ts';
import { list, one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

// What a form holds is checked by the handler, which has a sentence for each field (§5); the schema only bounds it.
export const companyForm = {
  name: { type: 'string', maxLength: 500 },
  vat_number: { type: ['string', 'null'], maxLength: 60 },
  kvk_number: { type: ['string', 'null'], maxLength: 60 },
  invoice_email: { type: ['string', 'null'], maxLength: 254 },
} as const;

/** Who is invited to work for a company. */
export const invitedPerson = {
  type: 'object',
  required: ['email', 'given_name', 'family_name'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: 254 },
    given_name: { type: 'string', maxLength: 100 },
    family_name: { type: 'string', maxLength: 100 },
  },
} as const;

/** Specification §7 'Account and profile': the company itself, its people, and whose a session is. */
export const readClient = defineEndpoint({
  method: 'GET',
  path: '/client',
  roles: ['employer'],
  summary: 'The company that the session speaks for.',
  reply: one(client),
});

export const saveClient = defineEndpoint({
  method: 'PUT',
  path: '/client',
  roles: ['employer'],
  summary:
    'Changes what is known of the company; what is left out stays. With the `revision` that was read, what somebody else saved since is not overwritten.',
  perMinute: 60,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { ...companyForm, revision: { type: 'integer', minimum: 0 } },
  },
  reply: one(client),
  errors: ['validation', 'conflict', 'tooManyRequests'],
});

export const createClient = defineEndpoint({
  method: 'POST',
  path: '/client',
  roles: ['employer'],
  summary:
    'Adds another company, with its first organisation; the caller works for it, and may switch to it.',
  perMinute: 5,
  body: { type: 'object', required: ['name'], additionalProperties: false, properties: companyForm },
  status: 201,
  reply: one(client),
  errors: ['validation', 'emailUnverified', 'tooManyClients', 'tooManyRequests'],
});

export const findClientUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  roles: ['employer'],
  summary: 'The people of the company, also those who are invited or left, by name.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { ...paging, search: { type: 'string', maxLength: 200 } },
  },
  reply: page(clientUser),
});

export const inviteClientUser = defineEndpoint({
  method: 'POST',
  path: '/users',
  roles: ['employer'],
  summary:
    'Invites somebody to the company by a mailed link; again for the same address, the mail goes out again.',
  perMinute: 10,
  body: invitedPerson,
  status: 201,
  reply: one(clientUser),
  errors: ['validation', 'emailUnverified', 'tooManyRequests'],
});

export const changeClientUser = defineEndpoint({
  method: 'PUT',
  path: '/users/{id:int}',
  roles: ['employer'],
  summary: "Ends somebody's work for the company, or an invitation; or lets them in again. Never one's own.",
  body: {
    type: 'object',
    required: ['active'],
    additionalProperties: false,
    properties: { active: { type: 'boolean' } },
  },
  reply: one(clientUser),
  errors: ['notFound', 'ownAccess'],
});

export const findMyUsers = defineEndpoint({
  method: 'GET',
  path: '/users/own',
  roles: ['employer'],
  summary: 'The companies that the caller works for or is invited to.',
  reply: list(myUser),
});

export const switchUser = defineEndpoint({
  method: 'PUT',
  path: '/users/{id:int}/switch',
  roles: ['employer'],
  summary:
    "Has the caller speak for another of their companies, and accepts an invitation to it; goes on with the answer's token.",
  perMinute: 30,
  reply: one(token),
  errors: ['notFound', 'emailUnverified', 'tooManyRequests'],
});

export const clients = {
  readClient,
  saveClient,
  createClient,
  findClientUsers,
  inviteClientUser,
  changeClientUser,
  findMyUsers,
  switchUser,
} as const;
