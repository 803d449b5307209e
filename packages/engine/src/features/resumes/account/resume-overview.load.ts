import type { Resume, ResumeEntryType } from '@boardwright/api-client/contract';
import { sanitise } from '@boardwright/ui/sanitise';
import { type PanelContext, tabAddress } from '../../../page/account/account-panel.ts';
import { entryAddress, readResumeAddress, resumeFileId, stepAddress } from './resume-address.ts';
import type { ResumeOverviewData, SegmentGroup, TodoStep } from './resume-data.ts';

/** The segments that the board offers for candidates, by group. */
export function groupsOf({ configuration }: PanelContext): readonly SegmentGroup[] {
  return configuration.segments_groups
    .filter((group) => group.candidates)
    .map(({ id, key, name }) => ({
      key,
      name,
      items: configuration.segments.filter((segment) => segment.segment_group_id === id),
    }))
    .filter(({ items }) => items.length > 0);
}

function todoOf({ board, offered }: PanelContext, resume: Resume | undefined, hasAlert: boolean) {
  const has = (type: ResumeEntryType) => resume?.history.some((entry) => entry.type === type) ?? false;
  const about = stepAddress(board, 'about');
  const step = (name: TodoStep, done: boolean, href: string | undefined) => ({ step: name, done, href });
  return [
    step('position', Boolean(resume?.position), about),
    step('place', Boolean(resume?.place), about),
    step('employer', has('employer'), entryAddress(board, 'employer')),
    step('education', has('education'), entryAddress(board, 'education')),
    step('segments', (resume?.segment_ids.length ?? 0) > 0, stepAddress(board, 'segments')),
    step('file', Boolean(resume?.file), `#${resumeFileId}`),
    step('available', resume?.status === 'available', stepAddress(board, 'visibility')),
    step('alert', hasAlert, offered.includes('job-alerts') ? tabAddress(board, 'job-alerts') : undefined),
  ];
}

/** The whole resume, and what is still to be done for it. */
export async function loadOverview(
  context: PanelContext,
  resume: Resume | undefined,
): Promise<ResumeOverviewData> {
  const { remove, notice: outcome } = readResumeAddress(context.query);
  const { data: kpi } = await context.api.account.readKpi({ as: 'candidate', signal: context.signal });
  const groups = groupsOf(context);
  const isChosen = ({ id }: { readonly id: number }) => resume?.segment_ids.includes(id) ?? false;
  return {
    view: 'overview',
    owner: context.you.uuid,
    resume,
    info: resume?.info ? sanitise(resume.info) : undefined,
    percent: kpi.profile_progress ?? 20,
    todo: todoOf(context, resume, (kpi.job_alerts ?? 0) > 0).filter(
      ({ step }) => step !== 'segments' || groups.length > 0,
    ),
    chosen: groups
      .map(({ name, items }) => ({ name, items: items.filter(isChosen).map((item) => item.name) }))
      .filter(({ items }) => items.length > 0),
    hasSegments: groups.length > 0,
    remove: resume && (remove !== 'file' || resume.file) ? remove : undefined,
    notice: outcome,
  };
}
