import Building2 from 'lucide-react/icons/building-2';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Icon } from '@boardwright/ui/icon';
import styles from './auth-card.module.css';

export interface AuthSideProps {
  /** Whose accent it wears. */
  readonly visitor: 'candidate' | 'employer';
  /** 'Ik zoek werk'; none where nobody is spoken to in particular. */
  readonly who?: string | undefined;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly level: 1 | 2;
  readonly children: ReactNode;
  /** Under the line: where to go instead. */
  readonly foot?: ReactNode;
}

/** One half of the card: who is meant, a title, a form, and the way to the other thing. */
export function AuthSide({ visitor, who, title, lead, level, children, foot }: AuthSideProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.side} data-visitor={visitor}>
      <div>
        {who && (
          <p className={styles.who}>
            <Icon icon={visitor === 'employer' ? Building2 : UserRound} />
            {who}
          </p>
        )}
        <Title className={styles.title}>{title}</Title>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}

/** The class of a form in the card. */
export const authFormClass = styles.form;
