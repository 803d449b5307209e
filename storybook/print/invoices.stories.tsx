import { defaultLocale, isLocale } from '@boardwright/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import printed from 'virtual:printed-invoices';
import type { InvoiceSample } from './invoice-samples.ts';
import { PrintView, readPage, type PrintedPage } from './print-view.tsx';

const meta: Meta = {
  title: 'Print/Invoice and credit note',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { source: { code: null } } },
};
export default meta;

const localeOf = ({ locale }: Readonly<Record<string, unknown>>) =>
  isLocale(locale) ? locale : defaultLocale;

/** @param purpose to whom, and when */
const printStory = (purpose: string, sample: InvoiceSample): StoryObj => ({
  parameters: { docs: { description: { story: purpose } } },
  loaders: [async ({ globals }) => ({ page: await readPage(printed[sample][localeOf(globals)]) })],
  render: (_, { globals, loaded }) => (
    <PrintView page={loaded['page'] as PrintedPage} locale={localeOf(globals)} />
  ),
});

export const Paid = printStory('To the buyer, who paid at once: with the mail of the order', 'paid');
export const OnInvoice = printStory(
  'To a company abroad that pays later: by when, to which account, and that VAT is its own to pay',
  'onInvoice',
);
export const CreditNote = printStory(
  'To the buyer, whose money goes back: with the mail of it',
  'creditNote',
);
