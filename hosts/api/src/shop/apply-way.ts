import { eq } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { type jobs, products } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mayRunOn } from './order.policy.ts';
import { ownPayerOf, slotOf } from './paid-till.ts';
import type { PaidJob } from '../jobs/employer/run-payments.ts';

type Reader = Pick<Database, 'select'>;
type JobRow = typeof jobs.$inferSelect;

/** {@link mayRunOn} of a product by its number. @throws HttpError as that */
export async function checkProductsApplyWay(
  db: Reader,
  productId: number,
  job: Pick<JobRow, 'applyType' | 'applyUrl'>,
): Promise<void> {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product) mayRunOn(product, job);
}

/** Whether a job may run on a product: {@link mayRunOn}, for who does not have to refuse it. */
export async function fitsApplyWay(...question: Parameters<typeof checkProductsApplyWay>): Promise<boolean> {
  try {
    await checkProductsApplyWay(...question);
    return true;
  } catch (error) {
    // Policy: whatever was bought for a job that cannot use it waits in the balance.
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/**
 * {@link mayRunOn} of all that a published job runs on: its slot, and its own product, unless nothing of that is left
 * to go on with after the slot.
 * @throws HttpError as that
 */
export async function checkJobsApplyWay(
  db: Reader,
  job: PaidJob & Pick<JobRow, 'applyType' | 'applyUrl'>,
  now: Date,
): Promise<void> {
  const slot = await slotOf(db, job.id, now);
  if (slot) await checkProductsApplyWay(db, slot.productId, job);
  if (job.productId === null) return;
  const isOver = slot !== undefined && (await ownPayerOf(db, job, now)).by === 'nothing';
  if (!isOver) await checkProductsApplyWay(db, job.productId, job);
}
