import { ApiError } from '@boardwright/api-client';
import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { AuthEffects, PasskeyApi, SignedByPasskey } from '@boardwright/editor';
import { passkeyHost } from '@boardwright/engine/passkey-host';
import { refusalOf } from './account.ts';
import { client, profile } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

type MadePasskey = BodyOf<Contract['account']['addPasskey']>['response'];

/** Fetched by who uses a passkey, or may be offered one: nobody else brings it along. */
const webAuthn = () => import('./web-authn.ts');

/**
 * Asks the browser for a passkey.
 * @returns undefined where the person put it away
 * @throws Error whose message is a sentence
 */
async function askForPasskey(prepare: () => Promise<object>): Promise<SignedByPasskey | undefined> {
  const options = await prepare();
  const browser = await webAuthn();
  return (await browser.askForPasskey(options)) as unknown as SignedByPasskey | undefined;
}

/** What a browser asks a passkey by to log in. */
const prepareLogIn = async () => (await client.account.prepareLogInByPasskey({ as })).data;

/** Offers passkeys where the address is typed, until it is stopped or one is picked. */
function offer(onPicked: (signed: SignedByPasskey) => void): () => void {
  let isOver = false;
  let stop = (): void => undefined;
  webAuthn().then(
    ({ offerPasskeys }) => {
      if (isOver) return;
      stop = offerPasskeys(prepareLogIn, (signed) => onPicked(signed as unknown as SignedByPasskey));
    },
    // Policy: what is not offered can be asked for by the button, which says what is wrong.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}

const passkeyApi: PasskeyApi = {
  list: async () => (await withFieldMessages(client.account.findPasskeys({ as }))).data,
  async add(password) {
    try {
      const body = password === undefined ? {} : { current_password: password };
      const { data: options } = await client.account.prepareNewPasskey({ body, as });
      const { makePasskey } = await webAuthn();
      const response = await makePasskey(options);
      if (response === undefined) return 'cancelled';
      const { data } = await client.account.addPasskey({
        body: { response: response as unknown as MadePasskey },
        as,
      });
      return { passkey: data.passkey, codes: data.recovery_codes };
    } catch (error) {
      return { refused: error instanceof ApiError ? refusalOf(error) : refusedBy(error) };
    }
  },
  async rename(uuid, name) {
    try {
      await client.account.renamePasskey({ params: { uuid }, body: { name }, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
  async remove(uuid, password) {
    try {
      await client.account.removePasskey({ params: { uuid }, body: { current_password: password }, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
  offer,
};

const refusedBy = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  fields: {},
});

/** The admin's passkeys; undefined where this browser, or this address, has none. */
export const passkeys: PasskeyApi | undefined = passkeyHost() === undefined ? undefined : passkeyApi;

/** Logging in by a passkey, and taking the second step by one. */
export const passkeyEffects: Pick<AuthEffects, 'logInByPasskey' | 'passByPasskey'> = {
  async logInByPasskey({ signed }) {
    const response = signed ?? (await askForPasskey(prepareLogIn));
    if (!response) return { cancelled: true };
    await client.account.logInByPasskey({ body: { response }, as });
    return profile();
  },
  async passByPasskey() {
    try {
      const prepare = async () => (await client.account.preparePassByPasskey({ as })).data;
      const response = await askForPasskey(prepare);
      if (!response) return { cancelled: true };
      await client.account.passByPasskey({ body: { response }, as });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
    return profile();
  },
};
