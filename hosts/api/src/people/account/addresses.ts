import {
  normalised,
  type Address,
  type BodyOf,
  type Contract,
  contactDetailsLimit,
  type ErrorCode,
} from '@boardwright/api-client/contract';
import { isSupportedCountry } from 'libphonenumber-js/max';
import type { addresses } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { applicationMessages } from '../../platform/forms/field.messages.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Member } from './member.ts';
import { noteEvent } from './account-logs.ts';
import { accountMessages } from './account.messages.ts';
import {
  addContactRow,
  changeContactRow,
  deleteContactRow,
  findContactRows,
  type Flags,
  type Owner,
} from './contact-details.ts';

type NewAddress = BodyOf<Contract['account']['addAddress']>;
type AddressChange = BodyOf<Contract['account']['updateAddress']>;
type Row = typeof addresses.$inferSelect;
export type AddressColumns = Pick<Row, 'label' | 'addressLine1' | 'city' | 'postalCode' | 'countryCode'>;

const trimmed = (text: string | undefined) => normalised(text ?? '', 'NFC').trim();

/**
 * An address as it is stored.
 * @throws HttpError `validation` with a sentence per field
 */
export function addressColumns(address: NewAddress, locale: Locale): AddressColumns {
  const columns = {
    label: trimmed(address.label),
    addressLine1: trimmed(address.address_line_1),
    city: trimmed(address.city),
    postalCode: trimmed(address.postal_code),
    countryCode: address.country_code,
  };
  const fields: Record<string, readonly string[]> = {};
  const required = [applicationMessages(locale)('required')];
  if (columns.addressLine1 === '') fields['address_line_1'] = required;
  if (columns.city === '') fields['city'] = required;
  if (columns.postalCode === '') fields['postal_code'] = required;
  if (!isSupportedCountry(columns.countryCode))
    fields['country_code'] = [accountMessages(locale)('countryUnknown')];
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return columns;
}

function present(row: Row): Address {
  const { id, label, city, primary, financial, delivery } = row;
  return {
    id,
    label,
    address_line_1: row.addressLine1,
    city,
    postal_code: row.postalCode,
    country_code: row.countryCode,
    primary,
    financial,
    delivery,
  };
}

/** What a change of an address that is not there was meant to do (§8). */
function refusalOf({ financial, primary, delivery }: Flags): ErrorCode {
  if (financial) return 'addressNotFinancial';
  if (primary) return 'addressNotPrimary';
  return delivery ? 'addressNotDelivery' : 'addressNotUpdated';
}

/** The four calls about addresses (§7), the same for a person's and a company's. */
export function addressCalls({ db, clock }: AccountDeps) {
  return {
    async find(owner: Owner, paging: { page: number; limit: number }) {
      const { rows, meta } = await findContactRows(db, 'addresses', owner, paging);
      return { data: rows.map(present), meta };
    },

    /** @throws HttpError `validation`, `addressNotAdded` beyond the limit */
    add: (owner: Owner, { visitor, locale }: Member, body: NewAddress) =>
      db.transaction(async (tx) => {
        const columns = addressColumns(body, locale);
        const row = await addContactRow(tx, 'addresses', owner, columns, flagsOf(body), clock.now());
        if (!row) {
          const tooMany = accountMessages(locale)('tooMany', { number: contactDetailsLimit });
          throw new HttpError('addressNotAdded', { fields: { addresses: [tooMany] } });
        }
        await noteEvent(tx, 'address.changed', visitor, clock.now());
        return { data: present(row) };
      }),

    /** @throws HttpError `validation`, one of §8's 'Could not …' where the owner has no such address */
    change: (owner: Owner, { visitor, locale }: Member, id: number, body: AddressChange) =>
      db.transaction(async (tx) => {
        const merge = (row: Row) => addressColumns({ ...present(row), ...body }, locale);
        const row = await changeContactRow(tx, 'addresses', owner, id, merge, flagsOf(body));
        if (!row) throw new HttpError(refusalOf(body));
        await noteEvent(tx, 'address.changed', visitor, clock.now());
        return { data: present(row) };
      }),

    /** @throws HttpError `addressNotDeleted` where the owner has no such address */
    remove: (owner: Owner, { visitor }: Member, id: number) =>
      db.transaction(async (tx) => {
        if (!(await deleteContactRow(tx, 'addresses', owner, id))) throw new HttpError('addressNotDeleted');
        await noteEvent(tx, 'address.changed', visitor, clock.now());
        return undefined;
      }),
  };
}

function flagsOf({ primary, financial, delivery }: Flags): Flags {
  return { primary, financial, delivery };
}
