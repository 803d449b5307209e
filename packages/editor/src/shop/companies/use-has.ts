import type { LedgerKind } from '@boardwright/api-client/contract';
import { useShopMessages } from '../use-shop-messages.ts';

/** So much of a kind in words: '3 slots', '€30.00 for clicks'. */
export function useHas(): (kind: LedgerKind, amount: number) => string {
  const { t, money } = useShopMessages();
  return (kind, amount) =>
    kind === 'cpc' ? t('has.cpc', { amount: money(amount) }) : t(`has.${kind}`, { count: amount });
}
