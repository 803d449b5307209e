import { defineEndpoint } from '../define-endpoint.ts';
import {
  address,
  addressChange,
  contactDetailsLimit,
  newAddress,
  newPhone,
  phone,
  phoneChange,
} from '../entities/contact-details.ts';
import { one, page } from '../shape.ts';
import { paging } from './query-keys.ts';

const query = {
  type: 'object',
  additionalProperties: false,
  properties: { page: paging.page, limit: { ...paging.limit, default: contactDetailsLimit } },
} as const;
const added = { method: 'POST', status: 201 } as const;
const own = { roles: ['candidate', 'employer'] } as const;
const company = { roles: ['employer'] } as const;

const changeErrors = [
  'validation',
  'addressNotUpdated',
  'addressNotFinancial',
  'addressNotPrimary',
  'addressNotDelivery',
] as const;

export const findAddresses = defineEndpoint({
  method: 'GET',
  path: '/user/addresses',
  ...own,
  summary: "The caller's addresses, the primary one first.",
  query,
  reply: page(address),
});
export const addAddress = defineEndpoint({
  ...added,
  path: '/user/addresses',
  ...own,
  summary: 'Adds an address; the first is primary.',
  body: newAddress,
  reply: one(address),
  errors: ['validation', 'addressNotAdded'],
});
export const updateAddress = defineEndpoint({
  method: 'PUT',
  path: '/user/addresses/{id:int}',
  ...own,
  summary: 'Changes an address; making it primary or financial takes that from the other.',
  body: addressChange,
  reply: one(address),
  errors: changeErrors,
});
export const deleteAddress = defineEndpoint({
  method: 'DELETE',
  path: '/user/addresses/{id:int}',
  ...own,
  summary: 'Deletes an address; where it was primary, the oldest of the others becomes so.',
  errors: ['addressNotDeleted'],
});

export const findClientAddresses = defineEndpoint({
  method: 'GET',
  path: '/client/addresses',
  ...company,
  summary: "The company's addresses, the primary one first.",
  query,
  reply: page(address),
});
export const addClientAddress = defineEndpoint({
  ...added,
  path: '/client/addresses',
  ...company,
  summary: "Adds an address to the company's; the first is primary.",
  body: newAddress,
  reply: one(address),
  errors: ['validation', 'addressNotAdded'],
});
export const updateClientAddress = defineEndpoint({
  method: 'PUT',
  path: '/client/addresses/{id:int}',
  ...company,
  summary: "Changes one of the company's addresses.",
  body: addressChange,
  reply: one(address),
  errors: changeErrors,
});
export const deleteClientAddress = defineEndpoint({
  method: 'DELETE',
  path: '/client/addresses/{id:int}',
  ...company,
  summary: "Deletes one of the company's addresses.",
  errors: ['addressNotDeleted'],
});
export const makeClientAddressFinancial = defineEndpoint({
  method: 'POST',
  path: '/client/addresses/{id:int}/financial',
  ...company,
  summary: 'Makes an address the one that invoices go to.',
  reply: one(address),
  errors: ['addressNotFinancial'],
});

export const findPhones = defineEndpoint({
  method: 'GET',
  path: '/user/phones',
  ...own,
  summary: "The caller's phone numbers, the primary one first.",
  query,
  reply: page(phone),
});
export const addPhone = defineEndpoint({
  ...added,
  path: '/user/phones',
  ...own,
  summary: 'Adds a phone number; the first is primary.',
  body: newPhone,
  reply: one(phone),
  errors: ['validation', 'phoneNotAdded'],
});
export const updatePhone = defineEndpoint({
  method: 'PUT',
  path: '/user/phones/{id:int}',
  ...own,
  summary: 'Changes a phone number.',
  body: phoneChange,
  reply: one(phone),
  errors: ['validation', 'notFound'],
});
export const deletePhone = defineEndpoint({
  method: 'DELETE',
  path: '/user/phones/{id:int}',
  ...own,
  summary: 'Deletes a phone number.',
  errors: ['notFound'],
});

export const findClientPhones = defineEndpoint({
  method: 'GET',
  path: '/client/phones',
  ...company,
  summary: "The company's phone numbers, the primary one first.",
  query,
  reply: page(phone),
});
export const addClientPhone = defineEndpoint({
  ...added,
  path: '/client/phones',
  ...company,
  summary: "Adds a phone number to the company's.",
  body: newPhone,
  reply: one(phone),
  errors: ['validation', 'phoneNotAdded'],
});
export const updateClientPhone = defineEndpoint({
  method: 'PUT',
  path: '/client/phones/{id:int}',
  ...company,
  summary: "Changes one of the company's phone numbers.",
  body: phoneChange,
  reply: one(phone),
  errors: ['validation', 'notFound'],
});
export const deleteClientPhone = defineEndpoint({
  method: 'DELETE',
  path: '/client/phones/{id:int}',
  ...company,
  summary: "Deletes one of the company's phone numbers.",
  errors: ['notFound'],
});
