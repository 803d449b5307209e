import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Picture } from '@boardwright/ui/picture';
import { RichText } from '@boardwright/ui/rich-text';
import { useFormat } from '@boardwright/ui/use-format';
import type { CmsArticleData } from './cms-article-data.ts';
import styles from './cms-article.module.css';
import { MoreNews } from './more-news.tsx';
import { ShareArticle } from './share-article.tsx';
import type { CmsArticleKey } from './cms-article.messages.ts';

/** One article to read, with the ways on: back to all news, to others, to who should read it too (§2 'CMS article'). */
export function CmsArticle({ data, t, first }: BlockProps<unknown, CmsArticleData, CmsArticleKey>) {
  const board = useBoard();
  const format = useFormat();
  const { article, more, origin } = data;
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={`container ${styles.page}`}>
      {board.paths['p-news-list'] !== undefined && (
        <BackLink href={pagePath(board, 'p-news-list')}>{t('back')}</BackLink>
      )}
      <div className="with-aside with-aside--right">
        <article className={styles.article}>
          <header className={styles.head}>
            <p className={styles.date}>
              {article.category && <span className={styles.category}>{article.category}</span>}
              <time dateTime={article.date}>{format.longDate(article.date)}</time>
              {article.author && <span>{t('by', { name: article.author })}</span>}
            </p>
            <Title>{article.title}</Title>
            {article.description && <p className={styles.lead}>{article.description}</p>}
          </header>
          {article.image && (
            <div className={styles.picture}>
              <Picture src={article.image} alt="" width={720} height={405} loading="eager" fit="cover" />
            </div>
          )}
          <RichText html={article.html} className={styles.text} />
        </article>
        <aside className={styles.aside}>
          <ShareArticle article={article} origin={origin} t={t} />
          <MoreNews items={more} t={t} />
        </aside>
      </div>
    </div>
  );
}
