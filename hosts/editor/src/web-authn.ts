import { translate } from '@boardwright/messages';
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { webAuthnMessages } from './web-authn.messages.ts';

/**
 * What came of a prompt of the browser.
 * @returns undefined where the person put it away, or another one came in its place
 * @throws Error whose message is a sentence
 */
async function outcomeOf<Answer>(prompt: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await prompt;
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
    const t = translate(webAuthnMessages, document.documentElement.lang || 'en');
    throw new Error(t(name === 'InvalidStateError' ? 'known' : 'refused'), { cause });
  }
}

/** Has the browser make a passkey. @throws as {@link outcomeOf} */
export const makePasskey = (options: object) =>
  outcomeOf(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Asks the browser for a passkey, in a prompt or where the address is typed. @throws as {@link outcomeOf} */
export const askForPasskey = (options: object, useBrowserAutofill = false) =>
  outcomeOf(
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill,
    }),
  );

/** Whether the browser offers passkeys where an address is typed. */
export const canOffer = browserSupportsWebAuthnAutofill;

/** Takes back what the browser was asked. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
