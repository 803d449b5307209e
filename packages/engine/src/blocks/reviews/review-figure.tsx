import type { reviews, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import { Avatar } from '@boardwright/ui/avatar';
import { classNames } from '@boardwright/ui/class-names';
import styles from './reviews.module.css';

export type Review = SettingsOf<typeof reviews>['reviewsData'][number];

/** What one person says, and who says it. */
export function ReviewFigure({ review, large }: { readonly review: Review; readonly large?: boolean }) {
  const { title, text, reviewerName, role, avatar } = review;
  const focus = { '--focal': `${avatar.focalX}% ${avatar.focalY}%` } as CSSProperties;
  return (
    <figure className={classNames(styles.review, large && styles.large)}>
      <QuoteMark />
      <blockquote className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p className={styles.text}>{text}</p>}
      </blockquote>
      {(reviewerName || role) && (
        <figcaption className={styles.who} style={focus}>
          {reviewerName && <Avatar name={reviewerName} src={avatar.src} size="l" />}
          <span>
            {reviewerName && <b>{reviewerName}</b>}
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

/** Two quarter circles, as the patterns of the covers have them. */
function QuoteMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <path d="M0 24V12A12 12 0 0 1 12 0h4v6h-2a6 6 0 0 0-6 6h8v12zM24 24V12A12 12 0 0 1 36 0h4v6h-2a6 6 0 0 0-6 6h8v12z" />
    </svg>
  );
}
