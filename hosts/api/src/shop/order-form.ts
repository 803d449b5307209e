import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import { normalised } from '@boardwright/api-client/contract';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { storedEmail } from '../people/account/member.ts';
import { accountMessages } from '../people/account/account.messages.ts';
import { isEmail } from '../platform/forms/email-address.ts';
import { applicationMessages } from '../platform/forms/field.messages.ts';
import { internationalPhone } from '../platform/forms/international-phone.ts';
import type { Buyer } from '../platform/database/tables/shop.ts';
import { orderMessage } from './order.messages.ts';
import { countryOfVatNumber, vatNumberOf } from '../platform/forms/vat-number.ts';

/** What a guest and an employer fill in alike. */
export type OrderForm = Omit<
  BodyOf<Contract['orders']['placeOrder']>,
  'email' | 'name' | 'given_name' | 'family_name'
>;

/** What is already known of an employer: an order need not ask for it again. */
export interface KnownBuyer {
  readonly company: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly address: Buyer['address'];
  /** The company's own, for an order that names none. */
  readonly vatNumber: string | null;
  readonly invoiceEmail: string | null;
}

export interface AcceptedOrder {
  readonly email: string;
  readonly invoiceEmail: string;
  readonly buyer: Buyer;
  readonly poNumber: string | null;
  readonly redirectUrl: string | null;
}

const line = (text: string | null | undefined) =>
  normalised(text ?? '', 'NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** §5 'Internal redirect paths'. Spaces and control characters stand in no address. */
const internal = /^\/(?!\/)[A-Za-z0-9@\-%_~/]*(\?[^#\\\s\p{Cc}]*)?(#[^\\\s\p{Cc}]*)?$/u;

type Problems = Record<string, readonly string[]>;

const isBlank = (address: OrderForm['address']) =>
  Object.values(address ?? {}).every((value) => line(value) === '');

/** @param needed the invoice asks money: it is made out to a name and an address */
function addressOf(
  form: OrderForm,
  known: KnownBuyer,
  needed: boolean,
  locale: Locale,
  problems: Problems,
): Buyer['address'] {
  const { address = {} } = form;
  const stored = known.address;
  const isWhole = stored !== null && stored.addressLine1 !== '' && stored.city !== '';
  if (isBlank(form.address) && (isWhole || !needed)) return stored;
  const columns = {
    addressLine1: line(address.address_line_1),
    postalCode: line(address.postal_code),
    city: line(address.city),
    countryCode: address.country_code ?? 'NL',
  };
  const required = [applicationMessages(locale)('required')];
  if (columns.addressLine1 === '') problems['address_line_1'] = required;
  if (columns.postalCode === '') problems['postal_code'] = required;
  if (columns.city === '') problems['city'] = required;
  if (!isSupportedCountry(columns.countryCode))
    problems['country_code'] = [accountMessages(locale)('countryUnknown')];
  return columns;
}

/** What was not sent at all is as the company has it; what was sent empty is left empty. */
const isLeftOut = (field: string | null | undefined) => field === undefined || field === null;

/** The company's own number, where it can stand on this invoice: nobody typed it here who could correct it. */
function ownVatNumber({ vatNumber: own }: Pick<KnownBuyer, 'vatNumber'>, country: string): string | null {
  const number = own === null ? undefined : vatNumberOf(own);
  return number !== undefined && countryOfVatNumber(number) === country ? number : null;
}

interface VatForm {
  readonly form: Pick<OrderForm, 'vat_number'>;
  readonly known: KnownBuyer;
  readonly address: Buyer['address'];
  /** The seller's country: who gives no address is taxed as there. */
  readonly home: string;
}

function vatNumber(
  { form, known, address, home }: VatForm,
  locale: Locale,
  problems: Problems,
): string | null {
  const country = address?.countryCode ?? home;
  const typed = line(form.vat_number);
  if (typed === '') return isLeftOut(form.vat_number) ? ownVatNumber(known, country) : null;
  const number = vatNumberOf(typed);
  if (number === undefined) problems['vat_number'] = [orderMessage(locale, 'vatNumberWrong')];
  else if (countryOfVatNumber(number) === country) return number;
  else if (address === null) problems['address_line_1'] = [orderMessage(locale, 'addressNeeded')];
  else problems['vat_number'] = [orderMessage(locale, 'vatNumberElsewhere')];
  return null;
}

function phoneOf(
  form: OrderForm,
  known: KnownBuyer,
  country: string,
  locale: Locale,
  problems: Problems,
): string | null {
  const typed = line(form.phone);
  if (typed === '') return known.phone;
  const phone = internationalPhone(typed, country);
  if (phone === undefined) problems['phone'] = [applicationMessages(locale)('phoneInvalid')];
  return phone ?? null;
}

/** What an order's form is held against. */
export interface OrderSetting {
  /** The seller's country. */
  readonly home: string;
  /** Its invoice asks money, so that it needs a name and an address. */
  readonly asksMoney: boolean;
  readonly locale: Locale;
}

/**
 * Holds an order's form against §5.
 * @throws HttpError `validation` with a sentence per field
 */
export function readOrderForm(
  form: OrderForm,
  known: KnownBuyer,
  { home, asksMoney, locale }: OrderSetting,
): AcceptedOrder {
  const t = applicationMessages(locale);
  const problems: Problems = {};
  if (known.email === '') problems['email'] = [t('emailRequired')];
  else if (!isEmail(known.email)) problems['email'] = [t('emailInvalid')];
  if (known.company === '') problems['name'] = [accountMessages(locale)('companyNameRequired')];
  if (known.givenName === '') problems['given_name'] = [t('givenNameRequired')];
  if (known.familyName === '') problems['family_name'] = [t('familyNameRequired')];
  const sentTo = isLeftOut(form.invoice_email) ? known.invoiceEmail : form.invoice_email;
  const invoiceEmail = storedEmail(sentTo ?? '') || known.email;
  if (invoiceEmail !== known.email && !isEmail(invoiceEmail)) problems['invoice_email'] = [t('emailInvalid')];
  const address = addressOf(form, known, asksMoney, locale, problems);
  const redirectUrl = form.redirect_url ?? null;
  if (redirectUrl !== null && !internal.test(redirectUrl))
    problems['redirect_url'] = [orderMessage(locale, 'redirectRefused')];
  const buyer: Buyer = {
    company: known.company,
    givenName: known.givenName,
    familyName: known.familyName,
    phone: phoneOf(form, known, address?.countryCode ?? 'NL', locale, problems),
    vatNumber: vatNumber({ form, known, address, home }, locale, problems),
    address,
  };
  if (Object.keys(problems).length > 0) throw new HttpError('validation', { fields: problems });
  return { email: known.email, invoiceEmail, buyer, poNumber: line(form.po_number) || null, redirectUrl };
}

/** Where somebody would be billed, and why the VAT number they typed does not count there. */
export interface Billing {
  readonly country: string;
  readonly vatNumber: string | undefined;
  readonly problem: string | null;
}

/** Who is billed by what was typed so far: for the amounts that a page shows before anything is ordered. */
export function billingOf(
  typed: { readonly country_code?: string; readonly vat_number?: string },
  known: Pick<KnownBuyer, 'address' | 'vatNumber'>,
  home: string,
  locale: Locale,
): Billing {
  const wanted = line(typed.country_code).toUpperCase();
  const current = known.address?.countryCode ?? home;
  const country = isSupportedCountry(wanted) ? wanted : current;
  if (typed.vat_number === undefined)
    return { country, vatNumber: ownVatNumber(known, country) ?? undefined, problem: null };
  const text = line(typed.vat_number);
  const number = text === '' ? undefined : vatNumberOf(text);
  if (number !== undefined && countryOfVatNumber(number) === country)
    return { country, vatNumber: number, problem: null };
  const word = number === undefined ? 'vatNumberWrong' : 'vatNumberElsewhere';
  return { country, vatNumber: undefined, problem: text === '' ? null : orderMessage(locale, word) };
}

/** A guest's own words about who they are. */
export function guestBuyer(body: BodyOf<Contract['orders']['placeOrder']>): KnownBuyer {
  return {
    company: line(body.name),
    givenName: line(body.given_name),
    familyName: line(body.family_name),
    email: storedEmail(body.email),
    phone: null,
    address: null,
    vatNumber: null,
    invoiceEmail: null,
  };
}
