import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { type RequestContext, scope } from '../platform/http/context.ts';
import type { Tenant } from '../platform/http/tenants.ts';
import { confirmAlertMail } from './mails/alert-mails.ts';
import { mailBrand } from '../platform/mail/mail-brand.ts';
import { queueMails } from '../platform/mail/queue-mails.ts';
import { alertLinks } from './tasks/alert-links.ts';
import { segmentNames } from './tasks/alert-mailing.ts';
import { loadAlertSites } from './tasks/alert-sites.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { isEmail } from '../platform/forms/email-address.ts';
import { applicationMessages } from '../platform/forms/field.messages.ts';
import { confirmableFor, startSchedule } from './alert-schedule.ts';
import { type AlertSettings, readAlert } from './job-alert-form.ts';
import {
  type AlertRow,
  deleteOthersOfGuest,
  findAlertByToken,
  findSameOfGuest,
  insertAlert,
  updateAlert,
} from './job-alerts.queries.ts';
import { countMails } from '../platform/mail/count-mails.ts';
import { transaction } from '../platform/database/transaction.ts';

type GuestBody = BodyOf<Contract['jobAlerts']['requestJobAlert']>;

const confirmEvent = 'job-alert.confirm';
/** Mails that strangers may cause to one address a day. */
const confirmsPerDay = 5;
const day = 24 * 60 * 60 * 1000;

/** Stores what was asked for, unconfirmed; undefined when the address has just this alert already. */
async function storeRequest(
  { db, clock }: Deps,
  { site }: Tenant,
  email: string,
  settings: AlertSettings,
): Promise<{ readonly token: string } | undefined> {
  const now = clock.now();
  const { filter, frequency, locale } = settings;
  const same = await findSameOfGuest(db, site.id, email, filter);
  if (same.some(({ alert }) => alert.confirmedAt && alert.active && alert.frequency === frequency)) return;
  const waiting = same.find(({ alert }) => alert.confirmedAt === null)?.alert;
  if (waiting) {
    await updateAlert(db, waiting.id, { frequency, locale, createdAt: now });
    return waiting;
  }
  return insertAlert(db, {
    siteId: site.id,
    email,
    filter,
    frequency,
    locale,
    createdAt: now,
    coveredTill: now,
  });
}

async function mailConfirmation(
  deps: Deps,
  { site, board }: Tenant,
  email: string,
  { filter, frequency, locale }: AlertSettings,
  token: string,
): Promise<void> {
  const { db, clock, search } = deps;
  const alertSite = (await loadAlertSites(db, site.id)).get(site.id);
  if (!alertSite) return;
  const alert = {
    filter,
    frequency,
    segmentNames: segmentNames(search.catalogue(), filter.segments, locale),
    links: alertLinks(alertSite, { token, filter, locale }),
  };
  const mail = confirmAlertMail(alert, mailBrand(site, board.url), locale);
  const request = { siteId: site.id, event: confirmEvent, locale, to: email, mail };
  await transaction(deps, (tx) => queueMails(tx, [request], clock.now()));
}

/**
 * Asks the owner of an address whether they want an alert. Who asks learns nothing about the address, and cannot fill it
 * with mail.
 * @returns the address as it was understood
 * @throws HttpError `validation` with a sentence per field
 */
export async function requestAlert(
  deps: Deps,
  tenant: Tenant,
  body: GuestBody,
  locale: Locale,
): Promise<string> {
  const { email: typed, ...alert } = body;
  const email = normalised(typed, 'NFC').trim().toLowerCase();
  if (!isEmail(email)) {
    throw new HttpError('validation', { fields: { email: [applicationMessages(locale)('emailInvalid')] } });
  }
  const settings = await readAlert(deps, tenant, alert, locale);
  const since = new Date(deps.clock.now().getTime() - day);
  if ((await countMails(deps.db, confirmEvent, email, since)) >= confirmsPerDay) return email;
  const stored = await storeRequest(deps, tenant, email, settings);
  if (stored) await mailConfirmation(deps, tenant, email, settings, stored.token);
  return email;
}

/**
 * The alert that a mailed link names, on the site it was mailed for.
 * @throws HttpError `linkExpired`
 */
export async function alertOfLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  context: RequestContext,
  token: string,
): Promise<AlertRow> {
  const since = new Date(clock.now().getTime() - confirmableFor);
  const row = await findAlertByToken(db, scope(context).site.id, token, since);
  if (!row) throw new HttpError('linkExpired');
  return row;
}

/**
 * Confirms the alert of a link; it tells of what appears from now on. It stays its address's own: the account that has
 * this address shows it in a session that a mail opened (see docs/decisions).
 */
export async function confirmAlert(deps: Deps, context: RequestContext, token: string): Promise<AlertRow> {
  const { alert } = await alertOfLink(deps, context, token);
  if (alert.confirmedAt === null) {
    const now = deps.clock.now();
    const schedule = startSchedule(alert.frequency, now, timeZoneOf(scope(context).site.settings));
    await deps.db.transaction(async (tx) => {
      await updateAlert(tx, alert.id, { ...schedule, active: true, confirmedAt: now });
      await deleteOthersOfGuest(tx, alert);
    });
  }
  return alertOfLink(deps, context, token);
}
