import type { BodyOf, Contract, RequestedNewsletters } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { transaction } from '../platform/database/transaction.ts';
import type { Deps } from '../platform/deps.ts';
import { isEmail } from '../platform/forms/email-address.ts';
import { applicationMessages } from '../platform/forms/field.messages.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { newsletterText } from './newsletter.messages.ts';
import { offeredNewsletters } from './offered-newsletters.ts';
import { isMyAddress, subscribe } from './subscribe.ts';

/**
 * Asks for newsletters by an address. Whoever asks learns nothing about an address that is not their own.
 * @throws HttpError `validation` with a sentence per field
 */
export async function requestNewsletters(
  deps: Deps,
  context: RequestContext,
  body: BodyOf<Contract['newsletters']['requestNewsletters']>,
): Promise<RequestedNewsletters> {
  const tenant = scope(context);
  const { locale } = context;
  const email = normalised(body.email, 'NFC').trim().toLowerCase();
  if (!isEmail(email))
    throw new HttpError('validation', { fields: { email: [applicationMessages(locale)('emailInvalid')] } });
  const offered = offeredNewsletters(tenant, locale).map(({ id }) => id);
  const newsletterIds = body.newsletters.filter((id) => offered.includes(id));
  // Deleted since the page was loaded: who asks for several gets those that are left.
  if (newsletterIds.length === 0)
    throw new HttpError('validation', { fields: { newsletters: [newsletterText(locale, 'deleted')] } });
  const account = context.visitor?.id ?? null;
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const isProved = await isMyAddress(tx, account, email);
    const userId = isProved ? account : null;
    const asked = { newsletterIds, email, source: 'page', locale, userId, isProved, now } as const;
    await queueMails(tx, await subscribe(tx, tenant, asked), now);
    return { email, confirmed: isProved };
  });
}
