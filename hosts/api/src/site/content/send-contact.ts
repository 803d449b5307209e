import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { fromWire } from '@boardwright/blocks-schema';
import { and, eq, inArray } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { blocks, blockSettings, liveBlockSettings } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { contactMail } from '../mails/contact-mail.ts';
import { mailBrand } from '../../platform/mail/mail-brand.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import { applicationMessages } from '../../platform/forms/field.messages.ts';

type Message = BodyOf<Contract['siteContent']['sendContact']>;

/** Settings of a contact block as visitors see it; of one they have no more, as it is: their page may be open still. */
async function readContactBlock(db: Database, siteId: number, blockId: number, locales: string[]) {
  const { locale, settings } = liveBlockSettings;
  const rows = await db
    .select({ locale, settings })
    .from(liveBlockSettings)
    .where(
      and(
        eq(liveBlockSettings.siteId, siteId),
        eq(liveBlockSettings.blockId, blockId),
        eq(liveBlockSettings.key, 'contact'),
        inArray(locale, locales),
      ),
    );
  if (rows.length > 0) return rows;
  return db
    .select({ locale: blockSettings.locale, settings: blockSettings.settings })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    .where(
      and(
        eq(blocks.id, blockId),
        eq(blocks.siteId, siteId),
        eq(blocks.key, 'contact'),
        inArray(blockSettings.locale, locales),
      ),
    );
}

/** The address in a contact block of this very site, in the caller's language or the site's own; else the board's. */
async function findAddress(
  db: Database,
  { site, board }: Tenant,
  blockId: number,
  locale: string,
): Promise<string | undefined> {
  const locales = [locale.toUpperCase(), site.defaultLocale.toUpperCase()];
  const rows = await readContactBlock(db, site.id, blockId, locales);
  if (rows.length === 0) return undefined;
  const own = locales
    .map((wanted) => rows.find((row) => row.locale === wanted))
    .map((row) => row && fromWire('contact', row.settings).emailTo)
    .find((address): address is string => typeof address === 'string' && isEmail(address));
  return own ?? board.email ?? undefined;
}

/**
 * Mails a visitor's message to the address that the named contact block holds; the address itself never travels.
 * @throws HttpError `notFound` for a block that is not there or has no address, `validation` for the visitor's address
 */
export async function sendContact(
  deps: Deps,
  context: RequestContext,
  tenant: Tenant,
  { email_contact_form: blockId, ...message }: Message,
): Promise<void> {
  const { db, clock } = deps;
  const { locale } = context;
  if (!isEmail(message.email))
    throw new HttpError('validation', { fields: { email: [applicationMessages(locale)('emailInvalid')] } });
  const address = await findAddress(db, tenant, blockId, locale);
  if (address === undefined) throw new HttpError('notFound');
  // Who reads it works in the site's own language.
  const mail = contactMail(message, mailBrand(tenant.site, tenant.board.url), tenant.site.defaultLocale);
  const request = {
    siteId: tenant.site.id,
    event: 'contact.sent',
    locale: tenant.site.defaultLocale,
    to: address,
    replyTo: message.email,
    mail,
  };
  await transaction(deps, (tx) => queueMails(tx, [request], clock.now()));
}
