import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Pagination } from '@boardwright/ui/pagination';
import { TextField } from '@boardwright/ui/text-field';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { ActionName } from '../../../board/define-block.ts';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import type { contactedCandidatesActions } from './contacted-candidates.actions.ts';
import { ContactedRow } from './contacted-row.tsx';
import {
  contactedAddress,
  contactedAnchor,
  contactedFilters,
  contactedTab,
} from './contacted-candidates-address.ts';
import type { ContactedCandidatesData } from './contacted-candidates.load.ts';
import styles from './contacted-candidates.module.css';
import type { ContactedCandidatesKey } from './contacted-candidates.messages.ts';

const doneId = 'contacted-done';

/** Whom the company asked for contact, what they answered, and how to reach who accepted. */
export function ContactedCandidates(
  props: PanelProps<
    ContactedCandidatesData,
    ActionName<typeof contactedCandidatesActions>,
    ContactedCandidatesKey
  >,
) {
  const { data, t } = props;
  const { candidates, meta, address } = data;
  const { filter, search, isDone } = address;
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
      {isDone && <OutcomeNotice id={doneId} title={t('withdrawn')} className={styles.notice} />}
      {(candidates.length > 0 || filter !== 'all' || search !== '') && <SearchForm {...props} />}
      <nav className={styles.filters} aria-label={t('filter')}>
        {contactedFilters.map((one) => (
          <Link
            key={one}
            href={contactedAddress(board, { filter: one, search, page: 1 })}
            storeScroll
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
        hrefOf={(page) => contactedAddress(board, { filter, search, page })}
      />
    </section>
  );
}

/** By name, profession or place: a form of the address, so that it works without scripts. */
function SearchForm({
  data,
  t,
}: PanelProps<
  ContactedCandidatesData,
  ActionName<typeof contactedCandidatesActions>,
  ContactedCandidatesKey
>) {
  const board = useBoard();
  const { filter, search } = data.address;
  return (
    <Form
      // Another address is another form: its field shows what the list does.
      key={contactedAddress(board, data.address)}
      method="get"
      action={board.path}
      role="search"
      className={styles.search}
      preventScrollReset
    >
      <input type="hidden" name="menuType" value={contactedTab} />
      {filter !== 'all' && <input type="hidden" name="match[status]" value={filter} />}
      <TextField
        id="contacted-search"
        name="search"
        type="search"
        small
        label={t('search')}
        placeholder={t('example')}
        maxLength={200}
        defaultValue={search}
      />
      <Button variant="secondary" size="small" icon={Search}>
        {t('go')}
      </Button>
    </Form>
  );
}

function Nobody({
  data,
  t,
}: PanelProps<
  ContactedCandidatesData,
  ActionName<typeof contactedCandidatesActions>,
  ContactedCandidatesKey
>) {
  const board = useBoard();
  if (data.address.search !== '') return <p className="muted">{t('notFound')}</p>;
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
