import ArrowRight from 'lucide-react/icons/arrow-right';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ShapeIcon } from '../../ui/icon/shape-icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { JobPerSegmentSettings, SegmentSet } from './job-per-segment.load.ts';
import styles from './job-per-segment.module.css';

const looks = { tabs: styles.ruled, cards: styles.cards, list: styles.plain } as const;

/** Each segment is the link to its jobs. */
export function SegmentGrid({
  set,
  settings,
}: {
  readonly set: SegmentSet;
  readonly settings: JobPerSegmentSettings;
}) {
  const board = useBoard();
  const format = useFormat();
  const list = pagePath(board, 'p-job-list');
  const withIcons = settings.layoutType !== 'list' && set.segments.some(({ icon }) => icon);
  return (
    <ul
      className={classNames(
        styles.grid,
        looks[settings.layoutType],
        settings.bigCards && settings.layoutType === 'cards' && styles.big,
        withIcons && styles.withIcons,
      )}
    >
      {set.segments.map(({ id, name, icon, count }) => (
        <li key={id}>
          <Link
            href={list + writeSearchAddress({ ...emptySearch, segment_ids: [id] })}
            className={styles.link}
          >
            {withIcons && <span className={styles.icon}>{icon && <ShapeIcon shape={icon} size="l" />}</span>}
            <span className={styles.name}>{name}</span>
            {settings.showSegmentsCount && (
              <span className={styles.count} aria-label={format.jobs(count)}>
                {format.number(count)}
              </span>
            )}
            <Icon icon={ArrowRight} size="s" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
