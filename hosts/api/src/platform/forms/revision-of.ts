import { createHash } from 'node:crypto';

/** A number for what is stored: two that differ have another one. It does not grow. */
export const revisionOf = (stored: unknown): number =>
  createHash('sha256').update(JSON.stringify(stored)).digest().readUIntBE(0, 6);
