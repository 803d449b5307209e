import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { pagePath, useBoard, type Board } from '../../board/board-context.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { hiddenSearchFields, writeSearchAddress } from '../../search/search-address.ts';
import { Button } from '@boardwright/ui/button';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { IconButton } from '@boardwright/ui/icon-button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import type { JobListData } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import { filterNames, searchedText } from './search-texts.ts';
import styles from './alert-card.module.css';
import type { ActionName } from '../../board/define-block.ts';
import type { jobListActions } from './job-list.actions.ts';

export const alertDialogId = 'job-alert-dialog';

/**
 * The page where an alert is set, with this search. Undefined on a board without that page, and for employers (§6),
 * unless the page is being edited: who builds it sees all of it.
 */
export function alertHref(board: Board, data: JobListData): string | undefined {
  if (board.visitor === 'employer' && board.layout !== 'editor') return undefined;
  if (board.paths['p-manage-job-alert'] === undefined) return undefined;
  return pagePath(board, 'p-manage-job-alert') + writeSearchAddress(alertSearch(data));
}

/** The list's search, without how the list shows it. */
function alertSearch({ resolved, point }: JobListData): JobSearch {
  const { sort: _sort, seed: _seed, limit: _limit, ...search } = resolved;
  return { ...search, ...point, page: 1 };
}

export interface AlertCardProps extends ListPart {
  readonly href: string;
  /** `narrow` beside the facets. */
  readonly narrow?: boolean;
  /** Which of several cards on the page. */
  readonly part?: string;
}

/** Repeats the search in words and leads to where its alert is set. */
export function AlertCard(props: AlertCardProps) {
  const { data, settings, t, href, narrow = false } = props;
  const board = useBoard();
  const filters = filterNames(data, t, board);
  return (
    <section className={classNames(styles.card, narrow && styles.narrow)}>
      <span className={styles.icon}>
        <Icon icon={Bell} />
      </span>
      <div>
        <h3>{t('alert.title') + searchedText(data, t)}</h3>
        <p>{settings.alertText || [filters && `${filters}.`, t('alert.text')].filter(Boolean).join(' ')}</p>
      </div>
      {board.visitor === 'candidate' ? (
        <SetAlert {...props} />
      ) : (
        <LinkButton href={href}>{t('alert.set')}</LinkButton>
      )}
    </section>
  );
}

/** One press makes it, for who is logged in; a guest says first where the mails go. */
function SetAlert({ id, data, t, outcome, narrow, part = narrow ? 'side' : 'list' }: AlertCardProps) {
  const board = useBoard();
  return (
    <BlockForm<ActionName<typeof jobListActions>>
      id={id}
      action="setAlert"
      part={part}
      initial={outcome?.action === 'setAlert' ? outcome.result : undefined}
    >
      {({ result, busy }) =>
        result?.ok ? (
          <p role="status">
            {t('alert.done')}{' '}
            {board.paths['p-account'] !== undefined && (
              <Link href={`${pagePath(board, 'p-account')}?menuType=job-alerts`}>{t('alert.manage')}</Link>
            )}
          </p>
        ) : (
          <>
            {hiddenSearchFields(alertSearch(data)).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button block busy={busy}>
              {t('alert.set')}
            </Button>
            {result && <p role="alert">{result.message}</p>}
          </>
        )
      }
    </BlockForm>
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
      <AlertCard {...props} part="dialog" />
    </div>
  );
}
