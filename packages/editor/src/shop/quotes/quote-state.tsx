import type { AdminQuote, QuoteState as State } from '@boardwright/api-client/contract';
import list from '../../lists/list.module.css';
import { useShopMessages } from '../use-shop-messages.ts';

const tones = {
  draft: undefined,
  sent: 'open',
  accepted: 'good',
  declined: 'bad',
  expired: undefined,
  withdrawn: undefined,
} as const satisfies Record<State, string | undefined>;

/** How a quote stands. */
export function QuoteState({ quote }: { readonly quote: Pick<AdminQuote, 'state'> }) {
  const { t } = useShopMessages();
  return (
    <span className={list.badge} data-tone={tones[quote.state]}>
      {t(`quote.states.${quote.state}`)}
    </span>
  );
}
