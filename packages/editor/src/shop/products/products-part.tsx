import { type AdminProduct, isRequest } from '@boardwright/api-client/contract';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { useShopApi } from '../shop-api.ts';
import { PartHead } from '../shop-list.tsx';
import { Problem, Reading } from '../../lists/reading.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useFound } from '../../lists/use-found.ts';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import { ProductDialog } from './product-dialog.tsx';
import list from '../../lists/list.module.css';
import { Acts, useActs } from '../../ui/acts.tsx';

/** What is sold, in the order in which it is offered. Nothing is deleted: orders keep what was bought. */
export function ProductsPart() {
  const { t } = useShopMessages();
  const api = useShopApi();
  const state = useFound(useCallback(() => api.products(), [api]));
  const { open, show } = useShopAddress();
  const { refused, attempt } = useAttempt();
  const opened = state.found?.find(({ id }) => String(id) === open);
  const close = () => show({ open: undefined });
  async function sell(product: AdminProduct): Promise<void> {
    await attempt(async () => {
      await api.changeProduct(product.id, { active: !product.active });
      announce(t(product.active ? 'product.isOff' : 'product.isOn', { name: product.name }));
    });
    state.again();
  }
  return (
    <>
      <PartHead part="products">
        <Acts>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => show({ open: 'new' })}
          >
            <Plus size={15} aria-hidden />
            {t('product.add')}
          </button>
        </Acts>
      </PartHead>
      {refused === undefined ? null : <Problem text={refused} />}
      <Reading state={state}>
        {(products) => (
          <ProductTable
            products={products}
            onOpen={(product) => show({ open: String(product.id) })}
            onSell={(product) => void sell(product)}
          />
        )}
      </Reading>
      {opened || (open === 'new' && state.found) ? (
        <ProductDialog
          key={open}
          product={opened}
          vatRate={(opened ?? state.found?.[0])?.vat_rate}
          onClose={close}
          onStored={(name) => {
            announce(t('product.saved', { name }));
            close();
            state.again();
          }}
        />
      ) : null}
    </>
  );
}

interface ProductTableProps {
  readonly products: readonly AdminProduct[];
  readonly onOpen: (product: AdminProduct) => void;
  readonly onSell: (product: AdminProduct) => void;
}

export function ProductTable({ products, onOpen, onSell }: ProductTableProps) {
  const { t } = useShopMessages();
  if (products.length === 0) return <p className={list.none}>{t('product.none')}</p>;
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('product.name')}</th>
          <th scope="col" className={list.extra}>
            {t('product.type')}
          </th>
          <th scope="col" className={list.number}>
            {t('product.price')}
          </th>
          <th scope="col" className={`${list.extra} ${list.number}`}>
            {t('product.duration')}
          </th>
          <th scope="col" className={`${list.extra} ${list.number}`}>
            {t('product.credits')}
          </th>
          <th scope="col" className={list.extra}>
            {t('product.state')}
          </th>
          <th scope="col" className={list.extra}>
            <span className={controls.unseen}>{t('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} onOpen={onOpen} onSell={onSell} />
        ))}
      </tbody>
    </table>
  );
}

interface ProductRowProps extends Pick<ProductTableProps, 'onOpen' | 'onSell'> {
  readonly product: AdminProduct;
}

function ProductRow({ product, onOpen, onSell }: ProductRowProps) {
  const acts = useActs();
  const { t, money } = useShopMessages();
  const { name, type, active, price, discount, vat_rate: rate, duration, credits } = product;
  const net = Math.round(price * (100 - discount));
  const isAsked = isRequest({ type, net });
  const state = (
    <span className={list.badge} data-tone={active ? 'good' : undefined}>
      {t(active ? 'product.on' : 'product.off')}
    </span>
  );
  return (
    <tr data-off={!active}>
      <td>
        <button type="button" className={list.name} data-reads onClick={() => onOpen(product)}>
          {name}
        </button>
        <span className={list.narrow}>
          <small>{t(`kind.${type}`)}</small>
          {state}
        </span>
      </td>
      <td className={list.extra}>
        {t(`kind.${type}`)}
        {product.product_type === 'contract' ? <small>{t('paid.contract')}</small> : null}
      </td>
      <td className={list.number}>
        {isAsked ? t('product.onRequest') : money(net)}
        {discount > 0 ? <small>{t('product.was', { price: money(price * 100), discount })}</small> : null}
        {isAsked || rate === undefined ? null : (
          <small>{t('product.withVat', { rate, total: money(net + Math.round((net * rate) / 100)) })}</small>
        )}
      </td>
      <td className={`${list.extra} ${list.number}`}>{duration ?? '–'}</td>
      <td className={`${list.extra} ${list.number}`}>{credits ?? '–'}</td>
      <td className={list.extra}>{state}</td>
      {/* Where it is narrow, what a product opens into stops and starts it. */}
      <td className={`${list.extra} ${list.does}`}>
        {acts ? (
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => onSell(product)}
          >
            {t(active ? 'product.stop' : 'product.start')}
            <span className={controls.unseen}>: {name}</span>
          </button>
        ) : null}
      </td>
    </tr>
  );
}
