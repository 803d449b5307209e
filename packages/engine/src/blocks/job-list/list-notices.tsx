import { useBoard } from '../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { listHref } from './job-list-data.ts';
import type { ListPart } from './list-parts.ts';
import styles from './job-list.module.css';

/** What the address asked for and could not have: said once, kindly, above the list. */
export function ListNotices({ data, t }: ListPart) {
  const board = useBoard();
  const { otherPlaces, suggested } = data;
  const notices = [data.unknownPlace !== undefined, data.corrected, suggested, otherPlaces, data.ignored];
  if (!notices.some(Boolean) && !data.beyond) return null;
  return (
    <div className={styles.notices}>
      {data.unknownPlace !== undefined && (
        <Notice title={t('placeUnknownTitle', { place: data.unknownPlace })}>{t('placeUnknown')}</Notice>
      )}
      {data.corrected && (
        <Notice>{t('corrected', { typed: data.applied.search ?? '', corrected: data.corrected })}</Notice>
      )}
      {suggested !== undefined && !data.locked.search && (
        <Notice>
          {t('suggested')}{' '}
          <Link href={listHref(board, data, { ...data.own, search: suggested, page: 1 })}>{suggested}</Link>
        </Notice>
      )}
      {otherPlaces !== undefined && !data.locked.location && (
        <Notice>
          {t('placeGuessed', { place: data.place ?? '' })}
          {otherPlaces.length > 0 && ` ${t('placeOthers')}`}
          {otherPlaces.length > 0 && (
            <div className={styles.otherPlaces}>
              {otherPlaces.map(({ name, search }) => (
                <Link key={name} href={listHref(board, data, search)}>
                  {name}
                </Link>
              ))}
            </div>
          )}
        </Notice>
      )}
      {data.ignored && <Notice>{t('ignored')}</Notice>}
      {data.beyond && (
        <Notice
          title={t('beyondTitle')}
          action={
            <LinkButton href={listHref(board, data, { ...data.own, page: 1 })} size="small">
              {t('toFirst')}
            </LinkButton>
          }
        >
          {t('beyond', { count: data.lastPage })}
        </Notice>
      )}
    </div>
  );
}
