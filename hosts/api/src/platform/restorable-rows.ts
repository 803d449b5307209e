import { restorableFor } from './restorable-for.ts';

interface Deletable {
  /** ISO 8601; absent of what stands. */
  readonly deletedAt?: string;
}

/** What stands of a list that keeps what was deleted of it for a while. */
export const standing = <Row extends Deletable>(rows: readonly Row[]): Row[] =>
  rows.filter(({ deletedAt }) => deletedAt === undefined);

/** What was deleted of a list and can still be restored, the last first. */
export const restorable = <Row extends Deletable>(
  rows: readonly Row[],
  now: Date,
): (Row & Required<Deletable>)[] =>
  rows
    .flatMap((row) => (row.deletedAt === undefined ? [] : [{ ...row, deletedAt: row.deletedAt }]))
    .filter(({ deletedAt }) => Date.parse(deletedAt) > now.getTime() - restorableFor)
    .toSorted((one, other) => (one.deletedAt > other.deletedAt ? -1 : 1));
