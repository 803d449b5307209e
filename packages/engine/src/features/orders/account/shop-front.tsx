import { useEffect } from 'react';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { Notice } from '@boardwright/ui/notice';
import { Balances } from './balances.tsx';
import { OrderList } from './order-list.tsx';
import { QuoteList } from './quote-list.tsx';
import { ShopProducts } from './shop-products.tsx';
import { SlotList } from './slot-list.tsx';
import type { ShopListData } from './web-shop.load.ts';
import type { ShopPart } from './web-shop-props.ts';
import styles from './web-shop.module.css';

const doneId = 'shop-done';

/** What a company has, what it can buy, what it ordered. */
export function ShopFront(props: ShopPart<ShopListData>) {
  const { data, t } = props;
  const { done: notice } = data;
  useEffect(() => {
    if (notice) document.getElementById(doneId)?.focus();
  }, [notice]);
  return (
    <section className={styles.shop} aria-labelledby="shop-title">
      {notice && <OutcomeNotice id={doneId} title={t(`done.${notice}`)} />}
      <h2 id="shop-title" className={styles.title}>
        {t('title')}
      </h2>
      {data.quotes.length > 0 && <QuoteList {...props} />}
      {data.own ? (
        <>
          <Balances {...props} own={data.own} />
          <SlotList {...props} slots={data.own.slots} />
        </>
      ) : (
        <Notice tone="danger" title={t('away')} />
      )}
      <ShopProducts {...props} />
      <OrderList {...props} />
    </section>
  );
}
