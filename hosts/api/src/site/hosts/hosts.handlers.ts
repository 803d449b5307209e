import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { hostsOf } from '../../platform/http/tenants.ts';

/** Host resolution (specification §7): which API answers for a site host. */
export function hostsHandlers({ db, tenants }: Deps): Handlers<Contract['hosts']> {
  return {
    resolveHost: async ({ body }, context) => {
      const tenant = await tenants.atHost(body.host);
      if (!tenant) throw new HttpError('unknownHost');
      const hosts = (await hostsOf(db, tenant.site.id)).map(({ type, host, address }) => ({
        type,
        host: address ?? host,
      }));
      // Where no other API is named, it is the one that was asked.
      const hasApi = hosts.some(({ type }) => type === 'api');
      return { data: hasApi ? hosts : [{ type: 'api' as const, host: context.apiHost }, ...hosts] };
    },
  };
}
