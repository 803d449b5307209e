import type { DeliveryState } from '@boardwright/api-client/contract';
import { CircleHelp, Clock, type LucideIcon, MailCheck, MailX, Trash2 } from 'lucide-react';
import { StateBadge } from '../../lists/state-badge.tsx';
import { useApplicationMessages } from './use-application-messages.ts';

const styleOf: Readonly<
  Record<DeliveryState, { readonly tone?: 'good' | 'open' | 'bad'; readonly sign: LucideIcon }>
> = {
  delivered: { tone: 'good', sign: MailCheck },
  waiting: { tone: 'open', sign: Clock },
  failed: { tone: 'bad', sign: MailX },
  unknown: { sign: CircleHelp },
  leaving: { tone: 'bad', sign: Trash2 },
};

/** What came of an application's mail to the employer: sign, word and colour. */
export function DeliveryBadge({ state }: { readonly state: DeliveryState }) {
  const t = useApplicationMessages();
  const { tone, sign } = styleOf[state];
  return (
    <StateBadge sign={sign} tone={tone}>
      {t(`state.${state}`)}
    </StateBadge>
  );
}
