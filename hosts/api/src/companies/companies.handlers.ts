import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import type { MyJobsDeps } from '../jobs/employer/my-jobs.ts';
import { createAttempts } from '../people/account/attempts.ts';
import { scope } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { findOutstanding } from '../shop/port.ts';
import { addCompany, inviteCompanyPerson } from './add-company.ts';
import { findCompaniesPage } from './companies.queries.ts';
import { readCompanyPage, saveCompanyPage } from './company-page.ts';
import { checkVat } from './check-vat.ts';
import { decideCompany, previewDecision } from './decide-company.ts';
import { mergeCompanies, previewCompanyMerge } from './merge-companies.ts';
import { presentSummary, readCompany } from './read-company.ts';
import { addNote, saveCompany, setNoteDeleted } from './save-company.ts';

/** Invitations that one address may be mailed within a quarter of an hour. */
const mostInvitations = 3;

/** The companies of a site, as its admins look after them. */
export function companiesHandlers(
  options: Pick<MyJobsDeps, 'db' | 'clock' | 'search' | 'mailsQueued' | 'runPayments'> &
    Pick<Deps, 'vatRegister' | 'geo' | 'publicAddress'>,
): Handlers<Contract['companies']> {
  const deps = { ...options, invitations: createAttempts(options.clock, mostInvitations) };
  const { db, clock } = deps;
  return {
    findCompanies: async ({ query }, context) => {
      const tenant = scope(context);
      const { rows, next, counts, isExact } = await findCompaniesPage(db, tenant, query, clock.now());
      const outstandingOf = await findOutstanding(
        db,
        rows.map(({ client }) => client.id),
      );
      return {
        data: {
          companies: rows.map((row) => presentSummary(row, outstandingOf(row.client.id))),
          next,
          counts,
          ...(isExact ? {} : { counts_are_exact: false }),
        },
      };
    },
    readCompany: async ({ params }, context) => ({
      data: await readCompany(db, scope(context), params.id, clock.now()),
    }),
    addCompany: async ({ body }, context) => ({ data: await addCompany(deps, context, body) }),
    inviteCompanyPerson: async ({ params, body }, context) => ({
      data: await inviteCompanyPerson(deps, context, params.id, body),
    }),
    saveCompany: async ({ params, body }, context) => ({
      data: await saveCompany(deps, context, params.id, body),
    }),
    readCompanyPage: async ({ params }, context) => ({ data: await readCompanyPage(deps, context, params) }),
    saveCompanyPage: async ({ params, body }, context) => ({
      data: await saveCompanyPage(deps, context, params, body),
    }),
    previewCompanyDecision: async ({ params, body }, context) => ({
      data: await previewDecision(deps, context, params.id, body),
    }),
    decideCompany: async ({ params, body }, context) => ({
      data: await decideCompany(deps, context, params.id, body),
    }),
    checkCompanyVat: async ({ params }, context) => ({
      data: await checkVat(deps, context, params.id),
    }),
    addCompanyNote: async ({ params, body }, context) => ({
      data: await addNote(deps, context, params.id, body.text),
    }),
    removeCompanyNote: async ({ params }, context) => {
      await setNoteDeleted(deps, context, params, true);
      return undefined;
    },
    previewCompanyMerge: async ({ params }, context) => ({
      data: await previewCompanyMerge(deps, context, params),
    }),
    mergeCompanies: async ({ params, body }, context) => ({
      data: await mergeCompanies(deps, context, { ...params, name: body.name }),
    }),
    restoreCompanyNote: async ({ params }, context) => ({
      data: await setNoteDeleted(deps, context, params, false),
    }),
  };
}
