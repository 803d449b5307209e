import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { printInvoices } from './printed-invoices.ts';

const printed = await printInvoices();

/** The words of a file, and how many pages it has. */
async function read(address: string) {
  const file = await fetch(address);
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), totalPages };
}

describe('the documents that a designer looks at', () => {
  it.each([
    ['paid', 'nl', 'Factuur', 'Betaald op 20 november 2026.'],
    ['paid', 'en', 'Invoice', 'Paid on'],
    ['paid', 'ro', 'Factură', 'Plătită la 20 noiembrie 2026.'],
    ['onInvoice', 'nl', 'Btw verlegd naar de afnemer', 'Betaal uiterlijk op 4 december 2026'],
    ['onInvoice', 'en', 'VAT reverse-charged to the customer', 'Please pay by'],
    ['onInvoice', 'ro', 'Taxare inversă', 'Te rugăm să plătești până la 4 decembrie 2026'],
    ['creditNote', 'nl', 'Creditfactuur', 'Een creditering op factuur 2026-00042.'],
    ['creditNote', 'en', 'Credit note', 'A credit on invoice 2026-00042.'],
    ['creditNote', 'ro', 'Factură de stornare', 'O creditare a facturii 2026-00042.'],
  ] as const)('%s in %s says “%s” and “%s” on one page', async (sample, locale, first, second) => {
    const { text, totalPages } = await read(printed[sample][locale]);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(totalPages).toBe(1);
  });
});
