import { useEffect } from 'react';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { favouriteKinds } from './favorites.load.ts';
import { FavouriteItem } from './favourite-item.tsx';
import styles from './favorites.module.css';
import type { FavoritesProps } from './favorites-props.ts';

const doneId = 'favourites-done';

/** The favourites, each with a button to remove it, and the way back from that. */
export function Favorites(props: FavoritesProps) {
  const { data, t } = props;
  const board = useBoard();
  const kindOf = data.kind === 'organisation' ? { kind: 'organisation' } : undefined;
  return (
    <section aria-labelledby="favourites-title">
      <h2 id="favourites-title" className={styles.title}>
        {t('title')}
      </h2>
      <Kinds {...props} />
      <Done {...props} />
      {data.rows.length === 0 ? (
        <NoFavourites {...props} />
      ) : (
        <ul className={styles.rows}>
          {data.rows.map((row) => (
            <FavouriteItem key={row.uuid} {...props} row={row} />
          ))}
        </ul>
      )}
      <Pagination
        page={data.page}
        lastPage={data.lastPage}
        hrefOf={(page) =>
          tabAddress(board, 'favorites', { ...kindOf, ...(page > 1 && { page: String(page) }) })
        }
      />
    </section>
  );
}

function Kinds({ data, t }: FavoritesProps) {
  const board = useBoard();
  const format = useFormat();
  return (
    <nav className={styles.kinds} aria-label={t('kindsLabel')}>
      {favouriteKinds.map((kind) => (
        <Link
          key={kind}
          href={tabAddress(board, 'favorites', kind === 'job' ? {} : { kind })}
          storeScroll
          aria-current={kind === data.kind ? 'page' : undefined}
        >
          {t(`kinds.${kind}`)} <span className={styles.count}>{format.number(data.counts[kind])}</span>
        </Link>
      ))}
    </nav>
  );
}

/** What was just done, and its undoing. With scripts it gets the focus: the button that was pressed is gone. */
function Done(props: FavoritesProps) {
  const { data, t } = props;
  const { removed } = data;
  useEffect(() => {
    if (removed !== undefined) document.getElementById(doneId)?.focus();
  }, [removed]);
  if (data.restored) return <OutcomeNotice title={t('restored')} className={styles.notice} />;
  if (removed === undefined) return null;
  return (
    <PanelForm panel={props} action="restore" className={styles.notice}>
      {({ answer, busy }) => (
        <Notice
          id={doneId}
          tone={answer.message ? 'danger' : 'success'}
          title={answer.message ?? t('removed')}
          action={
            <Button variant="secondary" size="small" busy={busy}>
              {t('undo')}
            </Button>
          }
        >
          <input type="hidden" name="kind" value={data.kind} />
          <input type="hidden" name="of" value={removed} />
        </Notice>
      )}
    </PanelForm>
  );
}

function NoFavourites({ data, t }: FavoritesProps) {
  const board = useBoard();
  const [page, label] =
    data.kind === 'job'
      ? (['p-job-list', 'empty.toJobs'] as const)
      : (['p-organisation', 'empty.toOrganisations'] as const);
  return (
    <EmptyState
      headingLevel={3}
      title={t(`empty.${data.kind}`)}
      text={t(`empty.${data.kind}Text`)}
      action={
        board.paths[page] !== undefined && <LinkButton href={pagePath(board, page)}>{t(label)}</LinkButton>
      }
    />
  );
}
