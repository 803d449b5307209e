import { TagList } from '@boardwright/ui/tag-list';
import type { Translate } from '@boardwright/ui/translate';
import { pagePath, useBoard } from '../../board/board-context.ts';
import type { LandingPageJobs } from './landing-pages-data.ts';
import type { LandingPagesKey } from './landing-pages.messages.ts';
import styles from './landing-pages.module.css';

interface RelatedPagesProps {
  readonly pages: LandingPageJobs['related'];
  readonly t: Translate<LandingPagesKey>;
}

/** Other landing pages that have something in common with the one that is read. */
export function RelatedPages({ pages, t }: RelatedPagesProps) {
  const board = useBoard();
  if (pages.length === 0) return null;
  const tags = pages.map(({ title, slug }) => ({
    name: title,
    href: pagePath(board, 'p-landing-pages', slug),
  }));
  return (
    <section className={styles.related}>
      <h2>{t('related')}</h2>
      <TagList tags={tags} label={t('related')} />
    </section>
  );
}
