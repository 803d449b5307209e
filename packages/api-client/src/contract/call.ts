import type { Contract, Endpoint } from './index.ts';

/** What a caller needs of an endpoint: where it is, who may call it, and how lists are written in its query. */
export interface Call extends Pick<Endpoint, 'method' | 'path' | 'roles' | 'open' | 'produces'> {
  /** Keys of the query whose lists are one comma-joined value; any other list is repeated. */
  readonly commaJoined?: readonly string[];
}

/** The contract as callers need it: every endpoint, without the schemas that servers and documents read. */
export type Calls = {
  readonly [Group in keyof Contract]: { readonly [Name in keyof Contract[Group]]: Call };
};

interface QuerySchema {
  readonly properties?: Readonly<Record<string, { readonly items?: { readonly pattern?: string } }>>;
}

/** Items that may themselves hold commas are joined by them. */
function commaJoined(query: QuerySchema = {}): readonly string[] {
  return Object.entries(query.properties ?? {})
    .filter(([, property]) => property.items?.pattern?.includes(',') ?? false)
    .map(([key]) => key);
}

/** The part of an endpoint that travels to browsers. */
export function callOf({ method, path, roles, open, produces, query }: Endpoint): Call {
  const joined = commaJoined(query);
  return {
    method,
    path,
    roles,
    ...(open && { open }),
    ...(produces && { produces }),
    ...(joined.length > 0 && { commaJoined: joined }),
  };
}
