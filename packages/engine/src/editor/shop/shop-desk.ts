import type {
  AdminOrder,
  BalanceLot,
  BodyOf,
  Contract,
  OrderStatus,
  PageMeta,
  Product,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

export type NewProduct = BodyOf<Contract['shop']['createProduct']>;
export type ProductChange = BodyOf<Contract['shop']['updateProduct']>;
export type Grant = BodyOf<Contract['shop']['grantBalance']>;

/** A company and what it can use now. */
export interface Company {
  readonly id: number;
  readonly name: string;
  readonly created_at: string;
  readonly credits: number;
  readonly contracts: number;
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
export interface ShopDesk {
  /** Every product in the admin's order, also what is not sold. */
  readonly products: () => Promise<readonly Product[]>;
  readonly addProduct: (product: NewProduct) => Promise<unknown>;
  readonly changeProduct: (id: number, change: ProductChange) => Promise<unknown>;
  readonly orders: (filter: OrderFilter, page: number) => Promise<Part<AdminOrder>>;
  readonly order: (id: number) => Promise<AdminOrder>;
  readonly refund: (id: number, reason: string) => Promise<AdminOrder>;
  /** Where the browser fetches the orders as CSV. */
  readonly exportAddress: (filter: OrderFilter) => string;
  /** Where the browser fetches an invoice as PDF. */
  readonly invoiceAddress: (id: number, kind: 'invoice' | 'credit_note') => string;
  readonly companies: (search: string, page: number) => Promise<Part<Company>>;
  readonly grant: (company: number, grant: Grant) => Promise<BalanceLot>;
  /** A name for one grant: sent again under it, it is given once. */
  readonly newKey: () => string;
}

export const ShopDeskContext = createContext<ShopDesk | undefined>(undefined);

/** @throws Error where the workspace is drawn without its desk */
export function useShopDesk(): ShopDesk {
  const desk = useContext(ShopDeskContext);
  if (!desk) throw new Error('There is no desk of the shop above');
  return desk;
}
