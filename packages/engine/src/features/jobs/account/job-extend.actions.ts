import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { numberOf, textOf } from '../../../page/forms/field-rules.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { apiFailure } from '../../../page/api-failure.ts';
import { byCreditsField, payWithOf } from './by-credits.ts';
import { doneAddress } from './manage-jobs-address.ts';
import type { ManageJobsKey } from './manage-jobs.messages.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';

type Context = ActionContext<AccountSettings, ManageJobsKey>;

/** Something that was bought before is used for a job: its form says which of both. */
function using(
  apply: (
    ids: { readonly id: number; readonly productId: number; readonly form: FormData },
    context: Context,
  ) => Promise<unknown>,
  done: 'renewed' | 'lifted',
): BlockAction<AccountSettings, ManageJobsKey> {
  return {
    method: 'POST',
    async run(form, context): Promise<ActionResult> {
      const { board, t } = context;
      const values = { [partField]: textOf(form, partField) };
      if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
      const id = numberOf(form, 'id') ?? 0;
      try {
        await apply({ id, productId: numberOf(form, 'product_id') ?? 0, form }, context);
        return { ok: true, redirect: doneAddress(board, done, id) };
      } catch (error) {
        // Now it was said what it takes: who presses once more, agrees.
        const isAsked = apiFailure(error)?.code === 'creditsNeedConsent';
        const asked = isAsked ? textOf(form, 'product_id') : textOf(form, byCreditsField);
        const refusal = refusalOf(error, { ...values, [byCreditsField]: asked }, [], t);
        return isAsked && !refusal.ok ? { ...refusal, status: 422 } : refusal;
      }
    },
  };
}

/** Publishes a job again or for longer. */
export const renew = using(
  ({ id, productId, form }, { api, signal }) =>
    api.shop.renewJob({
      params: { id },
      body: { product_id: productId, ...payWithOf(form, productId) },
      signal,
    }),
  'renewed',
);

/** Puts a job into a slot (specification §7 'PUT jobs/{id}/slot'). */
export const assignSlot: BlockAction<AccountSettings, ManageJobsKey> = {
  method: 'POST',
  async run(form, { api, board, signal, t }): Promise<ActionResult> {
    const values = { [partField]: textOf(form, partField) };
    if (board.visitor !== 'employer') return loggedOutRefusal(values, t);
    const id = numberOf(form, 'id') ?? 0;
    try {
      const body = { subscription_id: numberOf(form, 'subscription_id') ?? 0 };
      await api.shop.assignSlot({ params: { id }, body, signal });
      return { ok: true, redirect: doneAddress(board, 'slotted', id) };
    } catch (error) {
      return refusalOf(error, values, [], t);
    }
  },
};

/** Lifts a job above others (specification §7 'POST /jobs/{id}/up-sell'). */
export const upSell = using(
  ({ id, productId }, { api, signal }) =>
    api.shop.upSellJob({ params: { id }, body: { product_id: productId }, signal }),
  'lifted',
);
