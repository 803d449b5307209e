import { defineEndpoint } from '../define-endpoint.ts';
import {
  company,
  companyDecisions,
  companyLengths,
  companyMerge,
  companyNote,
  companyPage,
  companySorts,
  companyStates,
} from '../entities/company.ts';
import { mailPreview } from '../entities/job-report.ts';
import { myOrganisation } from '../entities/my-organisation.ts';
import { list, one } from '../shape.ts';
import { companyForm, invitedPerson } from './client.ts';
import { organisationForm } from './organisations.ts';

/** The companies of a site, as its admins look after them: whether each is real, and what it may do. */
const findCompanies = defineEndpoint({
  method: 'GET',
  path: '/companies',
  roles: ['admin'],
  area: 'companies',
  summary: "The site's companies, a page by key, with how many the search finds of each state.",
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Words of its name, of the mail address of one of its people, of a website's host, its KvK or VAT number. */
      search: { type: 'string', maxLength: 200 },
      'match[state]': { enum: companyStates },
      sort: { enum: companySorts, default: 'name' },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      /** The `next` of the page before. */
      after: { type: 'string', maxLength: 400 },
    },
  },
  reply: one(companyPage),
});

const readCompany = defineEndpoint({
  method: 'GET',
  path: '/companies/{id:int}',
  roles: ['admin'],
  area: 'companies',
  summary: 'One company with its people, jobs, orders, balances and the notes of admins.',
  reply: one(company),
  errors: ['notFound'],
});

const addCompany = defineEndpoint({
  method: 'POST',
  path: '/companies',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Adds a company with its first organisation, approved; its first person is mailed an invitation. Where there are others like it that are not `known`, nothing is added and they are answered.',
  perMinute: 60,
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      ...companyForm,
      /** Of its organisation. */
      website: { type: ['string', 'null'], maxLength: 1000 },
      person: invitedPerson,
      /** The companies like it that the admin has seen: this is another one. */
      known: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
      /** Sent again under its key it is the same company. */
      idempotency_key: { type: 'string', minLength: 8, maxLength: 80 },
    },
  },
  status: 201,
  reply: one(company),
  errors: ['validation', 'companiesAlike', 'tooManyRequests'],
});

const inviteCompanyPerson = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/people',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Invites somebody to a company by a mailed link; again for the same address, the mail goes out again.',
  perMinute: 60,
  body: invitedPerson,
  status: 201,
  reply: one(company),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

const saveCompany = defineEndpoint({
  method: 'PUT',
  path: '/companies/{id:int}',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Changes what a company says of itself, as its people do; what is left out stays. Who read an older `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      ...companyForm,
      revision: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
  },
  reply: one(company),
  errors: ['notFound', 'validation', 'conflict'],
});

const readCompanyPage = defineEndpoint({
  method: 'GET',
  path: '/companies/{id:int}/organisations/{organisationId:int}',
  roles: ['admin'],
  area: 'companies',
  summary: 'What the page of a company says, with all that can be changed of it.',
  reply: one(myOrganisation),
  errors: ['notFound'],
});

const saveCompanyPage = defineEndpoint({
  method: 'PUT',
  path: '/companies/{id:int}/organisations/{organisationId:int}',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Changes the page of a company as its people do; what is left out stays. Who read an older `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      ...organisationForm,
      revision: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    },
  },
  reply: one(myOrganisation),
  errors: ['notFound', 'validation', 'conflict'],
});

const decision = {
  type: 'object',
  required: ['decision', 'known'],
  additionalProperties: false,
  properties: {
    decision: { enum: companyDecisions },
    /** The state that the admin read: where it is another one by now, nothing is changed. */
    known: { enum: companyStates },
    /** Plain text that the people of a company that is blocked read; needed there. */
    reason: { type: 'string', maxLength: companyLengths.reason, default: '' },
    /** Whether its people are mailed. */
    mail: { type: 'boolean', default: true },
  },
} as const;

const previewCompanyDecision = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/preview',
  roles: ['admin'],
  area: 'companies',
  changesNothing: true,
  summary: 'The mails that a decision about a company would send, one of each language. Nothing is changed.',
  body: decision,
  reply: list(mailPreview),
  errors: ['notFound', 'companyStateChanged'],
});

const decideCompany = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/decide',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Approves, blocks or unblocks a company. Of one that is blocked nobody sees anything and its people cannot publish or order; unblocking shows again what was shown.',
  body: decision,
  reply: one(company),
  errors: ['notFound', 'companyStateChanged', 'validation'],
});

const checkCompanyVat = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/check-vat',
  roles: ['admin'],
  area: 'companies',
  summary:
    'Asks the register of the European Union (VIES) about the VAT number of a company, and stores what it says and when.',
  perMinute: 20,
  reply: one(company),
  errors: ['notFound', 'vatNumberMissing', 'tooManyRequests'],
});

const addCompanyNote = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/notes',
  roles: ['admin'],
  area: 'companies',
  summary: 'Writes something down about a company, for the admins of its site alone.',
  body: {
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: { text: { type: 'string', maxLength: companyLengths.note } },
  },
  status: 201,
  reply: one(companyNote),
  errors: ['notFound', 'validation'],
});

const removeCompanyNote = defineEndpoint({
  method: 'DELETE',
  path: '/companies/{id:int}/notes/{noteId:int}',
  roles: ['admin'],
  area: 'companies',
  summary: 'Deletes a note about a company; it can be taken back.',
  errors: ['notFound'],
});

const restoreCompanyNote = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/notes/{noteId:int}/restore',
  roles: ['admin'],
  area: 'companies',
  summary: 'Takes the deletion of a note back.',
  reply: one(companyNote),
  errors: ['notFound'],
});

const previewCompanyMerge = defineEndpoint({
  method: 'GET',
  path: '/companies/{id:int}/merge/{otherId:int}',
  roles: ['admin'],
  area: 'companies',
  summary: 'What would move from the other company to this one if they became one. Nothing is changed.',
  reply: one(companyMerge),
  errors: ['notFound', 'companiesNotApproved'],
});

const mergeCompanies = defineEndpoint({
  method: 'POST',
  path: '/companies/{id:int}/merge/{otherId:int}',
  roles: ['admin'],
  area: 'companies',
  summary:
    "Makes two companies one: all of the other one is this one's from now on, and the other one is no more. It cannot be taken back. Invoices keep the name they were issued to, and pages their addresses.",
  body: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      /** The name of the other company, typed by who merges. */
      name: { type: 'string', maxLength: 1000 },
    },
  },
  reply: one(company),
  errors: ['notFound', 'companiesNotApproved', 'validation'],
});

export const companies = {
  findCompanies,
  readCompany,
  addCompany,
  inviteCompanyPerson,
  saveCompany,
  readCompanyPage,
  saveCompanyPage,
  previewCompanyDecision,
  decideCompany,
  checkCompanyVat,
  addCompanyNote,
  removeCompanyNote,
  restoreCompanyNote,
  previewCompanyMerge,
  mergeCompanies,
} as const;
