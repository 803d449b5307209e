import type { Contract } from '@boardwright/api-client/contract';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import {
  logInByPasskey,
  passByPasskey,
  prepareLogInByPasskey,
  preparePassByPasskey,
  readSecondStepWays,
} from './passkey-login.ts';
import { addPasskey, prepareNewPasskey, readPasskeys, removePasskey, renamePasskey } from './passkeys.ts';

/** Passkeys of every account. */
export function passkeyHandlers(
  deps: AccountDeps,
): Pick<
  Handlers<Contract['account']>,
  | 'findPasskeys'
  | 'prepareNewPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'prepareLogInByPasskey'
  | 'logInByPasskey'
  | 'readSecondStepWays'
  | 'preparePassByPasskey'
  | 'passByPasskey'
> {
  return {
    findPasskeys: async (_call, context) => ({ data: await readPasskeys(deps, context) }),
    prepareNewPasskey: async ({ body }, context) => ({ data: await prepareNewPasskey(deps, context, body) }),
    addPasskey: async ({ body }, context) => ({ data: await addPasskey(deps, context, body) }),
    renamePasskey: async ({ params, body }, context) => ({
      data: await renamePasskey(deps, context, params.uuid, body.name),
    }),
    removePasskey: async ({ params, body }, context) => {
      await removePasskey(deps, context, params.uuid, body.current_password);
      return undefined;
    },
    prepareLogInByPasskey: async (_call, context) => ({ data: await prepareLogInByPasskey(deps, context) }),
    logInByPasskey: async ({ body }, context) => ({
      data: await logInByPasskey(deps, context, body.response),
    }),
    readSecondStepWays: async (_call, context) => ({ data: await readSecondStepWays(deps, context) }),
    preparePassByPasskey: async (_call, context) => ({ data: await preparePassByPasskey(deps, context) }),
    passByPasskey: async ({ body }, context) => ({ data: await passByPasskey(deps, context, body.response) }),
  };
}
