import { lt } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { jobViewBatches } from '../../platform/database/schema.ts';

/** How long it is remembered that a batch has come: a site gives up long before. */
const remembered = 24 * 60 * 60 * 1000;

/** Whether a batch of counts comes for the first time: a site that was not answered sends it again. */
export async function isNewBatch(tx: Transaction, batch: string, now: Date): Promise<boolean> {
  const [fresh] = await tx
    .insert(jobViewBatches)
    .values({ batch, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return false;
  await tx.delete(jobViewBatches).where(lt(jobViewBatches.createdAt, new Date(now.getTime() - remembered)));
  return true;
}
