import ExternalLink from 'lucide-react/icons/external-link';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import { useFormat } from '@boardwright/ui/use-format';
import { useUiT } from '@boardwright/ui/use-ui-t';
import { Cover } from '../../../page/pictures/cover.tsx';
import styles from './news-card.module.css';

/** What a card tells of an article, the board's own or another site's. */
export interface NewsItem {
  readonly title: string;
  readonly href: string;
  /** A few plain sentences; '' for none. */
  readonly text: string;
  /** ISO 8601. */
  readonly date?: string | undefined;
  /** Without a picture a pattern is drawn. */
  readonly image?: string | undefined;
  /** Host of the site it stands on, when that is another one. */
  readonly source?: string | undefined;
}

export interface NewsCardProps {
  readonly item: NewsItem;
  /** `noBorder`: only the picture has edges. */
  readonly look?: 'card' | 'noBorder';
  readonly headingLevel?: 2 | 3;
}

/** An article: picture, date, title, three lines. One link; another site's opens in a tab of its own and says so. */
export function NewsCard({ item, look = 'card', headingLevel = 3 }: NewsCardProps) {
  const t = useUiT();
  const format = useFormat();
  const { title, href, text, date, image, source } = item;
  return (
    <LinkCard
      bare={look === 'noBorder'}
      className={classNames(styles.card, look === 'noBorder' && styles.noBorder)}
    >
      <div className={styles.cover} aria-hidden="true">
        <Cover of="article" name={title} src={image} width={640} height={360} />
      </div>
      <div className={styles.body}>
        {(date || source) && (
          <p className={styles.facts}>
            {date && <time dateTime={date}>{format.date(date)}</time>}
            {source && <span className={styles.source}>{source}</span>}
          </p>
        )}
        <LinkCardTitle
          level={headingLevel}
          href={href}
          newTab={source !== undefined}
          className={styles.title}
          after={
            source !== undefined && (
              <>
                <Icon icon={ExternalLink} size="s" className={styles.outside} />
                <span className="visually-hidden">{t('newTab')}</span>
              </>
            )
          }
        >
          {title}
        </LinkCardTitle>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </LinkCard>
  );
}
