import type { Contract } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Member, memberOf } from './member.ts';
import { addressCalls } from './addresses.ts';
import type { Owner } from './contact-details.ts';
import { phoneCalls } from './phones.ts';

type Named = `${'Address' | 'Phone'}${'' | 'es' | 's'}`;
type ContactHandlers = Pick<
  Handlers<Contract['account']>,
  Extract<keyof Contract['account'], `${string}${Named}` | 'makeClientAddressFinancial'>
>;

const person = ({ visitor }: Member): Owner => ({ userId: visitor.id });

/** @throws HttpError `forbidden` for an account without a company */
function company({ visitor }: Member): Owner {
  if (visitor.clientId === null) throw new HttpError('forbidden');
  return { clientId: visitor.clientId };
}

/** The calls about addresses and phone numbers: a person's own and, for employers, their company's. */
export function contactHandlers(deps: AccountDeps): ContactHandlers {
  const addresses = addressCalls(deps);
  const phones = phoneCalls(deps);
  const member = memberOf;
  return {
    findAddresses: ({ query }, context) => addresses.find(person(member(context)), query),
    addAddress: ({ body }, context) => addresses.add(person(member(context)), member(context), body),
    updateAddress: ({ params, body }, context) =>
      addresses.change(person(member(context)), member(context), params.id, body),
    deleteAddress: ({ params }, context) =>
      addresses.remove(person(member(context)), member(context), params.id),

    findClientAddresses: ({ query }, context) => addresses.find(company(member(context)), query),
    addClientAddress: ({ body }, context) => addresses.add(company(member(context)), member(context), body),
    updateClientAddress: ({ params, body }, context) =>
      addresses.change(company(member(context)), member(context), params.id, body),
    deleteClientAddress: ({ params }, context) =>
      addresses.remove(company(member(context)), member(context), params.id),
    makeClientAddressFinancial: ({ params }, context) =>
      addresses.change(company(member(context)), member(context), params.id, { financial: true }),

    findPhones: ({ query }, context) => phones.find(person(member(context)), query),
    addPhone: ({ body }, context) => phones.add(person(member(context)), member(context), body),
    updatePhone: ({ params, body }, context) =>
      phones.change(person(member(context)), member(context), params.id, body),
    deletePhone: ({ params }, context) => phones.remove(person(member(context)), member(context), params.id),

    findClientPhones: ({ query }, context) => phones.find(company(member(context)), query),
    addClientPhone: ({ body }, context) => phones.add(company(member(context)), member(context), body),
    updateClientPhone: ({ params, body }, context) =>
      phones.change(company(member(context)), member(context), params.id, body),
    deleteClientPhone: ({ params }, context) =>
      phones.remove(company(member(context)), member(context), params.id),
  };
}
