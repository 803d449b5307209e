import type { RefundPlan } from '@boardwright/api-client/contract';
import { useShopMessages } from '../use-shop-messages.ts';
import styles from '../shop.module.css';

/** The pieces of an order that are left, and those that were used. */
function useBalanceText(currency: string): (balance: NonNullable<RefundPlan['balance']>) => string {
  const { t, money } = useShopMessages(currency);
  return ({ kind, amount, amount_open: left, used }) => {
    const count = (pieces: number) => (kind === 'cpc' ? money(pieces) : String(pieces));
    const named = t(`grant.named.${kind}`);
    const what = named.charAt(0).toLowerCase() + named.slice(1);
    const name = left === 0 ? 'usedUp' : used === 0 ? 'allLeft' : 'left';
    const values = { left: count(left), amount: count(amount), used: count(used), what };
    return t(`refund.${name}`, values);
  };
}

interface RefundEffectsProps {
  readonly plan: RefundPlan;
  readonly isTaken: boolean;
  /** Of the order. */
  readonly currency: string;
}

/** What a refund takes back and what it does not, before it is asked for. */
export function RefundEffects({ plan, isTaken, currency }: RefundEffectsProps) {
  const { t, day } = useShopMessages();
  const balanceText = useBalanceText(currency);
  if (!isTaken) return <p role="status">{t('refund.keeps')}</p>;
  const { balance, jobs, lifted, slots, organisation, valid_till: till } = plan;
  const effects = [
    ...(balance ? [balanceText(balance)] : []),
    ...jobs.map((job) => t('refund.job', { job })),
    ...lifted.map((job) => t('refund.lifted', { job })),
    ...(slots > 0 ? [t('refund.slots', { count: slots })] : []),
    ...(organisation === null ? [] : [t('refund.organisation', { name: organisation })]),
  ];
  if (effects.length === 0) return <p role="status">{t('refund.takesNothing')}</p>;
  return (
    <div role="status" className={styles.effects}>
      <p>{t('refund.takes')}</p>
      <ul>
        {[...new Set(effects)].map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        {till === null ? null : <li>{t('refund.till', { date: day(till) })}</li>}
      </ul>
    </div>
  );
}
