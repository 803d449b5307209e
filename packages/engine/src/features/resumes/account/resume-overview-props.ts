import type { ResumePart } from './resume-props.ts';
import type { ResumeOverviewData } from './resume-data.ts';

export type OverviewProps = ResumePart<ResumeOverviewData>;
