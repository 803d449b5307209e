import type { InvoiceFacts } from '@boardwright/api/documents';
import type { Locale } from '@boardwright/messages';

const order: InvoiceFacts['order'] = {
  id: 1184,
  product: { name: 'Vacature', duration: 30 },
  buyer: {
    company: 'Zorggroep Lauwers',
    givenName: 'Ilse',
    familyName: 'Veenstra',
    phone: null,
    vatNumber: null,
    address: { addressLine1: 'Borgweg 44', postalCode: '9951 BG', city: 'Winsum', countryCode: 'NL' },
  },
  poNumber: 'ZL-2026-118',
  currency: 'EUR',
  netCents: 19_500,
  vatCents: 4095,
  totalCents: 23_595,
  vatRate: 2100,
  reverseCharge: false,
  dueAt: null,
  paidAt: new Date('2026-11-20T09:12:00Z'),
};

/** A company abroad that pays later: the longest of remarks, and no VAT. */
const abroad: InvoiceFacts['order'] = {
  ...order,
  id: 1185,
  product: { ...order.product, name: 'Vacature met logo op de voorpagina en een week in de nieuwsbrief' },
  buyer: {
    ...order.buyer,
    company: 'Centrul Medical Târgu Mureș',
    givenName: 'Ștefan',
    familyName: 'Țîrlea',
    vatNumber: 'RO14399840',
    address: {
      addressLine1: 'Strada Bolyai 12',
      postalCode: '540064',
      city: 'Târgu Mureș',
      countryCode: 'RO',
    },
  },
  poNumber: null,
  vatCents: 0,
  totalCents: 19_500,
  vatRate: 0,
  reverseCharge: true,
  dueAt: new Date('2026-12-04T22:59:59Z'),
  paidAt: null,
};

const shared = (locale: Locale): Omit<InvoiceFacts, 'number' | 'order'> => ({
  kind: 'invoice',
  issuedAt: new Date('2026-11-20T09:12:00Z'),
  timeZone: 'Europe/Amsterdam',
  seller: {
    name: 'Wadwerk BV',
    address: 'Turfsingel 10\n9711 VX Groningen',
    registration: '02098765',
    vatNumber: 'NL853746333B01',
    iban: 'NL91 ABNA 0417 1643 00',
  },
  locale,
});

export type InvoiceSample = 'paid' | 'onInvoice' | 'creditNote';

/** What each printed document is made of. */
export const invoiceSamples: Readonly<Record<InvoiceSample, (locale: Locale) => InvoiceFacts>> = {
  paid: (locale) => ({ ...shared(locale), number: '2026-00042', order }),
  onInvoice: (locale) => ({ ...shared(locale), number: '2026-00043', order: abroad }),
  creditNote: (locale) => ({
    ...shared(locale),
    kind: 'credit_note',
    number: '2026-00044',
    takesBack: '2026-00042',
    order,
  }),
};
