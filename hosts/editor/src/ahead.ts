import { dropEarlyFrame, requestFrameEarly } from '@boardwright/editor/early-frame';
import { readSite, type SiteMemory, type SiteNumbers } from '@boardwright/editor/read-site';
import { requestedAhead } from './requested-ahead.ts';
import { authEffects, client } from './engine.ts';
import { loadFirstLanguage } from './language.ts';

const memoryKey = 'boardwright.editor.site';

/** As '18/1': the site's number and its job board's. Policy: a full or switched-off store remembers nothing. */
const memory: SiteMemory = {
  read() {
    try {
      const [site, board] = (localStorage.getItem(memoryKey) ?? '').split('/').map(Number);
      return site && board ? { site, board } : undefined;
    } catch {
      return undefined;
    }
  },
  write({ site, board }: SiteNumbers) {
    try {
      localStorage.setItem(memoryKey, `${site}/${board}`);
    } catch {
      // The next visit asks for the site once it knows it.
    }
  },
};

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

/**
 * What every visit asks the server first, asked while the editor's own code is still on its way. Whoever is not logged in
 * is refused, and asks again later.
 */
export const session = requestedAhead(orNoFrame(authEffects.restoreSession));
export const site = requestedAhead(orNoFrame(() => readSite(client, location.hostname, memory)));
// After what is needed to show it.
requestFrameEarly(location);
