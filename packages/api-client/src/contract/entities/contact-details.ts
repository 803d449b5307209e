import { shape, type ValueOf } from '../shape.ts';

/** How many addresses, and how many phone numbers, a person or a company may keep; also the length of the list (§9). */
export const contactDetailsLimit = 20;

/** What an address or number is used for (specification §3). Of each owner's, one is primary and at most one financial. */
const flags = {
  primary: { type: 'boolean' },
  financial: { type: 'boolean' },
  delivery: { type: 'boolean' },
} as const;

export const address = shape({
  type: 'object',
  required: [
    'id',
    'label',
    'address_line_1',
    'city',
    'postal_code',
    'country_code',
    'primary',
    'financial',
    'delivery',
  ],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    label: { type: 'string' },
    address_line_1: { type: 'string' },
    city: { type: 'string' },
    postal_code: { type: 'string' },
    country_code: { type: 'string' },
    ...flags,
  },
});
export type Address = ValueOf<typeof address>;

export const phone = shape({
  type: 'object',
  required: ['id', 'label', 'phone', 'country_code', 'primary', 'financial', 'delivery'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer' },
    label: { type: 'string' },
    /** International notation, as '+31612345678'. */
    phone: { type: 'string' },
    country_code: { type: 'string' },
    ...flags,
  },
});
export type Phone = ValueOf<typeof phone>;

const label = { type: 'string', maxLength: 100 } as const;
const country = { type: 'string', pattern: '^[A-Z]{2}$' } as const;
const addressFields = {
  label,
  address_line_1: { type: 'string', maxLength: 200 },
  city: { type: 'string', maxLength: 120 },
  postal_code: { type: 'string', maxLength: 20 },
  country_code: country,
} as const;
const phoneFields = { label, phone: { type: 'string', maxLength: 40 } } as const;

/** An address as it is sent; a registration's carries no flags. */
export const newAddress = {
  type: 'object',
  required: ['address_line_1', 'city', 'postal_code', 'country_code'],
  additionalProperties: false,
  properties: { ...addressFields, ...flags },
} as const;
/** What changes of an address; what is left out stays. */
export const addressChange = {
  type: 'object',
  additionalProperties: false,
  properties: { ...addressFields, ...flags },
} as const;
export const newPhone = {
  type: 'object',
  required: ['phone'],
  additionalProperties: false,
  // §9: the default phone country is NL.
  properties: { ...phoneFields, country_code: { ...country, default: 'NL' }, ...flags },
} as const;
export const phoneChange = {
  type: 'object',
  additionalProperties: false,
  properties: { ...phoneFields, country_code: country, ...flags },
} as const;
