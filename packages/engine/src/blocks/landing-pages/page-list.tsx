import ArrowRight from 'lucide-react/icons/arrow-right';
import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Icon } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import { Pagination } from '@boardwright/ui/pagination';
import { SectionHead } from '@boardwright/ui/section-head';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import { pageHref, type LandingPageList, type LandingPagesSettings } from './landing-pages-data.ts';
import styles from './landing-pages.module.css';
import type { LandingPagesKey } from './landing-pages.messages.ts';

/** The landing pages of this language, each with the number of jobs it finds now. */
export function PageList({
  settings,
  data,
  t,
  first,
}: BlockProps<LandingPagesSettings, LandingPageList, LandingPagesKey>) {
  const board = useBoard();
  const jobFormat = useJobFormat();
  return (
    <section className={classNames('section', first && styles.first)}>
      <div className="container">
        <SectionHead title={settings.heading || t('heading')} level={first ? 1 : 2} />
        {data.pages.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            headingLevel={first ? 2 : 3}
            action={<LinkButton href={pagePath(board, 'p-job-list')}>{t('jobs')}</LinkButton>}
          />
        ) : (
          <ul className="grid grid--2">
            {data.pages.map(({ title, slug, description, jobs }) => (
              <LinkCard as="li" key={slug} className={styles.card}>
                <LinkCardTitle
                  level={first ? 2 : 3}
                  href={pagePath(board, 'p-landing-pages', slug)}
                  className={styles.title}
                >
                  {title}
                </LinkCardTitle>
                {description && <p className={styles.text}>{description}</p>}
                <p className={styles.foot}>
                  <span className="num">{jobFormat.count(jobs)}</span>
                  <Icon icon={ArrowRight} className={styles.arrow} />
                </p>
              </LinkCard>
            ))}
          </ul>
        )}
        <div className={styles.pages}>
          <Pagination page={data.page} lastPage={data.lastPage} hrefOf={(page) => pageHref(board, page)} />
        </div>
      </div>
    </section>
  );
}
