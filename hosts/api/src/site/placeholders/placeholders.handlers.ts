import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { readPlaceholders, savePlaceholders } from './placeholders.ts';

/** Words of a board that its pages call by a name. */
export function placeholdersHandlers(
  deps: Pick<Deps, 'db' | 'tenants' | 'blockSchemas' | 'clock'>,
): Handlers<Contract['placeholders']> {
  return {
    findPlaceholders: async (_call, context) => ({ data: await readPlaceholders(deps, context) }),
    savePlaceholders: async ({ body }, context) => ({ data: await savePlaceholders(deps, context, body) }),
  };
}
