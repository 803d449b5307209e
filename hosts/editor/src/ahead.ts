import { dropEarlyFrame, requestFrameEarly } from '@boardwright/editor/early-frame';
import { readSite } from '@boardwright/editor/read-site';
import { requestedAhead } from './requested-ahead.ts';
import { authEffects, client } from './engine.ts';
import { loadFirstLanguage } from './language.ts';
import { forgetSite, siteMemory } from './site-memory.ts';

/** The language it is shown in, fetched beside the code that shows it. */
export const language = loadFirstLanguage();
// Policy: whoever waits for it gets the error.
language.catch(() => undefined);

/** Asks, and gives up the page in the frame where nobody is let in, or nothing is heard. */
const orNoFrame =
  <Answer>(ask: () => Promise<Answer>) =>
  async (): Promise<Answer> => {
    try {
      const answer = await ask();
      if (answer === undefined) dropEarlyFrame();
      return answer;
    } catch (error) {
      dropEarlyFrame();
      throw error;
    }
  };

/** Where one arrives without being logged in: nothing is asked for before it is needed. */
const isBeforeLogin = /^\/admin\/(?:setup|password|invitation|handover)$/.test(location.pathname);
const ahead: typeof requestedAhead = (ask) => (isBeforeLogin ? ask : requestedAhead(ask));

const isLetIn = (answer: Awaited<ReturnType<typeof authEffects.restoreSession>>): boolean =>
  answer !== undefined && !('secondStep' in answer);

/** The document says that no session came with it. */
const isGuest = document.querySelector('meta[name=session]') !== null;

let first: ReturnType<typeof authEffects.restoreSession> | undefined;
async function restoreSession() {
  const asked = isGuest && !first ? Promise.resolve(undefined) : authEffects.restoreSession();
  first ??= asked;
  const answer = await asked;
  if (answer === undefined) forgetSite();
  return answer;
}

/**
 * What every visit asks the server first, asked while the editor's own code is still on its way. Whoever is not logged in
 * is refused, and asks again later.
 */
export const session = ahead(orNoFrame(restoreSession));

let isFirst = true;
export const site = ahead(
  orNoFrame(async () => {
    // Where nobody was in before, most are not in now: they would only be refused.
    const isUnknown = isFirst && siteMemory.read() === undefined;
    isFirst = false;
    if (isUnknown && first && !isLetIn(await first)) throw new Error('Nobody is logged in');
    return readSite(client, location.hostname, siteMemory);
  }),
);
// After what is needed to show it.
requestFrameEarly(location);
