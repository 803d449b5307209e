import { Badge } from '@boardwright/ui/badge';
import { Link } from '@boardwright/ui/link';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../../board/board-context.ts';
import { statusTone } from '../../../page/status-tone.ts';
import { shopAddress } from './web-shop-address.ts';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

/** What the site offers the company: an open one is accepted or declined on its page. */
export function QuoteList({ data, t }: ShopPart<ShopListData>) {
  const board = useBoard();
  const format = useFormat();
  return (
    <div>
      <h3 className={styles.subtitle}>{t('quote.yours')}</h3>
      <ul className={styles.rows}>
        {data.quotes.map((quote) => (
          <li key={quote.id} className={styles.row}>
            <p className={styles.words}>
              <Link href={shopAddress(board, { quote: quote.id })}>
                {t('quote.title', { number: quote.id })}
              </Link>
              <span className="muted">
                {[
                  quote.lines.map(({ name }) => name).join(', '),
                  quote.state === 'sent' && t('quote.until', { date: format.date(quote.valid_until) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <p className={styles.price}>
              <b className="num">{format.money(quote.total / 100)}</b>
              <Badge tone={statusTone(quote.state === 'sent' ? 'open' : quote.state)}>
                {t(`quote.states.${quote.state}`)}
              </Badge>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
