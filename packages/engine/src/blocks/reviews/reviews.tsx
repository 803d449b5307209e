import type { reviews, SettingsOf } from '@boardwright/blocks-schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { buttonClass } from '@boardwright/ui/button-class';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { SectionHead } from '@boardwright/ui/section-head';
import { ReviewFigure, type Review } from './review-figure.tsx';
import styles from './reviews.module.css';
import type { ReviewsKey } from './reviews.messages.ts';

/** Three rows of three: more than that are folded away. */
const visibleAtFirst = 9;

/**
 * What people say (specification §2 'reviews'): one stands large by itself, two beside each other, more in columns, all
 * to be read at once. What is over opens without scripts.
 */
export function Reviews({
  settings,
  t,
  first,
}: BlockProps<SettingsOf<typeof reviews>, undefined, ReviewsKey>) {
  const titleId = useId();
  const written = settings.reviewsData.filter(({ title, text }) => title || text);
  if (written.length === 0) return null;
  const over = written.slice(visibleAtFirst);
  return (
    <section className="section section--sunken" aria-labelledby={titleId}>
      <div className="container">
        <SectionHead
          id={titleId}
          level={first ? 1 : 2}
          title={settings.heading || t('heading')}
          lead={settings.subheading}
        />
        <Columns reviews={written.slice(0, visibleAtFirst)} />
        {over.length > 0 && (
          <details className={styles.more}>
            <summary className={buttonClass({ variant: 'secondary' }, styles.summary)}>
              <span className={styles.open}>{t('more', { count: over.length })}</span>
              <span className={styles.close}>{t('less')}</span>
              <Icon icon={ChevronDown} />
            </summary>
            <Columns reviews={over} />
          </details>
        )}
      </div>
    </section>
  );
}

function Columns({ reviews: visible }: { readonly reviews: readonly Review[] }) {
  const single = visible.length === 1;
  return (
    <ul className={classNames(styles.columns, single && styles.single, visible.length === 2 && styles.pair)}>
      {visible.map((review, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- reviews have no identity of their own, and their order never changes on a page
        <li key={index} className={styles.item}>
          <ReviewFigure review={review} large={single} />
        </li>
      ))}
    </ul>
  );
}
