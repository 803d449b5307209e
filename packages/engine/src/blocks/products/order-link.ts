import { pagePath, type Board } from '../../pages/board-context.ts';
import type { ProductView } from './products.load.ts';

export interface OrderLink {
  readonly href: string;
  readonly newTab?: boolean;
}

/** Where a card stands on the page: who logs in first comes back to it. */
export const productAnchor = ({ id }: Pick<ProductView, 'id'>): string => `product-${id}`;

/**
 * Where ordering a product begins: at the shop it is sold in, in an employer's own web shop, or with an account.
 * @param registerFirst the setting 'redirectToRegister': who has no account makes one, and the product is remembered
 * @returns undefined for a candidate, who cannot order (specification §6)
 */
export function orderLink(product: ProductView, board: Board, registerFirst: boolean): OrderLink | undefined {
  const { visitor } = board;
  const webShop = `${pagePath(board, 'p-account')}?${new URLSearchParams({ menuType: 'web-shop', product: String(product.id) })}`;
  const asEmployer = (page: 'p-login' | 'p-register', next: string): OrderLink => ({
    href: `${pagePath(board, page)}?${new URLSearchParams({ isEmployer: 'true', next })}`,
  });
  if (visitor === 'guest' && registerFirst && board.paths['p-register'] !== undefined)
    return asEmployer('p-register', webShop);
  if (product.purchaseUrl) return { href: product.purchaseUrl, newTab: true };
  if (visitor === 'employer') return { href: webShop };
  return visitor === 'guest' ? asEmployer('p-login', `${board.path}#${productAnchor(product)}`) : undefined;
}
