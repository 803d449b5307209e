import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/** A browser made, or used, no passkey, though nobody put it away. */
export class BrowserRefusal extends Error {
  override readonly name = 'BrowserRefusal';
  /** The device has one for this address. */
  readonly isKnown: boolean;
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.isKnown = cause.name === 'InvalidStateError';
  }
}

/** @returns undefined where the person put it away, or another one came in its place @throws BrowserRefusal */
async function outcomeOf<Answer>(prompt: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await prompt;
  } catch (error) {
    const cause = error as Error;
    if (cause.name === 'NotAllowedError' || cause.name === 'AbortError') return undefined;
    throw new BrowserRefusal(cause);
  }
}

/**
 * Has the browser make a passkey.
 * @param options as the API gives them
 * @returns undefined where the person put it away
 * @throws BrowserRefusal
 */
export const makePasskey = (options: object): Promise<RegistrationResponseJSON | undefined> =>
  outcomeOf(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/**
 * Asks the browser for a passkey, in a prompt.
 * @param options as the API gives them
 * @returns undefined where the person put it away
 * @throws BrowserRefusal
 */
export const askForPasskey = (options: object): Promise<AuthenticationResponseJSON | undefined> =>
  outcomeOf(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));

/** Milliseconds, where the API does not say for how long it takes what it asked. */
const usualLife = 300_000;

/**
 * Offers passkeys where the address is typed, in browsers that can, until one is picked, a prompt comes in its place, or
 * it is stopped. What the API asked is asked anew before it is too old: a page may stand open for hours.
 * @param prepare what the browser is to ask for
 * @returns how to stop. What keeps one from being offered is nobody's concern, they asked for nothing.
 */
export function offerPasskeys(
  prepare: () => Promise<object>,
  onPicked: (signed: AuthenticationResponseJSON) => void,
): () => void {
  let isOver = false;
  const wait = async (): Promise<void> => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    for (let isOld = true; isOld && !isOver;) {
      const options = (await prepare()) as PublicKeyCredentialRequestOptionsJSON;
      // Meanwhile somebody may have gone on.
      if (isOver) return;
      isOld = false;
      const renew = setTimeout(
        () => {
          isOld = true;
          stopAsking();
        },
        (options.timeout ?? usualLife) * 0.9,
      );
      const asked = startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
      const signed = await outcomeOf(asked).finally(() => clearTimeout(renew));
      if (signed && !isOver) onPicked(signed);
    }
  };
  // Policy: what is not offered can be asked for by the button, which says what is wrong.
  wait().catch(() => undefined);
  return () => {
    isOver = true;
    stopAsking();
  };
}

/** Takes back what the browser was asked. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();
