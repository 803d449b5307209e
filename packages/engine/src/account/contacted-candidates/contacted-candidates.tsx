import { useEffect } from 'react';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { PanelProps } from '../account-panel.ts';
import { ContactedRow } from './contacted-row.tsx';
import { contactedAddress, contactedAnchor, contactedFilters } from './contacted-candidates-address.ts';
import type { ContactedCandidatesData } from './contacted-candidates.load.ts';
import styles from './contacted-candidates.module.css';

const doneId = 'contacted-done';

/** Whom the company asked for contact, what they answered, and how to reach who accepted. */
export function ContactedCandidates(props: PanelProps<ContactedCandidatesData>) {
  const { data, t } = props;
  const { candidates, meta, address } = data;
  const { filter, isDone } = address;
  const board = useBoard();
  const format = useFormat();
  useEffect(() => {
    if (isDone) document.getElementById(doneId)?.focus();
  }, [isDone]);
  return (
    <section id={contactedAnchor} className={styles.panel} aria-labelledby="contacted-title">
      <h2 id="contacted-title" className={styles.title}>
        {t('title')} <span className="num muted">{format.number(meta.total)}</span>
      </h2>
      {isDone && <Notice id={doneId} tone="success" title={t('withdrawn')} className={styles.notice} />}
      <nav className={styles.filters} aria-label={t('filter')}>
        {contactedFilters.map((one) => (
          <Link
            key={one}
            href={contactedAddress(board, { filter: one, page: 1 })}
            keepScroll
            aria-current={one === filter ? 'true' : undefined}
          >
            {t(`filters.${one}`)}
          </Link>
        ))}
      </nav>
      {candidates.length === 0 ? (
        <Nobody {...props} />
      ) : (
        <ul className={styles.list}>
          {candidates.map((candidate) => (
            <li key={candidate.uuid}>
              <ContactedRow {...props} candidate={candidate} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => contactedAddress(board, { filter, page })}
      />
    </section>
  );
}

function Nobody({ data, t }: PanelProps<ContactedCandidatesData>) {
  const board = useBoard();
  if (data.address.filter !== 'all') return <p className="muted">{t('noneSuch')}</p>;
  return (
    <EmptyState
      headingLevel={3}
      title={t('none')}
      text={t('noneText')}
      action={
        board.paths['p-candidate-list'] === undefined ? undefined : (
          <LinkButton href={pagePath(board, 'p-candidate-list')}>{t('find')}</LinkButton>
        )
      }
    />
  );
}
