import { contract, type Endpoint, type Role } from '../contract/index.ts';

/** `resolveHost` answers before anyone knows which API to ask, so it lives outside the role prefixes (§7). */
function prefix(endpoint: Endpoint, role: Role): string {
  return endpoint === (contract.hosts.resolveHost as Endpoint) ? '/api/v1/public' : `/api/${role}/v1`;
}

interface PropertySchema {
  readonly type?: string | readonly string[];
  readonly items?: { readonly pattern?: string };
}

/** A list whose items may themselves hold commas is one comma-joined value; any other is repeated. */
function isCommaJoined(property: PropertySchema | undefined): boolean {
  return property?.items?.pattern?.includes(',') ?? false;
}

function queryString(endpoint: Endpoint, query: Readonly<Record<string, unknown>>): string {
  const schema: { properties?: Readonly<Record<string, PropertySchema>> } | undefined = endpoint.query;
  const properties = schema?.properties;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) search.append(key, String(value));
    else if (value.length === 0) continue;
    else if (isCommaJoined(properties?.[key])) search.append(key, value.join(','));
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
  endpoint: Endpoint,
  role: Role,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = endpoint.path.replaceAll(/\{(\w+)(?::int)?\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new TypeError(`${endpoint.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = queryString(endpoint, query);
  return `${prefix(endpoint, role)}${path}${search && `?${search}`}`;
}
