/** The documents that the API makes, as the functions that make them: a preview of one needs no database. */
export { invoiceDocument, type InvoiceFacts } from './shop/invoice-document.ts';
