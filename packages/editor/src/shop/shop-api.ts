import type {
  AdminLot,
  AdminProduct,
  AdminOrder,
  BodyOf,
  Contract,
  InvoiceState,
  InvoiceSum,
  OrderStatus,
  PageMeta,
  RefundPlan,
  ReplyOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../written/use-save-written.ts';

export type NewProduct = BodyOf<Contract['shop']['createProduct']>;
export type ProductChange = BodyOf<Contract['shop']['updateProduct']>;
export type Grant = BodyOf<Contract['shop']['grantBalance']>;

export type Refund = BodyOf<Contract['shop']['refundOrder']>;
/** A company and what it can use now. */
export type Company = ReplyOf<Contract['shop']['findClients']>['data'][number];

export type CompanyChange = BodyOf<Contract['shop']['changeClient']>;

export interface InvoiceFilter {
  readonly state: InvoiceState | 'due' | 'all';
  readonly search: string;
}

export interface OrderFilter {
  readonly status: OrderStatus | 'all';
  readonly search: string;
}

export interface Part<Row> {
  readonly data: readonly Row[];
  readonly meta: PageMeta;
}

/** What an admin does in the shop of the board. Each throws an Error whose message is a sentence for the admin. */
export interface ShopApi {
  /** Every product in the admin's order, also what is not sold. */
  readonly products: () => Promise<readonly AdminProduct[]>;
  readonly addProduct: (product: NewProduct) => Promise<AdminProduct>;
  readonly changeProduct: (id: number, change: ProductChange) => Promise<Saved<AdminProduct>>;
  readonly orders: (filter: OrderFilter, page: number) => Promise<Part<AdminOrder>>;
  readonly order: (id: number) => Promise<AdminOrder>;
  /** What giving back an order would take with it. */
  readonly refundPlan: (id: number) => Promise<RefundPlan>;
  readonly refund: (id: number, refund: Refund) => Promise<AdminOrder>;
  /** Orders on invoice by how it stands, those due first first. */
  readonly invoices: (filter: InvoiceFilter, page: number) => Promise<Part<AdminOrder>>;
  /** How many invoices stand how, and what they ask together. */
  readonly invoiceSums: () => Promise<readonly InvoiceSum[]>;
  /** Marks the money of an invoice as received. @param day as '2026-11-20'; empty for today */
  readonly receiveInvoice: (id: number, day: string) => Promise<AdminOrder>;
  readonly writeOffInvoice: (id: number) => Promise<AdminOrder>;
  /** Where the browser fetches the orders as CSV. */
  readonly exportAddress: (filter: OrderFilter) => string;
  /** Where the browser fetches an invoice as PDF. */
  readonly invoiceAddress: (id: number, kind: 'invoice' | 'credit_note') => string;
  readonly companies: (search: string, page: number) => Promise<Part<Company>>;
  /** Says whether a company may order on invoice, and up to how much. */
  readonly changeCompany: (company: number, change: CompanyChange) => Promise<Saved<Company>>;
  readonly grant: (company: number, grant: Grant) => Promise<AdminLot>;
  /** What a company bought and was granted, newest first. */
  readonly lots: (company: number, page: number) => Promise<Part<AdminLot>>;
  /** Takes back what is left of a grant. */
  readonly withdraw: (company: number, lot: number, note: string) => Promise<AdminLot>;
  /** A name for one grant: sent again under it, it is given once. */
  readonly newKey: () => string;
}

export const ShopApiContext = createContext<ShopApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function useShopApi(): ShopApi {
  const api = useContext(ShopApiContext);
  if (!api) throw new Error('There is no API of the shop above');
  return api;
}
