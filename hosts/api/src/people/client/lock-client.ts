import { eq } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { clients } from '../../platform/database/schema.ts';

/** Two that spend of one company go one after the other: the second sees what the first left. */
export async function lockClient(tx: Transaction, clientId: number): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
}
