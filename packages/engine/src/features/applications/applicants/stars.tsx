import Star from 'lucide-react/icons/star';
import { Icon } from '@boardwright/ui/icon';
import type { Translate } from '@boardwright/ui/translate';
import styles from './job-applicants.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

/** Stars that colleagues gave, said in words too. */
export function Stars({ rating, t }: { readonly rating: number; readonly t: Translate<JobApplicantsKey> }) {
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{t('stars', { count: rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-full={star <= rating ? '' : undefined} aria-hidden="true">
          <Icon icon={Star} size="s" />
        </span>
      ))}
    </p>
  );
}
