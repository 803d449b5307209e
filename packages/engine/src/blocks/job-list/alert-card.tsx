import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { pagePath, useBoard, type Board } from '../../pages/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { JobListData } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import { filterWords, soughtWords } from './search-words.ts';
import styles from './alert-card.module.css';

export const alertDialogId = 'job-alert-dialog';

/**
 * The page where an alert is set, with this search. Undefined on a board without that page, and for employers (§6),
 * unless the page is being edited: who builds it sees all of it.
 */
export function alertHref(board: Board, data: JobListData): string | undefined {
  if (board.visitor === 'employer' && board.layout !== 'editor') return undefined;
  if (board.paths['p-manage-job-alert'] === undefined) return undefined;
  const { sort: _sort, seed: _seed, limit: _limit, ...search } = data.applied;
  return pagePath(board, 'p-manage-job-alert') + writeSearchAddress({ ...search, ...data.point, page: 1 });
}

export interface AlertCardProps extends ListPart {
  readonly href: string;
  /** `narrow` beside the facets. */
  readonly narrow?: boolean;
}

/** Repeats the search in words and leads to where its alert is set. */
export function AlertCard({ data, settings, t, href, narrow = false }: AlertCardProps) {
  const board = useBoard();
  const filters = filterWords(data, t, board);
  return (
    <section className={classNames(styles.card, narrow && styles.narrow)}>
      <span className={styles.icon}>
        <Icon icon={Bell} />
      </span>
      <div>
        <h3>{t('alert.title') + soughtWords(data, t)}</h3>
        <p>{settings.alertText || [filters && `${filters}.`, t('alert.text')].filter(Boolean).join(' ')}</p>
      </div>
      <LinkButton href={href} className={styles.action}>
        {t('alert.set')}
      </LinkButton>
    </section>
  );
}

/** The same card over the page, opened by the tool above the list: a popover, which needs no script. */
export function AlertDialog(props: AlertCardProps) {
  return (
    <div
      popover="auto"
      id={alertDialogId}
      className={styles.dialog}
      role="dialog"
      aria-label={props.t('alert.tool')}
    >
      <IconButton
        type="button"
        icon={X}
        label={props.t('preview.close')}
        popoverTarget={alertDialogId}
        popoverTargetAction="hide"
        className={styles.close}
      />
      <AlertCard {...props} />
    </div>
  );
}
