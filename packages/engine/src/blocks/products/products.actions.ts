import { acceptQuote, declineQuote } from '../../features/orders/site/decide-quote.ts';
import { quoteLookUp } from '../../features/orders/site/quote-look-up.ts';
import type { ActionContext, ActionResult, BlockAction } from '../../board/define-block.ts';
import { countryOf, emailProblem, isPhone, numberOf, textOf } from '../../page/forms/field-rules.ts';
import type { HiddenField } from '../../features/orders/site/order-fields.tsx';
import { orderBody, orderRefusal, typedOrder, underKey } from '../../features/orders/site/read-order-form.ts';
import { orderAnchor } from './order-link.ts';
import type { ProductsSettings } from './products.load.ts';
import type { ProductsKey } from './products.messages.ts';

type Context = ActionContext<ProductsSettings, ProductsKey>;

const asked = ['name', 'given_name', 'family_name'] as const;
const address = ['address_line_1', 'postal_code', 'city'] as const;

/** What is wrong, by field, as far as it can be checked here; the API judges once more. */
function orderProblems(form: FormData, hidden: readonly HiddenField[], t: Context['t']) {
  const required = [...asked, ...(hidden.includes('address') ? [] : address)];
  const problems: Record<string, readonly string[]> = {};
  for (const name of required) if (textOf(form, name) === '') problems[name] = [t('form.required')];
  const email = emailProblem(textOf(form, 'email'), t);
  if (email) problems['email'] = [email];
  if (!hidden.includes('phone')) {
    const phone = textOf(form, 'phone');
    if (phone === '') problems['phone'] = [t('form.phoneRequired')];
    else if (!isPhone(phone, countryOf(form, 'phone_country'))) problems['phone'] = [t('form.phoneInvalid')];
  }
  return problems;
}

/** There is an account already: said beside the address, for that is what it is about (specification §5). */
function refused(
  error: unknown,
  form: FormData,
  sent: Parameters<typeof orderRefusal>[2],
  t: Context['t'],
): ActionResult {
  const answer = orderRefusal(error, form, sent, t);
  const failure = error as { readonly fields?: Readonly<Record<string, readonly string[]>> };
  const known = failure.fields?.['client_user_email'];
  if (answer.ok || !known) return answer;
  const { message: _message, ...rest } = answer;
  return { ...rest, fields: { ...answer.fields, email: known } };
}

/** Orders as a guest (specification §7 public 'POST /orders'); then one comes to the order, by the token of its link. */
export const orderAction: BlockAction<ProductsSettings, ProductsKey> = {
  method: 'POST',
  async run(form, context): Promise<ActionResult> {
    const { api, board, settings, signal, t } = context;
    const productId = numberOf(form, 'product_id') ?? 0;
    const fields = orderProblems(form, settings.hiddenOrderFields, t);
    const values = { ...typedOrder(form), phone_country: textOf(form, 'phone_country') };
    if (Object.keys(fields).length > 0) return { ok: false, fields, values };
    const body = await underKey(form, productId, {
      ...orderBody(form),
      product_id: productId,
      product_job_board_id: productId,
      job_board_id: board.boardId,
      email: textOf(form, 'email').slice(0, 254),
      name: textOf(form, 'name').slice(0, 200),
      given_name: textOf(form, 'given_name').slice(0, 200),
      family_name: textOf(form, 'family_name').slice(0, 200),
      redirect_url: board.path,
    });
    try {
      const { data } = await api.orders.placeOrder({ body, signal });
      const query = new URLSearchParams({ order: data.token ?? '', placed: '1' });
      return {
        ok: true,
        redirect: `${board.path}?${query}#${orderAnchor}`,
        event: {
          event: 'order_product',
          product_id: productId,
          value: (data.order?.net ?? 0) / 100,
          currency: data.order?.currency ?? board.currency,
        },
      };
    } catch (error) {
      return refused(error, form, body, t);
    }
  },
};

/** Where a quote stands on the page, by the token of its link. */
const quoteAddress = ({ board, query }: Context) =>
  `${board.path}?${new URLSearchParams({ quote: query.get('quote') ?? '' })}#${orderAnchor}`;

/** Accepts the quote of the address, for who holds its link. */
const acceptQuoteAction: BlockAction<ProductsSettings, ProductsKey> = {
  method: 'POST',
  run(form, context) {
    const { api, query, signal } = context;
    const params = { token: query.get('quote') ?? '' };
    return acceptQuote(
      form,
      context,
      async (body) => (await api.quotes.acceptQuoteByToken({ params, body, signal })).data,
      quoteAddress(context),
    );
  },
};

/** Declines it. */
const declineQuoteAction: BlockAction<ProductsSettings, ProductsKey> = {
  method: 'POST',
  run(form, context) {
    const { api, query, signal } = context;
    const params = { token: query.get('quote') ?? '' };
    return declineQuote(
      form,
      context,
      async (body) => (await api.quotes.declineQuoteByToken({ params, body, signal })).data,
      quoteAddress(context),
    );
  },
};

/** The block's forms and look-ups. */
export const productsActions = {
  order: orderAction,
  quote: quoteLookUp('public'),
  acceptQuote: acceptQuoteAction,
  declineQuote: declineQuoteAction,
};
