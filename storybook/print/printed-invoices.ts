import { invoiceDocument } from '@boardwright/api/documents';
import { locales, type EveryLocale } from '@boardwright/messages';
import type { Plugin } from 'vite';
import { invoiceSamples, type InvoiceSample } from './invoice-samples.ts';

/** Files as data addresses, by sample and language. */
export type PrintedInvoices = Readonly<Record<InvoiceSample, EveryLocale<string>>>;

const id = 'virtual:printed-invoices';

/** Every sample in every language, by the function that the API makes what it sends with. */
export async function printInvoices(): Promise<PrintedInvoices> {
  const printed = Object.entries(invoiceSamples).map(async ([name, factsIn]) => {
    const files = locales.map(async (locale) => {
      const file = await invoiceDocument(factsIn(locale));
      return [locale, `data:application/pdf;base64,${file.toString('base64')}`] as const;
    });
    return [name, Object.fromEntries(await Promise.all(files))] as const;
  });
  return Object.fromEntries(await Promise.all(printed)) as PrintedInvoices;
}

/** For Vite: `virtual:printed-invoices` is the files themselves, which only Node makes. */
export function printedInvoices(): Plugin {
  return {
    name: 'printed-invoices',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await printInvoices())};` : undefined,
  };
}
