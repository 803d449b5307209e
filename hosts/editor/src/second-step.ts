import type { Answered, FormRefusal, SecondStepApi } from '@boardwright/editor';
import { refusalOf } from './account.ts';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

async function answered<Answer>(work: () => Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return await work();
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** How the admin logs in. */
export const secondStep: SecondStepApi = {
  read: async () => (await withFieldMessages(client.account.readSecondStep({ as }))).data,
  ways: async () => (await client.account.readSecondStepWays({ as })).data,
  prepare: (password) =>
    answered(async () => {
      const body = password === undefined ? {} : { current_password: password };
      return (await client.account.prepareSecondStep({ body, as })).data;
    }),
  confirm: (code) =>
    answered(async () => {
      const { data } = await client.account.confirmSecondStep({ body: { code }, as });
      return { codes: data.recovery_codes };
    }),
  renewCodes: (password) =>
    answered(async () => {
      const body = { current_password: password };
      return { codes: (await client.account.renewRecoveryCodes({ body, as })).data.recovery_codes };
    }),
  async turnOff(password): Promise<FormRefusal | undefined> {
    try {
      await client.account.turnOffSecondStep({ body: { current_password: password }, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
};
