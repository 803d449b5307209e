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

const findAddresses = defineEndpoint({
  method: 'GET',
  path: '/user/addresses',
  ...own,
  summary: "The caller's addresses, the primary one first.",
  query,
  reply: page(address),
});
const addAddress = defineEndpoint({
  ...added,
  path: '/user/addresses',
  ...own,
  summary: 'Adds an address; the first is primary.',
  body: newAddress,
  reply: one(address),
  errors: ['validation', 'addressNotAdded'],
});
const updateAddress = defineEndpoint({
  method: 'PUT',
  path: '/user/addresses/{id:int}',
  ...own,
  summary: 'Changes an address; making it primary or financial takes that from the other.',
  body: addressChange,
  reply: one(address),
  errors: changeErrors,
});
const deleteAddress = defineEndpoint({
  method: 'DELETE',
  path: '/user/addresses/{id:int}',
  ...own,
  summary: 'Deletes an address; where it was primary, the oldest of the others becomes so.',
  errors: ['addressNotDeleted'],
});

const findClientAddresses = defineEndpoint({
  method: 'GET',
  path: '/client/addresses',
  ...company,
  summary: "The company's addresses, the primary one first.",
  query,
  reply: page(address),
});
const addClientAddress = defineEndpoint({
  ...added,
  path: '/client/addresses',
  ...company,
  summary: "Adds an address to the company's; the first is primary.",
  body: newAddress,
  reply: one(address),
  errors: ['validation', 'addressNotAdded'],
});
const updateClientAddress = defineEndpoint({
  method: 'PUT',
  path: '/client/addresses/{id:int}',
  ...company,
  summary: "Changes one of the company's addresses.",
  body: addressChange,
  reply: one(address),
  errors: changeErrors,
});
const deleteClientAddress = defineEndpoint({
  method: 'DELETE',
  path: '/client/addresses/{id:int}',
  ...company,
  summary: "Deletes one of the company's addresses.",
  errors: ['addressNotDeleted'],
});
const makeClientAddressFinancial = defineEndpoint({
  method: 'POST',
  path: '/client/addresses/{id:int}/financial',
  ...company,
  summary: 'Makes an address the one that invoices go to.',
  reply: one(address),
  errors: ['addressNotFinancial'],
});

const findPhones = defineEndpoint({
  method: 'GET',
  path: '/user/phones',
  ...own,
  summary: "The caller's phone numbers, the primary one first.",
  query,
  reply: page(phone),
});
const addPhone = defineEndpoint({
  ...added,
  path: '/user/phones',
  ...own,
  summary: 'Adds a phone number; the first is primary.',
  body: newPhone,
  reply: one(phone),
  errors: ['validation', 'phoneNotAdded'],
});
const updatePhone = defineEndpoint({
  method: 'PUT',
  path: '/user/phones/{id:int}',
  ...own,
  summary: 'Changes a phone number.',
  body: phoneChange,
  reply: one(phone),
  errors: ['validation', 'notFound'],
});
const deletePhone = defineEndpoint({
  method: 'DELETE',
  path: '/user/phones/{id:int}',
  ...own,
  summary: 'Deletes a phone number.',
  errors: ['notFound'],
});

const findClientPhones = defineEndpoint({
  method: 'GET',
  path: '/client/phones',
  ...company,
  summary: "The company's phone numbers, the primary one first.",
  query,
  reply: page(phone),
});
const addClientPhone = defineEndpoint({
  ...added,
  path: '/client/phones',
  ...company,
  summary: "Adds a phone number to the company's.",
  body: newPhone,
  reply: one(phone),
  errors: ['validation', 'phoneNotAdded'],
});
const updateClientPhone = defineEndpoint({
  method: 'PUT',
  path: '/client/phones/{id:int}',
  ...company,
  summary: "Changes one of the company's phone numbers.",
  body: phoneChange,
  reply: one(phone),
  errors: ['validation', 'notFound'],
});
const deleteClientPhone = defineEndpoint({
  method: 'DELETE',
  path: '/client/phones/{id:int}',
  ...company,
  summary: "Deletes one of the company's phone numbers.",
  errors: ['notFound'],
});

export const accountContacts = {
  findAddresses,
  addAddress,
  updateAddress,
  deleteAddress,
  findClientAddresses,
  addClientAddress,
  updateClientAddress,
  deleteClientAddress,
  makeClientAddressFinancial,
  findPhones,
  addPhone,
  updatePhone,
  deletePhone,
  findClientPhones,
  addClientPhone,
  updateClientPhone,
  deleteClientPhone,
} as const;
