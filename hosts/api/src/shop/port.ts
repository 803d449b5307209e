/** What other features may know of the shop. */
export { findPublishingProducts } from './charge-job.ts';
export { findBalances } from './client-lots.ts';
export { findOutstanding } from './invoice-terms.ts';
export { balanceOf, spend, spendCredits } from './ledger.ts';
export { sumInvoices } from './orders.queries.ts';
export { orderedName } from './ordered-name.ts';
export { presentPaymentType } from './orders.present.ts';
export { isOrdered, offeredPayments } from './place-order.ts';
export { findBoardProducts, findMyProducts, presentProduct } from './products.ts';
export { sellerOf } from './seller.ts';
