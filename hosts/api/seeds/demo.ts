/**
 * The demo's content: pure data, the same on every machine for the same seed and day. Nothing here touches a
 * database; whoever seeds one inserts what these functions return and copies what `demoFiles` lists.
 */
export { demoFiles, type DemoFile } from './drawings/files.ts';
export type * from './demo-types.ts';
export { demoJobs } from './jobs/jobs.ts';
export { demoOrganisations } from './organisations/organisations.ts';
export {
  demoSegments,
  segmentId,
  type DemoSegment,
  type DemoSegmentGroup,
  type LocalisedText,
} from './segments.ts';
