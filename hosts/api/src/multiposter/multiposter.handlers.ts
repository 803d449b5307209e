import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { employerOf } from '../people/client/employer.ts';
import { changeToken, createToken, findTokens, revokeToken } from './multiposter-tokens.ts';

/** The keys with which other systems post a company's jobs (§3 'Multiposter token'). */
export function multiposterHandlers(deps: Deps): Handlers<Contract['multiposter']> {
  return {
    findMultiposterTokens: ({ query }, context) => findTokens(deps, employerOf(context), query),
    createMultiposterToken: async ({ body }, context) => ({
      data: await createToken(deps, employerOf(context), body),
    }),
    changeMultiposterToken: async ({ params, body }, context) => ({
      data: await changeToken(deps, employerOf(context), params.id, body),
    }),
    revokeMultiposterToken: async ({ params }, context) => {
      await revokeToken(deps, employerOf(context), params.id);
      return undefined;
    },
  };
}
