import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { employerOf } from '../people/client/employer.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { presentMyOrganisation } from './organisations.present.ts';
import { findMyOrganisationsPage } from './organisations.queries.ts';
import { archiveOrganisation, createOrganisation, readOwn, saveOrganisation } from './save-organisation.ts';

/** What employers do with their own organisations (§3 'Organisation'); what visitors read of them stands in site-content. */
export function organisationsHandlers(deps: Deps): Handlers<Contract['organisations']> {
  return {
    findMyOrganisations: async ({ query }, context) => {
      const { owner } = employerOf(context);
      const { rows, total } = await findMyOrganisationsPage(deps.db, owner, query, deps.clock.now());
      return { data: rows.map(presentMyOrganisation), meta: pageMeta(total, query) };
    },
    readMyOrganisation: async ({ params }, context) => ({
      data: await readOwn(deps, employerOf(context), params.id),
    }),
    createOrganisation: async ({ body }, context) => ({
      data: await createOrganisation(deps, employerOf(context), body),
    }),
    saveOrganisation: async ({ params, body }, context) => ({
      data: await saveOrganisation(deps, employerOf(context), params.id, body),
    }),
    archiveOrganisation: async ({ params }, context) => {
      await archiveOrganisation(deps, employerOf(context), params.id);
      return undefined;
    },
  };
}
