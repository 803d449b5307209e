import {
  normalised,
  type BodyOf,
  type Contract,
  contactDetailsLimit,
  type Phone,
} from '@boardwright/api-client/contract';
import type { phones } from '../../platform/database/schema.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
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
  type Owner,
} from './contact-details.ts';

type NewPhone = BodyOf<Contract['account']['addPhone']>;
type PhoneChange = BodyOf<Contract['account']['updatePhone']>;
type Row = typeof phones.$inferSelect;
export type PhoneColumns = Pick<Row, 'label' | 'phone' | 'countryCode'>;

/**
 * A number as it is stored: in international notation.
 * @throws HttpError `validation` for what cannot be a number of its country
 */
export function phoneColumns(
  { label = '', phone, country_code }: Pick<NewPhone, 'label' | 'phone' | 'country_code'>,
  locale: Locale,
): PhoneColumns {
  const t = applicationMessages(locale);
  const typed = phone.trim();
  const number = internationalPhone(typed, country_code);
  if (number === undefined) {
    const sentence = t(typed === '' ? 'phoneRequired' : 'phoneInvalid');
    throw new HttpError('validation', { fields: { phone: [sentence] } });
  }
  return { label: normalised(label, 'NFC').trim(), phone: number, countryCode: country_code };
}

function present({ id, label, phone, countryCode, primary, financial, delivery }: Row): Phone {
  return { id, label, phone, country_code: countryCode, primary, financial, delivery };
}

/** The four calls about phone numbers, the same for a person's and a company's. */
export function phoneCalls({ db, clock }: AccountDeps) {
  return {
    async find(owner: Owner, paging: { page: number; limit: number }) {
      const { rows, meta } = await findContactRows(db, 'phones', owner, paging);
      return { data: rows.map(present), meta };
    },

    /** @throws HttpError `validation`, `phoneNotAdded` beyond the limit */
    add: (owner: Owner, { visitor, locale }: Member, body: NewPhone) =>
      db.transaction(async (tx) => {
        const { primary, financial, delivery } = body;
        const flags = { primary, financial, delivery };
        const row = await addContactRow(tx, 'phones', owner, phoneColumns(body, locale), flags, clock.now());
        if (!row) {
          const tooMany = accountMessages(locale)('tooMany', { number: contactDetailsLimit });
          throw new HttpError('phoneNotAdded', { fields: { phones: [tooMany] } });
        }
        await noteEvent(tx, 'phone.changed', visitor, clock.now());
        return { data: present(row) };
      }),

    /** @throws HttpError `validation`, `notFound` */
    change: (owner: Owner, { visitor, locale }: Member, id: number, body: PhoneChange) =>
      db.transaction(async (tx) => {
        const merge = (row: Row) => phoneColumns({ ...present(row), ...body }, locale);
        const row = await changeContactRow(tx, 'phones', owner, id, merge, body);
        if (!row) throw new HttpError('notFound');
        await noteEvent(tx, 'phone.changed', visitor, clock.now());
        return { data: present(row) };
      }),

    /** @throws HttpError `notFound` */
    remove: (owner: Owner, { visitor }: Member, id: number) =>
      db.transaction(async (tx) => {
        if (!(await deleteContactRow(tx, 'phones', owner, id))) throw new HttpError('notFound');
        await noteEvent(tx, 'phone.changed', visitor, clock.now());
        return undefined;
      }),
  };
}
