import type { ArticleState as State } from '@boardwright/api-client/contract';
import { CircleCheck, CircleDashed, CircleSlash, Clock, type LucideIcon, Trash2 } from 'lucide-react';
import { StateBadge } from '../../lists/state-badge.tsx';
import { useDay, useMoment } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './writing.module.css';

const signs: Readonly<Record<State, { readonly sign: LucideIcon; readonly tone?: 'good' | 'open' | 'bad' }>> =
  {
    draft: { sign: CircleDashed },
    planned: { sign: Clock, tone: 'open' },
    published: { sign: CircleCheck, tone: 'good' },
    unpublished: { sign: CircleSlash },
    deleted: { sign: Trash2, tone: 'bad' },
  };

interface WrittenStateProps {
  readonly row: {
    readonly state: State;
    readonly published_at: string | null;
    readonly deleted_at: string | null;
  };
}

/** What something written is to the board, with the day or the moment of it. */
export function WrittenState({ row }: WrittenStateProps) {
  const t = useContentMessages();
  const moment = useMoment();
  const day = useDay();
  const { state, published_at: published, deleted_at: deleted } = row;
  const { sign, tone } = signs[state];
  const when =
    state === 'planned' && published
      ? moment(published)
      : state === 'deleted' && deleted
        ? day(deleted)
        : state === 'published' && published
          ? day(published)
          : '';
  return (
    <StateBadge sign={sign} tone={tone}>
      {t(`written.state.${state}`)}
      {when ? <span className={styles.when}>{when}</span> : null}
    </StateBadge>
  );
}
