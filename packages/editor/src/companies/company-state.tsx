import type { CompanyState as State } from '@boardwright/api-client/contract';
import { Ban, CircleCheck, Clock3, type LucideIcon } from 'lucide-react';
import list from '../lists/list.module.css';
import { useCompaniesMessages } from './use-companies-messages.ts';
import styles from './companies.module.css';

const styleOf: Readonly<Record<State, { readonly tone: string; readonly sign: LucideIcon }>> = {
  waiting: { tone: 'open', sign: Clock3 },
  approved: { tone: 'good', sign: CircleCheck },
  blocked: { tone: 'bad', sign: Ban },
};

/** Whether a company may be seen and act: sign, word and colour. */
export function CompanyState({ state }: { readonly state: State }) {
  const t = useCompaniesMessages();
  const { tone, sign: Sign } = styleOf[state];
  return (
    <span className={`${list.badge} ${styles.state}`} data-tone={tone}>
      <Sign size={12} strokeWidth={2} aria-hidden />
      {t(`state.${state}`)}
    </span>
  );
}
