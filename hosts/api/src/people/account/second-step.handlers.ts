import type { Contract } from '@boardwright/api-client/contract';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import {
  confirmSecondStep,
  passSecondStep,
  prepareSecondStep,
  readSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
} from './second-step.ts';

/** Two-step login of admins. */
export function secondStepHandlers(
  deps: AccountDeps,
): Pick<
  Handlers<Contract['account']>,
  | 'readSecondStep'
  | 'prepareSecondStep'
  | 'confirmSecondStep'
  | 'passSecondStep'
  | 'renewRecoveryCodes'
  | 'turnOffSecondStep'
> {
  return {
    readSecondStep: async (_call, context) => ({ data: await readSecondStep(deps, context) }),
    prepareSecondStep: async ({ body }, context) => ({ data: await prepareSecondStep(deps, context, body) }),
    confirmSecondStep: async ({ body }, context) => ({
      data: await confirmSecondStep(deps, context, body.code),
    }),
    passSecondStep: async ({ body }, context) => ({ data: await passSecondStep(deps, context, body.code) }),
    renewRecoveryCodes: async ({ body }, context) => ({
      data: { recovery_codes: await renewRecoveryCodes(deps, context, body.current_password) },
    }),
    turnOffSecondStep: async ({ body }, context) => {
      await turnOffSecondStep(deps, context, body.current_password);
      return undefined;
    },
  };
}
