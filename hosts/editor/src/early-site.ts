import { readSite, type SiteRead } from '@boardwright/engine/editor';
import { client } from './engine.ts';

const read = (): Promise<SiteRead> => readSite(client, location.hostname);
let early: Promise<SiteRead | undefined> | undefined;

/** Asks for the site while the editor's own code is on its way. Whoever is not logged in is refused, and asks again later. */
export function readSiteEarly(): void {
  // Policy: what fails here is read again once somebody is there to be told.
  early = read().catch(() => undefined);
}

/**
 * The site that is edited: what was asked for early, the first time.
 * @throws ApiError
 */
export async function takeSite(): Promise<SiteRead> {
  const waiting = early;
  early = undefined;
  return (await waiting) ?? read();
}
