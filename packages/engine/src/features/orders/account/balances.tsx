import type { BalanceLot, Subscriptions } from '@boardwright/api-client/contract';
import { ProgressMeter } from '@boardwright/ui/progress-meter';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';
import type { WebShopKey } from './web-shop.messages.ts';

/** The figures of what there is to use, and each thing that was bought with what is left of it. */
export function Balances({ own, t }: Pick<ShopPart<ShopListData>, 't'> & { readonly own: Subscriptions }) {
  const format = useFormat();
  const { credits, contracts, postings, subscriptions, slots } = own;
  const open = (lots: readonly BalanceLot[]) => lots.reduce((sum, lot) => sum + lot.amount_open, 0);
  const figures = [
    ['credits', open(credits)],
    ['contracts', open(contracts)],
    ['postings', open(postings)],
    ['slots', slots.length],
  ] as const;
  const lots = [...contracts, ...credits, ...postings, ...subscriptions];
  return (
    <>
      <ul className={styles.figures} aria-label={t('have')}>
        {figures.map(([name, count]) => (
          <li key={name} className={styles.figure}>
            <b className="num">{format.number(count)}</b> <span>{t(`figures.${name}`, { count })}</span>
          </li>
        ))}
      </ul>
      {lots.length > 0 && (
        <ul className={styles.lots} aria-label={t('lots')}>
          {lots.map((lot) => (
            <Lot key={lot.id} lot={lot} t={t} />
          ))}
        </ul>
      )}
    </>
  );
}

function Lot({ lot, t }: { readonly lot: BalanceLot; readonly t: Translate<WebShopKey> }) {
  const format = useFormat();
  const amount = (count: number) => (lot.kind === 'cpc' ? format.money(count / 100) : format.number(count));
  const isTimed = lot.kind === 'featured';
  return (
    <li className={styles.lot}>
      <p className={styles.lotName}>
        <b id={`lot-${lot.id}`}>{lot.name}</b>
        {lot.valid_till && (
          <span className="muted">
            {t(isTimed ? 'runsTill' : 'validTill', { date: format.date(lot.valid_till) })}
          </span>
        )}
      </p>
      {!isTimed && (
        <p className={styles.left}>
          {t('leftOf', { left: amount(lot.amount_open), amount: amount(lot.amount) })}
          <span className={styles.meter}>
            <ProgressMeter
              percent={Math.round((100 * lot.amount_open) / lot.amount)}
              labelledBy={`lot-${lot.id}`}
            />
          </span>
        </p>
      )}
    </li>
  );
}
