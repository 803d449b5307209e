import { readSite } from '@boardwright/engine/read-site';
import { askedAhead } from './asked-ahead.ts';
import { authEffects, client } from './engine.ts';

/**
 * What every visit asks the server first, asked while the editor's own code is still on its way. Whoever is not logged in
 * is refused, and asks again later.
 */
export const session = askedAhead(authEffects.restoreSession);
export const site = askedAhead(() => readSite(client, location.hostname));
