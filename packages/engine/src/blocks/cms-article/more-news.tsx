import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { NewsItem } from '../../features/articles/news-card/news-card.tsx';
import { Cover } from '../../page/pictures/cover.tsx';
import styles from './cms-article.module.css';
import type { CmsArticleKey } from './cms-article.messages.ts';

export interface MoreNewsProps {
  readonly items: readonly NewsItem[];
  readonly t: Translate<CmsArticleKey>;
}

/** The newest other articles, in a column beside the text. Draws nothing for the only one. */
export function MoreNews({ items, t }: MoreNewsProps) {
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.small}>{t('more')}</h2>
      <ul className={styles.more}>
        {items.map(({ href, title, date, image }) => (
          <LinkCard as="li" bare key={href} className={styles.item}>
            <div className={styles.thumb} aria-hidden="true">
              <Cover of="article" name={title} src={image} width={96} height={72} />
            </div>
            <div>
              <LinkCardTitle level={3} href={href} className={styles.itemTitle}>
                {title}
              </LinkCardTitle>
              {date && (
                <time className={styles.itemDate} dateTime={date}>
                  {format.date(date)}
                </time>
              )}
            </div>
          </LinkCard>
        ))}
      </ul>
    </section>
  );
}
