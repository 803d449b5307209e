import { classNames } from '@boardwright/ui/class-names';
import { NewsCard, type NewsCardProps, type NewsItem } from './news-card.tsx';
import styles from './news-card.module.css';

export interface NewsListProps extends Omit<NewsCardProps, 'item'> {
  readonly items: readonly NewsItem[];
  /** Names the list for screen readers. */
  readonly label?: string | undefined;
}

/** Articles in a grid, three across on a desktop. */
export function NewsList({ items, label, ...card }: NewsListProps) {
  return (
    <ul
      className={classNames('grid grid--3', card.look === 'noBorder' && styles.open)}
      {...(label && { 'aria-label': label })}
    >
      {items.map((item, index) => (
        // A feed may name one address twice.
        <li key={`${index} ${item.href}`}>
          <NewsCard {...card} item={item} />
        </li>
      ))}
    </ul>
  );
}
