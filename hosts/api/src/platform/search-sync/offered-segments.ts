import { and, arrayContains, isNull, or, type SQL, sql } from '../database/drizzle.ts';
import { segments } from '../database/schema.ts';

/** Segments of a board, also those that are archived: its own, and those of all boards. */
export function ofBoard(boardId: number): SQL | undefined {
  return or(arrayContains(segments.jobBoardIds, [boardId]), sql`${segments.jobBoardIds} = '{}'`);
}

/** Segments that a board offers, as a condition of a query of them. */
export function offeredOn(boardId: number): SQL | undefined {
  return and(ofBoard(boardId), isNull(segments.archivedAt));
}
