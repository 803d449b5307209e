import { useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import type { CandidateListPart } from './candidate-list-data.ts';
import styles from './candidate-list.module.css';

/** What the address asked for and could not have. */
export function CandidateNotices({ data, t }: CandidateListPart) {
  const board = useBoard();
  if (data.unknownPlace === undefined && !data.beyond) return null;
  return (
    <div className={styles.notices}>
      {data.unknownPlace !== undefined && (
        <Notice title={t('placeUnknownTitle', { place: data.unknownPlace })}>{t('placeUnknown')}</Notice>
      )}
      {data.beyond && (
        <Notice
          title={t('beyondTitle')}
          action={
            <LinkButton href={board.path + writeSearchAddress({ ...data.own, page: 1 })} size="small">
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
