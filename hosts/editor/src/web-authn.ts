import * as browser from '@boardwright/engine/browser-passkeys';
import { translate } from '@boardwright/messages';
import { webAuthnMessages } from './web-authn.messages.ts';

/** Waits for the browser. @throws Error whose message is a sentence, where it refuses */
async function outcomeOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    if (!(cause instanceof browser.BrowserRefusal)) throw cause;
    const t = translate(webAuthnMessages, document.documentElement.lang || 'en');
    throw new Error(t(cause.isKnown ? 'known' : 'refused'), { cause });
  }
}

/** Has the browser make a passkey. @returns undefined where the person put it away @throws as {@link outcomeOf} */
export const makePasskey = (options: object) => outcomeOf(browser.makePasskey(options));

/** Asks the browser for a passkey. @returns undefined where the person put it away @throws as {@link outcomeOf} */
export const askForPasskey = (options: object) => outcomeOf(browser.askForPasskey(options));

export const { offerPasskeys } = browser;
