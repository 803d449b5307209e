import { randomBytes } from 'node:crypto';
import type { Transaction } from '../platform/database/connect.ts';
import type { users } from '../platform/database/schema.ts';
import type { Storage } from '../platform/ports/storage.ts';
import type { DemoSite } from './demo-site.ts';

const day = 24 * 60 * 60 * 1000;

/** What the applications and contact requests of the demo are written with. */
export interface DemoProcedure {
  readonly tx: Transaction;
  readonly storage: Storage;
  readonly site: DemoSite;
  /** The customer the demo's employer works for. */
  readonly clientId: number;
  readonly now: Date;
}
export type Person = typeof users.$inferSelect;

export const ago = ({ now }: Pick<DemoProcedure, 'now'>, days: number): Date =>
  new Date(now.getTime() - days * day);

export const randomToken = (): string => randomBytes(20).toString('hex');

/** 'amira.elamrani': the part of an address before the @. */
export const addressOf = (givenName: string, familyName: string): string =>
  `${givenName}.${familyName}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase();
