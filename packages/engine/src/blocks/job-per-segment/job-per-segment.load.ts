import type { jobPerSegment, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../board/define-block.ts';
import { iconShape, type IconShape } from '@boardwright/ui/icon-shape';
import { nameOrder } from '@boardwright/ui/name-order';

export type JobPerSegmentSettings = SettingsOf<typeof jobPerSegment>;

export interface CountedSegment {
  readonly id: number;
  readonly name: string;
  /** Null for a segment without an icon. */
  readonly icon: IconShape | null;
  readonly count: number;
}

/** One tab, card or list: some segment groups under a title. */
export interface SegmentSet {
  readonly title: string;
  readonly segments: readonly CountedSegment[];
}

export interface JobPerSegmentData {
  readonly sets: readonly SegmentSet[];
}

/** Counts of all segments come from one query for one job: the list's own aggregations, so that they agree with it. */
export async function loadJobPerSegment(
  settings: JobPerSegmentSettings,
  { api, board, configuration, signal }: BlockContext,
): Promise<JobPerSegmentData> {
  const { meta } = await api.jobs.findBoardJobs({
    params: { boardId: board.boardId },
    query: { limit: 1 },
    signal,
  });
  const counts = meta.aggregations?.segment_ids ?? {};
  const collator = nameOrder(board.locale);
  const declared = settings.layoutType === 'cards' ? settings.cardTabs : settings.segmentTabs;
  const sets = declared.map(({ name, title, segmentGroups }): SegmentSet => {
    const groups = configuration.segments_groups.filter(({ key }) =>
      segmentGroups.some((one) => one === key),
    );
    const ids = new Set(groups.map(({ id }) => id));
    const segments = configuration.segments
      .filter((segment) => ids.has(segment.segment_group_id))
      .map((segment) => ({
        id: segment.id,
        name: segment.name,
        icon: segment.icon ? iconShape(segment.icon) : null,
        count: counts[segment.id] ?? 0,
      }))
      .filter(({ count }) => count > 0 || !settings.hideEmptySegments)
      .sort((a, b) =>
        settings.segmentSortStrategy === 'byCount'
          ? b.count - a.count || collator.compare(a.name, b.name)
          : collator.compare(a.name, b.name),
      )
      .slice(0, settings.showCount);
    return { title: title || groups.map((group) => group.name).join(', ') || name, segments };
  });
  return { sets: sets.filter(({ segments }) => segments.length > 0) };
}
