import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Panel } from '@boardwright/ui/panel';
import { TagList } from '@boardwright/ui/tag-list';
import type { JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** The job's segments and its place, each a link to the jobs that share it. */
export function SegmentsCard({ data, t }: JobDetailsPart) {
  const board = useBoard();
  const { segments, segments_names, location_name } = data.job;
  const list = pagePath(board, 'p-job-list');
  const tags = Object.entries(segments).flatMap(([group, ids]) =>
    ids.map((id, index) => ({
      name: segments_names[group]?.[index] ?? '',
      href: list + writeSearchAddress({ ...emptySearch, segment_ids: [id] }),
    })),
  );
  const place = location_name
    ? [{ name: location_name, href: list + writeSearchAddress({ ...emptySearch, location_name }) }]
    : [];
  const named = [...tags, ...place].filter(({ name }) => name);
  if (named.length === 0) return null;
  return (
    <Panel className={styles.segments}>
      <h2>{t('moreLikeThis')}</h2>
      <TagList tags={named} label={t('moreLikeThis')} look={board.tagStyle === 'text' ? 'text' : 'tag'} />
    </Panel>
  );
}
