import { pagePath, type Board } from '../../board/board-context.ts';
import type { ProductView } from './products.load.ts';

export interface OrderLink {
  readonly href: string;
  readonly newTab?: boolean;
}

/** Where the form and the result of an order stand on the page. */
export const orderAnchor = 'order';

/** Where a card stands on the page: who logs in first comes back to it. */
export const productAnchor = ({ id }: Pick<ProductView, 'id'>): string => `product-${id}`;

type Ordered = Pick<ProductView, 'id'>;

function webShop(product: Ordered, board: Board): string {
  const query = new URLSearchParams({ menuType: 'web-shop', product: String(product.id) });
  return `${pagePath(board, 'p-account')}?${query}`;
}

function asEmployer(page: 'p-login' | 'p-register', next: string, board: Board): string {
  return `${pagePath(board, page)}?${new URLSearchParams({ isEmployer: 'true', next })}`;
}

/** The way in for who has an account: back to the product, in their own web shop. */
export function loginToOrder(product: Ordered, board: Board): string {
  return asEmployer('p-login', webShop(product, board), board);
}

/**
 * Where ordering a product begins: at the shop it is sold in, in an employer's own web shop, at a form for guests, or
 * with an account.
 * @param registerFirst the setting 'redirectToRegister': who has no account makes one, and the product is remembered
 * @returns undefined for a candidate, who cannot order (specification §6)
 */
export function orderLink(product: ProductView, board: Board, registerFirst: boolean): OrderLink | undefined {
  const { visitor } = board;
  if (visitor === 'guest' && registerFirst && board.paths['p-register'] !== undefined)
    return { href: asEmployer('p-register', webShop(product, board), board) };
  if (product.purchaseUrl) return { href: product.purchaseUrl, newTab: true };
  if (visitor === 'employer') return { href: webShop(product, board) };
  return visitor === 'guest' ? { href: `${board.path}?product=${product.id}#${orderAnchor}` } : undefined;
}
