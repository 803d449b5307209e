import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { LinkGrid } from '@boardwright/ui/link-grid';
import { TabSets } from '@boardwright/ui/tab-sets';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import type { JobPerSegmentData, JobPerSegmentSettings } from './job-per-segment.load.ts';
import type { JobPerSegmentKey } from './job-per-segment.messages.ts';

type Props = BlockProps<JobPerSegmentSettings, JobPerSegmentData, JobPerSegmentKey>;

const variants = { tabs: 'ruled', cards: 'cards', list: 'plain' } as const;

/** The board's jobs by segment: tabs over one ruled panel, cards, or plain lists (specification §2). */
export function JobPerSegment({ id, settings, data, t }: Props) {
  const board = useBoard();
  const jobFormat = useJobFormat();
  if (data.sets.length === 0) return null;
  const { layoutType, bigCards, columnsCount, showSegmentsCount } = settings;
  const list = pagePath(board, 'p-job-list');
  const sets = data.sets.map(({ title, segments }) => ({
    title,
    content: (
      <LinkGrid
        columns={columnsCount}
        look={bigCards && layoutType === 'cards' ? 'big-cards' : variants[layoutType]}
        links={segments.map((segment) => ({
          name: segment.name,
          href: list + writeSearchAddress({ ...emptySearch, segment_ids: [segment.id] }),
          icon: segment.icon,
          ...(showSegmentsCount && { count: segment.count, countLabel: jobFormat.count(segment.count) }),
        }))}
      />
    ),
  }));
  return (
    <section className="section">
      <TabSets
        name={`segments-${id}`}
        title={settings.titleText || t('heading')}
        tabsLabel={t('tabs')}
        tabbed={layoutType === 'tabs'}
        sets={sets}
      />
    </section>
  );
}
