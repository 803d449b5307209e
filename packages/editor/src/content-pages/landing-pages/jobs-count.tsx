import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { EyeOff } from 'lucide-react';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './landing-pages.module.css';

interface JobsCountProps {
  readonly page: Pick<AdminLandingPage, 'jobs_count' | 'is_thin' | 'few_since'>;
}

/** How many jobs a landing page has now, and whether search engines leave it out for that. */
export function JobsCount({ page }: JobsCountProps) {
  const t = useContentMessages();
  const day = useDay();
  if (!page.is_thin) return <>{page.jobs_count}</>;
  return (
    <span className={`${list.badge} ${styles.thin}`} data-tone="open" title={t('landing.thinHint')}>
      <EyeOff size={13} strokeWidth={2} aria-hidden />
      {t('landing.thin', { count: page.jobs_count, day: day(page.few_since ?? '') })}
    </span>
  );
}
