import type { newsFeed, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../board/define-block.ts';
import { classNames } from '@boardwright/ui/class-names';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { leavesBoard, linkKind } from '@boardwright/ui/link-kind';
import { MoreLink } from '@boardwright/ui/more-link';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { SectionHead } from '@boardwright/ui/section-head';
import type { Translate } from '@boardwright/ui/translate';
import { useUiT } from '@boardwright/ui/use-ui-t';
import { siteOf } from '../../page/links/site-of.ts';
import { pagePath, useBoard, type Board } from '../../board/board-context.ts';
import { NewsList } from '../../features/articles/news-card/news-list.tsx';
import { newsPageHref } from './news-feed.head.ts';
import type { NewsFeedData } from './news-feed.load.ts';
import styles from './news-feed.module.css';
import type { NewsFeedKey } from './news-feed.messages.ts';

type Settings = SettingsOf<typeof newsFeed>;

/**
 * The board's articles, or those of another site's feed (specification §2 'news feed'): a few with the way to all of
 * them, or all of them page by page. Without articles it leaves a page that has other things to show.
 */
export function NewsFeed({ settings, data, t, first }: BlockProps<Settings, NewsFeedData, NewsFeedKey>) {
  const board = useBoard();
  const { heading, subheading, layout, itemStyle } = settings;
  const { items, page, lastPage } = data;
  const isPage = first || layout === 'pagination';
  const inEditor = board.layout === 'editor';
  if (items.length === 0 && !isPage && !inEditor) return null;
  const title = heading || t('heading');
  return (
    <section className={classNames('section', first && styles.first)}>
      <div className="container">
        <SectionHead
          title={title}
          lead={subheading}
          level={first ? 1 : 2}
          aside={<AllNews settings={settings} t={t} />}
        />
        {items.length > 0 ? (
          <NewsList items={items} look={itemStyle} headingLevel={first ? 2 : 3} label={title} />
        ) : inEditor ? (
          <Notice tone="info" title={isPage ? undefined : t('problem.title')}>
            {t(`problem.${data.problem ?? 'none'}`)}
          </Notice>
        ) : (
          <NoNews t={t} />
        )}
        {layout === 'pagination' && lastPage > 1 && (
          <div className={styles.pages}>
            <Pagination page={page} lastPage={lastPage} hrefOf={(number) => newsPageHref(board, number)} />
          </div>
        )}
      </div>
    </section>
  );
}

function NoNews({ t }: { readonly t: Translate<NewsFeedKey> }) {
  const board = useBoard();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        board.paths['p-job-list'] !== undefined && (
          <LinkButton href={pagePath(board, 'p-job-list')} variant="secondary">
            {t('jobs')}
          </LinkButton>
        )
      }
    />
  );
}

/** The way to the rest: where the admin says, or else the board's own news list. */
function AllNews({ settings, t }: { readonly settings: Settings; readonly t: Translate<NewsFeedKey> }) {
  const board = useBoard();
  const ui = useUiT();
  const href = moreHref(settings, board);
  if (!href) return null;
  if (!leavesBoard(href)) return <MoreLink href={href}>{t('more')}</MoreLink>;
  return (
    <MoreLink href={href} newTab>
      {t('moreAt', { site: siteOf(href) })} <span className="visually-hidden">{ui('newTab')}</span>
    </MoreLink>
  );
}

function moreHref({ showReadMoreUrl, readMoreUrl, externalRss }: Settings, board: Board): string | undefined {
  if (!showReadMoreUrl) return undefined;
  const written = readMoreUrl.trim();
  if (written) return linkKind(written) === 'unsafe' ? undefined : written;
  if (externalRss || board.paths['p-news-list'] === undefined) return undefined;
  const own = pagePath(board, 'p-news-list');
  // A list that leads to itself leads nowhere.
  return own === board.path ? undefined : own;
}
