import type { Client } from '@boardwright/api-client';

/**
 * Stands in for the API where a page has none: a block that calls it is named, with what to do.
 * @param remedy as "createPage needs an `api` to answer it"
 */
export function noApi(remedy: string): Client {
  return new Proxy({} as Client, {
    get: (_, group) => {
      throw new Error(`A block calls '${String(group)}' of the API: ${remedy}`);
    },
  });
}
