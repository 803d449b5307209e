import { classNames } from '@boardwright/ui/class-names';
import { Skeleton } from '@boardwright/ui/skeleton';
import { useJobTexts } from '../../../page/job-texts/use-job-texts.ts';
import { JobList } from './job-list.tsx';
import cardStyles from './job-card.module.css';
import styles from './job-list-skeleton.module.css';

/** Widths of title, organisation and last tag: uneven, as real ones are. */
const shapes = [
  ['58%', '36%', '5rem'],
  ['42%', '44%', '4rem'],
  ['64%', '30%', '6rem'],
  ['50%', '40%', '4.5rem'],
] as const;

export interface JobListSkeletonProps {
  /** As many as the list will hold. */
  readonly count?: number;
  readonly layout?: 'list' | 'cards' | undefined;
  readonly columns?: 2 | 3;
}

/**
 * The true card grid with grey bars, so that nothing jumps when the jobs come; one polite sentence for screen
 * readers. It appears after 200 ms (§9 'fetch minimum delay'): a quick answer never flashes.
 */
export function JobListSkeleton({ count = 5, layout, columns }: JobListSkeletonProps) {
  const t = useJobTexts();
  return (
    <div className={styles.late}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <JobList layout={layout} {...(columns && { columns })} busy>
        {Array.from({ length: count }, (_, index) => (
          <JobCardSkeleton key={index} shape={index} />
        ))}
      </JobList>
    </div>
  );
}

/** One card of it; `shape` picks among the uneven widths. */
export function JobCardSkeleton({ shape = 0 }: { readonly shape?: number }) {
  const [title, org, tag] = shapes[shape % shapes.length] ?? shapes[0];
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <Skeleton width="3rem" height="3rem" className={classNames(cardStyles.logo, styles.logo)} />
      <span className={cardStyles.title}>
        <Skeleton width={title} height="1.25rem" />
      </span>
      <span className={cardStyles.org}>
        <Skeleton width={org} height="0.875rem" />
      </span>
      <span className={cardStyles.facts}>
        <Skeleton width="11rem" height="0.875rem" />
        <Skeleton width="5rem" height="0.875rem" />
      </span>
      <span className={classNames(cardStyles.tags, styles.tags)}>
        <Skeleton width="3rem" height="1.5rem" />
        <Skeleton width="3.5rem" height="1.5rem" />
        <Skeleton width={tag} height="1.5rem" />
      </span>
      <span className={cardStyles.age}>
        <Skeleton width="6rem" height="0.75rem" />
      </span>
    </div>
  );
}
