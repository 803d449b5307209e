import type { AdminLot } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import controls from '../../ui/controls.module.css';
import { useShopAddress } from '../use-shop-address.ts';
import { useShopMessages } from '../use-shop-messages.ts';
import list from '../../lists/list.module.css';
import { Acts } from '../../ui/acts.tsx';

interface LotTableProps {
  readonly lots: readonly AdminLot[];
  readonly onWithdraw: (lot: AdminLot) => void;
}

/** What a company bought and was granted: what is left of each, where it came from, and why. */
export function LotTable({ lots, onWithdraw }: LotTableProps) {
  const { t, day } = useShopMessages();
  if (lots.length === 0) return <p className={list.none}>{t('lot.none')}</p>;
  return (
    <div className={list.scroll}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('lot.what')}</th>
            <th scope="col">{t('lot.left')}</th>
            <th scope="col">{t('lot.from')}</th>
            <th scope="col">{t('lot.validTill')}</th>
            <th scope="col">
              <span className={controls.unseen}>{t('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.id} data-off={lot.amount_open === 0}>
              <td>
                {lot.name}
                <small>{t(`grant.named.${lot.kind}`)}</small>
              </td>
              <td>
                <Left lot={lot} />
              </td>
              <td>
                <Origin lot={lot} />
              </td>
              <td>{lot.valid_till === null ? t('lot.forEver') : day(lot.valid_till)}</td>
              <td className={list.does}>
                <Acts>
                  {lot.reason === 'granted' && lot.amount_open > 0 ? (
                    <button
                      type="button"
                      className={`${controls.button} ${controls.secondary}`}
                      onClick={() => onWithdraw(lot)}
                    >
                      {t('lot.withdraw')}
                      <span className={controls.unseen}>: {lot.name}</span>
                    </button>
                  ) : null}
                </Acts>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is left of a lot, and what became of the rest. */
function Left({ lot }: { readonly lot: AdminLot }) {
  const { t, money } = useShopMessages();
  const count = (amount: number) => (lot.kind === 'cpc' ? money(amount) : String(amount));
  const went = [
    ['used', lot.used],
    ['takenBack', lot.taken_back],
    ['expired', lot.expired],
  ] as const;
  const rest = went.filter(([, amount]) => amount > 0);
  return (
    <>
      {t('lot.leftOf', { left: count(lot.amount_open), amount: count(lot.amount) })}
      {rest.length === 0 ? null : (
        <small>{rest.map(([name, amount]) => t(`lot.${name}`, { count: count(amount) })).join(', ')}</small>
      )}
    </>
  );
}

/** Who gave a lot, when and why; of a purchase its order. */
function Origin({ lot }: { readonly lot: AdminLot }) {
  const { t, day } = useShopMessages();
  const { changed } = useShopAddress();
  const { order_id: order, granted_by: admin, note } = lot;
  const text = admin === null ? t('lot.grantedBy') : t('lot.granted', { name: admin });
  return (
    <>
      {order === null ? (
        text
      ) : (
        <Link
          className={list.name}
          to={changed({ part: 'orders', open: String(order), find: undefined, list: undefined })}
        >
          {t('lot.bought', { id: order })}
        </Link>
      )}
      <small>{[day(lot.created_at), note].filter(Boolean).join(' · ')}</small>
    </>
  );
}
