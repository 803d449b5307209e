import { isRequest } from '@boardwright/api-client/contract';
import Check from 'lucide-react/icons/check';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useBoard } from '../../board/board-context.ts';
import { orderLink, productAnchor } from './order-link.ts';
import type { ProductsSettings, ProductView } from './products.load.ts';
import styles from './products.module.css';
import type { ProductsKey } from './products.messages.ts';

export interface ProductCardProps {
  readonly product: ProductView;
  readonly settings: ProductsSettings;
  readonly t: Translate<ProductsKey>;
  readonly headingLevel: 2 | 3;
}

/** One product: name, how long, what it costs, what it gives, and the way to it. A card or a row of the list. */
export function ProductCard({ product, settings, t, headingLevel }: ProductCardProps) {
  const Title = `h${headingLevel}` as const;
  const { name, duration, benefits, popular } = product;
  return (
    <article
      id={productAnchor(product)}
      className={classNames(styles.card, popular && styles.popular)}
      aria-labelledby={`${productAnchor(product)}-name`}
    >
      {popular && <p className={styles.flag}>{t('mostPopular')}</p>}
      <div className={styles.head}>
        <Title id={`${productAnchor(product)}-name`} className={styles.name}>
          {name}
        </Title>
        {duration !== null && duration > 0 && (
          <p className={styles.duration}>{t('duration', { count: duration })}</p>
        )}
      </div>
      <Price product={product} t={t} />
      {benefits.length > 0 && (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon icon={Check} />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.order}>
        <Order {...{ product, settings, t }} />
      </div>
    </article>
  );
}

function Price({ product, t }: Pick<ProductCardProps, 'product' | 't'>) {
  const format = useFormat();
  const { price, priceWithVat, fullPrice, discount, type } = product;
  const nothing = t(isRequest({ type, net: price }) ? 'order.request.price' : 'free');
  return (
    <div className={styles.price}>
      <p>
        <b className={styles.amount}>{price === 0 ? nothing : format.money(price)}</b>{' '}
        {price > 0 && <small className="muted">{t('withoutVat')}</small>}
      </p>
      {price > 0 && priceWithVat !== undefined && (
        <p className="muted small">{t('inclVat', { price: format.money(priceWithVat) })}</p>
      )}
      {fullPrice !== undefined && (
        <p className={styles.discount}>
          <span className="visually-hidden">{t('insteadOf')} </span>
          <s>{format.money(fullPrice)}</s>
          <b>{t('discount', { percent: format.number(discount) })}</b>
        </p>
      )}
    </div>
  );
}

function Order({ product, settings, t }: Omit<ProductCardProps, 'headingLevel'>) {
  const board = useBoard();
  const link = orderLink(product, board, settings.redirectToRegister);
  const isAsked = isRequest({ type: product.type, net: product.price });
  if (!link) return <p className="muted small">{t('employersOnly')}</p>;
  return (
    <LinkButton
      href={link.href}
      newTab={link.newTab}
      variant={product.popular ? 'primary' : 'secondary'}
      block
      aria-label={
        isAsked ? `${t('order.request.start')}: ${product.name}` : t('orderName', { name: product.name })
      }
    >
      {t(isAsked ? 'order.request.start' : 'place')}
    </LinkButton>
  );
}
