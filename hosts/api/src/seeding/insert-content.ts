import type { DemoJob, DemoOrganisation } from '../../seeds/demo-types.ts';
import type { DemoSegment, DemoSegmentGroup } from '../../seeds/segments.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  boardRecords,
  type DemoRecord,
  jobRecord,
  organisationRecords,
  segmentGroupRecords,
  segmentRecords,
} from './demo-records.ts';
import { insertRecords } from './insert-records.ts';
import { continueNumbering } from '../platform/database/continue-numbering.ts';

type Writer = Pick<Database, 'execute'>;

/** Tells how far a step is, for a person who waits. */
export type OnProgress = (
  step: 'pictures' | 'organisations' | 'jobs' | 'content',
  done: number,
  total: number,
) => void;

/** Jobs made and written at a time: the generator's output is never all in memory. */
const slice = 2000;

/** The segment groups of the specification (§3), and what they hold. */
export async function insertSegments(
  db: Writer,
  groups: readonly DemoSegmentGroup[],
  segments: readonly DemoSegment[],
): Promise<void> {
  await insertRecords(db, 'segment_groups', segmentGroupRecords(groups));
  await insertRecords(db, 'segments', segmentRecords(segments));
  await continueNumbering(db, 'segment_groups');
  await continueNumbering(db, 'segments');
}

/** @param clientOf the customer an organisation belongs to */
export async function insertOrganisations(
  db: Writer,
  organisations: readonly DemoOrganisation[],
  clientOf: (organisation: DemoOrganisation) => number | null,
): Promise<void> {
  await insertRecords(db, 'organisations', organisationRecords(organisations, clientOf));
  const owners = organisations.map(({ id, job_boards }) => ({ id, boards: job_boards }));
  await insertRecords(db, 'organisation_boards', boardRecords('organisation_id', owners));
  await continueNumbering(db, 'organisations');
}

/**
 * Writes jobs as they are made.
 * @param clientOf the customer a job's organisation belongs to
 * @returns how many there were
 */
export async function insertJobs(
  db: Writer,
  jobs: Iterable<DemoJob>,
  clientOf: (organisationId: number) => number | null,
  onSlice: (done: number) => void,
): Promise<number> {
  let done = 0;
  let waiting: DemoJob[] = [];
  const write = async () => {
    const first = done + 1;
    const owners = waiting.map(({ job_boards }, index) => ({ id: first + index, boards: job_boards }));
    await insertRecords(
      db,
      'jobs',
      waiting.map((job, index) => jobRecord(job, first + index, clientOf)),
    );
    await insertRecords(db, 'job_board_jobs', boardRecords('job_id', owners));
    done += waiting.length;
    waiting = [];
    onSlice(done);
  };
  for (const job of jobs) {
    if (waiting.push(job) === slice) await write();
  }
  if (waiting.length > 0) await write();
  await continueNumbering(db, 'jobs');
  return done;
}

/** What stands beside the jobs, by table. */
export async function insertContent(
  db: Writer,
  tables: Readonly<Record<string, readonly DemoRecord[]>>,
): Promise<void> {
  for (const [table, records] of Object.entries(tables)) {
    await insertRecords(db, table, records);
    await continueNumbering(db, table);
  }
}
