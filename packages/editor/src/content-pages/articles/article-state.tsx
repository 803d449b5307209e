import type { AdminArticle, ArticleState as State } from '@boardwright/api-client/contract';
import { CircleCheck, CircleDashed, CircleSlash, Clock, type LucideIcon, Trash2 } from 'lucide-react';
import list from '../../lists/list.module.css';
import { useDay, useMoment } from '../../lists/use-day.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './articles.module.css';

const signs: Readonly<Record<State, { readonly sign: LucideIcon; readonly tone: string }>> = {
  draft: { sign: CircleDashed, tone: 'none' },
  planned: { sign: Clock, tone: 'open' },
  published: { sign: CircleCheck, tone: 'good' },
  unpublished: { sign: CircleSlash, tone: 'none' },
  deleted: { sign: Trash2, tone: 'bad' },
};

/** What an article is to the board, with the day or the moment of it. */
export function ArticleState({
  article,
}: {
  readonly article: Pick<AdminArticle, 'state' | 'published_at' | 'deleted_at'>;
}) {
  const t = useContentMessages();
  const moment = useMoment();
  const day = useDay();
  const { state, published_at: published, deleted_at: deleted } = article;
  const { sign: Sign, tone } = signs[state];
  const when =
    state === 'planned' && published
      ? moment(published)
      : state === 'deleted' && deleted
        ? day(deleted)
        : state === 'published' && published
          ? day(published)
          : '';
  return (
    <span className={`${list.badge} ${styles.state}`} data-tone={tone}>
      <Sign size={13} strokeWidth={2} aria-hidden />
      {t(`article.state.${state}`)}
      {when ? <span className={styles.when}>{when}</span> : null}
    </span>
  );
}
