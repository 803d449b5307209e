import type { Role } from '../contract/index.ts';
import type { Call } from '../contract/call.ts';
import { calls } from './calls.ts';

/** `resolveHost` answers before anyone knows which API to ask, so it lives outside the role prefixes (§7). */
function prefix({ path }: Pick<Call, 'path'>, role: Role): string {
  return path === calls.hosts.resolveHost.path ? '/api/v1/public' : `/api/${role}/v1`;
}

function queryString(commaJoined: readonly string[], query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) search.append(key, String(value));
    else if (value.length === 0) continue;
    else if (commaJoined.includes(key)) search.append(key, value.join(','));
    else for (const item of value) search.append(key, String(item));
  }
  // The keys of §7 are written as they are read: brackets and commas are legal in a query.
  return search.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
}

/**
 * The address of a call, from the API's root.
 * @throws TypeError when a path parameter is missing
 */
export function endpointUrl(
  call: Pick<Call, 'path' | 'commaJoined'>,
  role: Role,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replaceAll(/\{(\w+)(?::int)?\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = queryString(call.commaJoined ?? [], query);
  return `${prefix(call, role)}${path}${search && `?${search}`}`;
}
