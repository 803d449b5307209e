import type { Product } from '@boardwright/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { products } from '../../database/schema.ts';

/** What employers can buy on a board, in the admin's order. */
export async function findProducts(db: Database, boardId: number): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.jobBoardId, boardId), eq(products.active, true)))
    .orderBy(asc(products.order), asc(products.id));
  return rows.map(
    ({ id, name, priceCents, active, productType, type, purchaseUrl, benefits, duration, discount }) => ({
      id,
      name,
      price: priceCents / 100,
      active,
      product_type: productType,
      type,
      purchase_url: purchaseUrl,
      benefits: benefits.map((benefit) => ({ ...benefit })),
      duration,
      discount,
      job_board_id: boardId,
    }),
  );
}
