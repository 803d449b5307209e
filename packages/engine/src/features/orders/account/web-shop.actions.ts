import type { ActionContext, ActionResult, BlockAction } from '../../../board/define-block.ts';
import { numberOf, textOf } from '../../../page/forms/field-rules.ts';
import { loggedOutRefusal } from '../../../page/forms/logged-out.ts';
import { refusalOf } from '../../../page/forms/refusal.ts';
import { acceptQuote, declineQuote } from '../site/decide-quote.ts';
import { quoteLookUp } from '../site/quote-look-up.ts';
import { orderBody, orderRefusal, typedOrder, underKey } from '../site/read-order-form.ts';
import { type AccountSettings, partField } from '../../../page/account/account-panel.ts';
import { readShopAddress, shopAddress, shopDone, shopTab } from './web-shop-address.ts';
import type { WebShopKey } from './web-shop.messages.ts';

type Context = ActionContext<AccountSettings, WebShopKey>;
type Action = BlockAction<AccountSettings, WebShopKey>;

/** An action of an employer; whoever's session ended keeps what was typed. */
function employers(run: (form: FormData, context: Context) => Promise<ActionResult>): Action {
  return {
    method: 'POST',
    async run(form, context) {
      if (context.board.visitor !== 'employer')
        return loggedOutRefusal({ ...typedOrder(form), ...partOf(form) }, context.t);
      return run(form, context);
    },
  };
}

/** Which of several forms it was. */
function partOf(form: FormData): Readonly<Record<string, string>> {
  return form.has(partField) ? { [partField]: textOf(form, partField) } : {};
}

/** Orders a product (specification §7 'POST /orders/product/{productId}'); then one comes to the order. */
const place = employers(async (form, context) => {
  const { api, board, query, signal, t } = context;
  const productId = numberOf(form, 'product_id') ?? numberOf(toForm(query), 'product') ?? 0;
  const body = await underKey(form, productId, {
    ...orderBody(form),
    job_id: numberOf(form, 'job_id') ?? null,
    organisation_id: numberOf(form, 'organisation_id') ?? null,
    redirect_url: `${board.path}?menuType=${shopTab}`,
  });
  try {
    const { data } = await api.orders.orderProduct({ params: { productId }, body, signal });
    return {
      ok: true,
      redirect: shopAddress(board, { order: data.id }),
      event: {
        event: 'order_product',
        product_id: productId,
        value: data.net / 100,
        currency: data.currency,
      },
    };
  } catch (error) {
    return orderRefusal(error, form, body, t);
  }
});

function toForm(query: URLSearchParams): FormData {
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  return form;
}

/** Opens the payment of an order anew, where its first page is gone. */
const pay = employers(async (form, { api, board, signal, t }) => {
  const id = numberOf(form, 'id') ?? 0;
  try {
    await api.orders.payOrder({ params: { id }, signal });
    return { ok: true, redirect: shopAddress(board, { order: id }) };
  } catch (error) {
    return refusalOf(error, partOf(form), [], t);
  }
});

/** Puts a job into a slot. */
const fillSlot = employers(async (form, { api, board, signal, t }) => {
  const values = { ...partOf(form), job_id: textOf(form, 'job_id') };
  const id = numberOf(form, 'job_id');
  if (id === undefined) return { ok: false, fields: { job_id: [t('slots.chooseJob')] }, values };
  try {
    await api.shop.assignSlot({
      params: { id },
      body: { subscription_id: numberOf(form, 'subscription_id') ?? 0 },
      signal,
    });
    return { ok: true, redirect: shopDone(board, 'slotFilled') };
  } catch (error) {
    return refusalOf(error, values, ['job_id'], t);
  }
});

/** Has a slot end with its cycle. */
const cancelSlot = employers(async (form, { api, board, signal, t }) => {
  try {
    await api.shop.cancelSlot({ params: { id: numberOf(form, 'subscription_id') ?? 0 }, signal });
    return { ok: true, redirect: shopDone(board, 'slotCancelled') };
  } catch (error) {
    return refusalOf(error, partOf(form), [], t);
  }
});

/** Accepts the quote of the address, for the company. */
const accept = employers((form, context) => {
  const { api, board, query, signal } = context;
  const id = readShopAddress(query).quote ?? 0;
  return acceptQuote(
    form,
    context,
    async (body) => (await api.quotes.acceptMyQuote({ params: { id }, body, signal })).data,
    shopAddress(board, { quote: id }),
  );
});

/** Declines it. */
const decline = employers((form, context) => {
  const { api, board, query, signal } = context;
  const id = readShopAddress(query).quote ?? 0;
  return declineQuote(
    form,
    context,
    async (body) => (await api.quotes.declineMyQuote({ params: { id }, body, signal })).data,
    shopAddress(board, { quote: id }),
  );
});

export const webShopActions = {
  place,
  pay,
  fillSlot,
  cancelSlot,
  quote: quoteLookUp('employer'),
  acceptQuote: accept,
  declineQuote: decline,
};
