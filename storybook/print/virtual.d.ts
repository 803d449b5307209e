declare module 'virtual:printed-invoices' {
  import type { PrintedInvoices } from './printed-invoices.ts';

  const printedInvoices: PrintedInvoices;
  export default printedInvoices;
}
