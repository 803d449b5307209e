import type { PersonState as State } from '@boardwright/api-client/contract';
import { Ban, CircleCheck, type LucideIcon, MailQuestionMark, UserX } from 'lucide-react';
import { StateBadge } from '../lists/state-badge.tsx';
import { usePeopleMessages } from './use-people-messages.ts';

const styleOf: Readonly<
  Record<State, { readonly tone: 'good' | 'open' | 'bad'; readonly sign: LucideIcon }>
> = {
  active: { tone: 'good', sign: CircleCheck },
  unproved: { tone: 'open', sign: MailQuestionMark },
  blocked: { tone: 'bad', sign: Ban },
  leaving: { tone: 'bad', sign: UserX },
};

/** Whether somebody can log in: sign, word and colour. */
export function PersonState({ state }: { readonly state: State }) {
  const t = usePeopleMessages();
  const { tone, sign } = styleOf[state];
  return (
    <StateBadge sign={sign} tone={tone}>
      {t(`state.${state}`)}
    </StateBadge>
  );
}
