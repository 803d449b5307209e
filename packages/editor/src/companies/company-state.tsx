import type { CompanyState as State } from '@boardwright/api-client/contract';
import { Ban, CircleCheck, Clock3, type LucideIcon } from 'lucide-react';
import { StateBadge } from '../lists/state-badge.tsx';
import { useCompaniesMessages } from './use-companies-messages.ts';

const styleOf: Readonly<
  Record<State, { readonly tone: 'good' | 'open' | 'bad'; readonly sign: LucideIcon }>
> = {
  waiting: { tone: 'open', sign: Clock3 },
  approved: { tone: 'good', sign: CircleCheck },
  blocked: { tone: 'bad', sign: Ban },
};

/** Whether a company may be seen and act: sign, word and colour. */
export function CompanyState({ state }: { readonly state: State }) {
  const t = useCompaniesMessages();
  const { tone, sign } = styleOf[state];
  return (
    <StateBadge sign={sign} tone={tone}>
      {t(`state.${state}`)}
    </StateBadge>
  );
}
